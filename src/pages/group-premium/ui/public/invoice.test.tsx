import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openGroups, refusal } from '../../../../../tests/fixtures/open-group'

const sent = 'POST partnership'
const open = async (answer: () => Response) => {
  const opened = openGroups('/group-premium', { [sent]: answer })
  const form = within(await screen.findByRole('region', { name: 'Рахунок для школи' }))
  return { ...opened, form, ask: () => opened.user.click(form.getByRole('button', { name: 'Попросити рахунок' })) }
}

test('nothing is sent until what is needed is there, and the first gap takes the focus', async () => {
  const { form, ask, asked } = await open(() => Response.json({ success: true }))
  await ask()
  expect(form.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    'Напишіть назву організації',
    'Напишіть, як до вас звертатися',
    'Перевір адресу e-mail',
    'Без згоди ми не можемо відповісти',
  ])
  expect([document.activeElement, asked]).toEqual([form.getByLabelText('Заклад чи організація'), []])
})

test('a request that fails keeps what was typed, and then arrives', async () => {
  let tries = 0
  const { form, ask, asked, user } = await open(() => (tries++ ? Response.json({ success: true }) : refusal(503, 'Сервер перевантажено')))
  await user.type(form.getByLabelText('Заклад чи організація'), 'Ліцей № 5')
  await user.type(form.getByLabelText('Як до вас звертатися'), 'Оля')
  await user.type(form.getByLabelText('E-mail для рахунка'), 'olia@example.com')
  await user.click(form.getByRole('checkbox'))
  await ask()
  expect(await form.findByText(/Сервер перевантажено. Усе написане на місці/)).toBeVisible()
  expect(form.getByLabelText('Заклад чи організація')).toHaveValue('Ліцей № 5')
  await ask()
  expect(await form.findByText('Запит надіслано')).toBeVisible()
  expect(asked.map(([route]) => route)).toEqual([sent, sent])
  expect(asked[1]).toEqual(asked[0])
})
