import type { Gift, Payment } from '#contract/payment'
import type { Product, Products } from '#contract/product'
import type { User } from '#contract/user'

const until = '2027-07-31T20:59:59.000Z'
const common = { currency: 'UAH', isRenewing: false, refundDays: 14 } as const
export const season: Product = {
  ...common,
  id: 'season-2027',
  kind: 'season',
  title: 'До кінця сесії НМТ-2027',
  priceMinor: 49_900,
  until,
  days: null,
  seats: null,
}
const month: Product = { ...season, id: 'month', kind: 'month', title: 'Місяць', priceMinor: 14_900, until: null, days: 30 }
const group: Product = {
  ...season,
  id: 'group-2027',
  kind: 'group',
  title: 'Преміум для класу до кінця сесії НМТ-2027',
  priceMinor: 29_900,
  seats: {
    least: 5,
    most: 200,
    steps: [
      { from: 5, priceMinor: 29_900 },
      { from: 30, priceMinor: 23_900 },
    ],
  },
}
const nobody: User = { id: 'u', is_anonymous: true, name: null, email: null, avatar_url: null, premium: { status: 'none' } }

type Offered = Products & { user: User; gift: Gift | null }

/** An offer to a guest; `user` changes who it is. */
export const offerOf = (user: Partial<User> = {}, change: Partial<Offered> = {}): Offered => ({
  products: [season, month, group],
  variant: 'paywall',
  isTest: true,
  canPay: true,
  user: { ...nobody, ...user },
  gift: null,
  ...change,
})

export const paymentOf = (change: Partial<Payment>): Payment => ({
  id: '7b1f1c3e-0000-4000-8000-000000000001',
  product: { id: 'season-2027', kind: 'season', title: season.title },
  seats: null,
  amountMinor: 49_900,
  currency: 'UAH',
  state: 'created',
  isTest: true,
  isGift: false,
  isOwn: true,
  createdAt: '2026-11-21T09:00:00.000Z',
  paidAt: null,
  until: null,
  refundedAt: null,
  refundedMinor: 0,
  reason: null,
  ...change,
})

export const giftOf = (change: Partial<Gift>): Gift => ({
  token: 'abcdefghijklmnopqrstuv',
  name: 'Марічка',
  product: season,
  isOwn: false,
  isPaid: false,
  isTest: true,
  expiresAt: '2026-12-21T09:00:00.000Z',
  ...change,
})
