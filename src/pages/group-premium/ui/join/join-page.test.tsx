import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { offer } from '#samples/groups'
import { answer, openGroups, refusal, type Script } from '../../../../../tests/fixtures/open-group'

const look = 'POST group-invitations'
const join = 'POST group-invitations/join'
const open = (script: Script, token?: string | null) => openGroups('/group-premium?join=k7mx3p', script, token)
const offered: Script = { [look]: () => answer({ offer }) }

test('the consent is not ticked beforehand, and joining without it shares nothing', async () => {
  const { user, asked, history } = open({ ...offered, [join]: () => answer({ groupId: offer.groupId }) })
  const consent = await screen.findByRole('checkbox', { name: /^Показувати мої результати: Ганна Іванівна бачитиме/ })
  expect(consent).not.toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Приєднатися без результатів' }))
  expect(asked).toEqual([
    [look, { code: 'K7MX3P' }],
    [join, { code: 'K7MX3P', sharesResults: false }],
  ])
  await screen.findByRole('status')
  expect(history.at(-1)).toBe(`/group-premium?group=${offer.groupId}`)
})

test('the consent goes along once it is given, and the button says so', async () => {
  const { user, asked } = open({ ...offered, [join]: () => refusal(409, 'Усі місця в класі зайнято') })
  await user.click(await screen.findByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Приєднатися й показувати результати' }))
  expect(asked.at(-1)).toEqual([join, { code: 'K7MX3P', sharesResults: true }])
  expect(await screen.findByRole('alert')).toHaveTextContent('Не вдалося приєднатисяУсі місця в класі зайнято.')
  expect(screen.getByRole('checkbox')).toBeChecked()
})

test('a guest is asked to sign in first, on this very page', async () => {
  const { user, authModal } = open(offered, null)
  await user.click(await screen.findByRole('button', { name: 'Увійти або зареєструватися' }))
  expect([authModal.getSnapshot().matches('closed'), screen.queryByRole('checkbox')]).toEqual([false, null])
})

test.each([
  ['full', 'Усі місця в класі зайнято. Скажи про це тому, хто тебе запросив.'],
  ['over', 'Оплачений строк цього класу минув. Скажи про це тому, хто тебе запросив.'],
  ['removed', 'Твоє місце в цьому класі забрано. Повернутися можна за новим особистим кодом.'],
] as const)('a group that is %s says so and offers no seat', async (state, words) => {
  open({ [look]: () => answer({ offer: { ...offer, state } }) })
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})

test('who is in already is led to the group', async () => {
  const { history } = open({ [look]: () => answer({ offer: { ...offer, state: 'member' } }) })
  await expect.poll(() => history.at(-1)).toBe(`/group-premium?group=${offer.groupId}`)
})

test.each([
  [404, 'Такого коду немає. Перевір літери й цифри', 'Це запрошення не діє'],
  [409, 'Цей код скасовано. Попроси вчителя про новий', 'Це запрошення не діє'],
  [429, 'Забагато спроб. Зачекай кілька хвилин і спробуй ще раз', 'Запрошення не завантажилося'],
])('a code refused with %i is told why, with a way on', async (status, words, title) => {
  open({ [look]: () => refusal(status, words) })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByText(`${words}.`)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ввести інший код' })).toHaveAttribute('href', '/group-premium')
})

test('whom a group is handed to agrees to lead it, and shares nothing', async () => {
  const { user, asked } = open({
    [look]: () => answer({ offer: { ...offer, kind: 'owner' } }),
    [join]: () => answer({ groupId: offer.groupId }),
  })
  await user.click(await screen.findByRole('button', { name: 'Узяти клас' }))
  expect([asked.at(-1), screen.queryByRole('checkbox')]).toEqual([[join, { code: 'K7MX3P', sharesResults: false }], null])
})
