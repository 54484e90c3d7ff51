import type { Letter } from './post.ts'

type Paid = {
  id: string
  title: string
  seats: number | null
  amountMinor: number
  paidAt: Date | null
  endsAt: Date | null
  isTest: boolean
}

const day = new Intl.DateTimeFormat('uk-UA', { timeZone: 'Europe/Kyiv', dateStyle: 'long' })
const amount = new Intl.NumberFormat('uk-UA', { style: 'currency', currency: 'UAH' })

/** The receipt for the payer. */
export const receiptLetter = ({ id, title, seats, amountMinor, paidAt, endsAt, isTest }: Paid): Letter => ({
  subject: isTest ? 'Тестова квитанція: гроші не списано' : 'Квитанція про оплату',
  text: [
    'Вітаємо!',
    '',
    ...(isTest ? ['Це тестова оплата: гроші не списано.', ''] : []),
    `Оплачено: ${title}${seats === null ? '' : `, місць: ${seats}`}`,
    `Сума: ${amount.format(amountMinor / 100)}`,
    ...(paidAt ? [`Дата: ${day.format(paidAt)}`] : []),
    ...(endsAt ? [`Діє до: ${day.format(endsAt)}`] : []),
    'Автопродовження немає: більше нічого не спишеться.',
    `Номер платежу: ${id}`,
    '',
    'Передумати можна протягом 14 днів: досить листа до нас із номером платежу, і ми повернемо гроші.',
    '',
  ].join('\n'),
})
