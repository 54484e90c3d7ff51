import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { group, membership } from '#samples/groups'
import { answer, openGroups, refusal, type Script } from '../../../../../tests/fixtures/open-group'

const steps = [
  { from: 5, priceMinor: 40000 },
  { from: 10, priceMinor: 35000 },
  { from: 30, priceMinor: 30000 },
]
const season = {
  id: 'group-season',
  kind: 'group',
  title: 'До кінця сесії',
  priceMinor: 40000,
  currency: 'UAH',
  until: '2027-07-31T20:59:59.000Z',
  days: null,
  isRenewing: false,
  refundDays: 14,
  seats: { least: 5, most: 200, steps },
}
const sold = { products: [season], variant: 'paywall', isTest: true, canPay: true }
const world = (change: Script = {}): Script => ({
  'GET products': () => answer(sold),
  'GET groups': () => answer({ owned: [], joined: [] }),
  ...change,
})
const seats = () => screen.getByRole('textbox', { name: 'Скільки місць' })
const total = () => screen.getByText('Разом за весь клас').parentElement?.textContent?.replaceAll('\u00a0', ' ')

describe('the calculator', () => {
  test('multiplies the seats by the price of their step and leads to the payment with them', async () => {
    const { user } = openGroups('/group-premium', world(), null)
    expect(await screen.findByRole('link', { name: 'До оплати' })).toHaveAttribute(
      'href',
      '/paywall?product=group-season&seats=30&variant=own',
    )
    expect(screen.getByText('тест, гроші не списуються')).toBeVisible()
    expect(total()).toContain('9 000 ₴30 місць × 300 ₴, до 31 липня 2027 рокуЗнижка за кількість — 3 000 ₴.')
    await user.clear(seats())
    await user.type(seats(), '8')
    expect(total()).toContain('3 200 ₴8 місць × 400 ₴, до 31 липня 2027 рокуЩе 2 місця — і кожне коштуватиме 350 ₴.')
    expect(screen.getByRole('row', { name: '5–9 400 ₴ ваша ціна' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'До оплати' })).toHaveAttribute('href', '/paywall?product=group-season&seats=8&variant=own')
  })

  test.each(['4', '201', 'сто'])('says what is wrong with %s seats and offers no payment', async (typed) => {
    const { user } = openGroups('/group-premium', world(), null)
    await screen.findByRole('link', { name: 'До оплати' })
    await user.clear(seats())
    await user.type(seats(), typed)
    expect(screen.getByRole('alert')).toHaveTextContent('Напишіть число від 5 до 200.')
    expect(screen.queryByRole('link', { name: 'До оплати' })).not.toBeInTheDocument()
  })

  test('without prices says so and takes another try; the rest of the page stands', async () => {
    let tries = 0
    const { user } = openGroups(
      '/group-premium',
      world({ 'GET products': () => (tries++ ? answer(sold) : refusal(400, 'Щось зламалося')) }),
    )
    expect(await screen.findByText('Ціни не завантажилися')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Що бачить учитель, а що ні' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Спробувати ще' }))
    expect(await screen.findByRole('link', { name: 'До оплати' })).toBeVisible()
  })

  test('where nothing can be paid says so', async () => {
    openGroups('/group-premium', world({ 'GET products': () => answer({ ...sold, canPay: false }) }))
    expect(await screen.findByText(/Преміум для класу поки що не продається/)).toBeVisible()
  })
})

describe('own groups', () => {
  test('are listed with what is going on in each', async () => {
    const lost = { ...membership, id: group.id.replace('a11', 'a12'), title: 'Гурток', state: 'revoked', tasks: [] }
    openGroups('/group-premium', world({ 'GET groups': () => answer({ owned: [group], joined: [lost] }) }))
    const list = within(await screen.findByRole('region', { name: 'Мої класи' }))
    expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['11-БВаш клас · зайнято 2 з 12до 31 липня 2027 року', `/group-premium?group=${group.id}`],
      ['Мої роботиСкладені із завдань банку: для класу й на папір', '/group-premium?works='],
      ['ГуртокВеде Ганна Іванівнамісце втрачено', `/group-premium?group=${lost.id}`],
    ])
  })

  test('of a guest who has none are not spoken of', async () => {
    openGroups('/group-premium', world(), null)
    await screen.findByRole('link', { name: 'До оплати' })
    expect(screen.queryByRole('region', { name: 'Мої класи' })).not.toBeInTheDocument()
  })
})

describe('a code', () => {
  test('opens the invitation, however it is typed', async () => {
    const { user, history } = openGroups('/group-premium', world())
    await user.type(await screen.findByRole('textbox', { name: 'Код із шести знаків' }), 'к7м х3р')
    await user.click(screen.getByRole('button', { name: 'Відкрити запрошення' }))
    expect(history.at(-1)).toBe('/group-premium?join=K7MX3P')
  })

  test('that cannot be one is not asked for', async () => {
    const { user, history } = openGroups('/group-premium', world())
    await user.type(await screen.findByRole('textbox', { name: 'Код із шести знаків' }), 'abc')
    await user.click(screen.getByRole('button', { name: 'Відкрити запрошення' }))
    expect([screen.getByRole('alert').textContent, history]).toEqual(['Код має 6 літер і цифр', ['/group-premium']])
  })
})
