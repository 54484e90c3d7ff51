import type { SnapshotFrom } from 'xstate'
import { giftOf, offerOf, paymentOf } from '#samples/payments'
import { metaOf, smallChart, type Move } from '#chart-lab/testing'
import { innermost } from '@/pages/paywall/model/purchase-context'
import { purchaseMachine } from '@/pages/paywall/model/purchase.machine'
import { refusalOf } from '../../fixtures/refusal'
import { good, mostLooks, type PurchaseEvent, type Screen } from './purchase-events'
import { purchaseModel } from './purchase-model'

type Look = {
  screen: Screen
  product: string
  address: string
  complaint: '' | 'missing' | 'wrong'
  problem: string
  payment: string
  link: string
  /** The page came back from a payment that it has not put away since. */
  isPaymentKnown: boolean
}
export const token = giftOf({}).token
export const paymentId = 'p1'
export const products = ['season-2027', 'month']
export const checkoutOf = (payment: string) => ({ action: '/pay', data: payment, signature: 's' })

/** The call that is open in a state, with all that the server is told. */
function askedIn({ asks, context }: { asks: string; context: SnapshotFrom<typeof purchaseModel>['context'] }): string[] {
  const gift = context.after === 'gift' ? token : null
  const product = gift ? 'season-2027' : context.product
  const given: Record<string, unknown> = {
    loadOffer: gift,
    beginPayment: { product, seats: null, group: null, email: context.address.trim() || null, gift },
    leave: checkoutOf(context.payment),
    readPayment: paymentId,
    makeGift: product,
    readGift: token,
  }
  return asks ? [`${asks} ${JSON.stringify(given[asks])}`] : []
}

const answerOf = (state: PaymentState) => ({ payment: paymentOf({ id: paymentId, state }), checkout: checkoutOf(state) })
type PaymentState = Extract<PurchaseEvent, { state: unknown }>['state']
const states: PaymentState[] = ['paid', 'pending', 'refunded', 'created', 'failed']
const arrivals = {
  nothing: { paymentId: null, giftToken: null },
  payment: { paymentId, giftToken: null },
  gift: { paymentId: null, giftToken: token },
}
const order = { productId: null, seats: null, groupId: null }

/** A look that finds nothing new, at a payment or at a link: whichever is waited for. */
const round: Move[] = [
  { pass: 4000 },
  { answer: 'readPayment', output: answerOf('pending'), isOptional: true },
  { answer: 'readGift', output: giftOf({ isPaid: false }), isOptional: true },
]

export const cases: PurchaseEvent[] = [
  ...(['nothing', 'payment', 'gift'] as const).map((after) => ({ type: 'page opens', after }) as const),
  ...[true, false].map((isGuest) => ({ type: 'server shows the offer', isGuest }) as const),
  ...products.map((product) => ({ type: 'visitor chooses', product }) as const),
  ...['', ` ${good}`, 'olya'].map((address) => ({ type: 'visitor types an address', address }) as const),
  ...states.map((state) => ({ type: 'server tells of the payment', state }) as const),
]

const cameBack: PurchaseEvent[] = [
  { type: 'page opens', after: 'payment' },
  { type: 'server shows the offer', isGuest: false },
  { type: 'server tells of the payment', state: 'pending' },
]
const stillPending: PurchaseEvent = { type: 'server tells of the payment', state: 'pending' }
const shared: PurchaseEvent[] = [
  { type: 'page opens', after: 'nothing' },
  { type: 'server shows the offer', isGuest: false },
  { type: 'visitor asks for a link' },
  { type: 'server makes the link' },
]
/** Ways in which a press begins the ten minutes of looks anew. */
const ways: Record<string, PurchaseEvent[]> = {
  'a press while it is looked': [
    ...cameBack,
    { type: 'a pause passes' },
    stillPending,
    { type: 'visitor looks again' },
    stillPending,
    { type: 'ten minutes pass' },
  ],
  'a press after ten minutes': [
    ...cameBack,
    { type: 'ten minutes pass' },
    { type: 'a pause passes' },
    { type: 'visitor looks again' },
    stillPending,
    { type: 'a pause passes' },
  ],
  'another plan while it is looked': [...shared, { type: 'a pause passes' }, { type: 'visitor chooses', product: 'month' }],
  'a press after ten minutes at a link': [
    ...shared,
    { type: 'ten minutes pass' },
    { type: 'a pause passes' },
    { type: 'visitor looks again' },
    { type: 'the link is not paid' },
    { type: 'a pause passes' },
  ],
}

export const purchase = smallChart({
  chart: purchaseMachine,
  model: purchaseModel,
  cases,
  isLarge: true,
  ways,
  choose: ({ context: { looks } }, { type }) => type !== 'a pause passes' || looks < 2 || looks === mostLooks,
  seen: (state) => {
    const { asks, screen, waits } = metaOf<{ asks: string; screen: Screen; waits: number[] }>(state)
    const { after, isGuest: _, looks: __, ...look } = state.context
    return screen === 'nothing'
      ? {}
      : { screen, waits, ...look, isPaymentKnown: after === 'payment', asked: askedIn({ asks, context: state.context }) }
  },
  hold: {
    calls: ['loadOffer', 'beginPayment', 'leave', 'readPayment', 'makeGift', 'readGift'],
    idle: ['ten minutes pass'],
    moves: {
      'page opens': ({ after }) => ({ open: { ...arrivals[after], order, email: '' } }),
      'server shows the offer': ({ isGuest }) => ({
        answer: 'loadOffer',
        output: (gift: string | null) =>
          offerOf({ email: isGuest ? null : 'own@example.org' }, { gift: gift === token ? giftOf({}) : null }),
      }),
      'server is out of order': { refuse: 'loadOffer', error: refusalOf(503) },
      'visitor loads again': { send: { type: 'offer.load' } },
      'visitor chooses': ({ product }) => ({ send: { type: 'product.choose', productId: product } as never }),
      'visitor types an address': ({ address }) => ({ send: { type: 'email.type', typed: address } as never }),
      'visitor pays': { send: { type: 'payment.begin' } },
      'visitor asks for a link': { send: { type: 'gift.ask' } },
      'visitor steps back': { send: { type: 'offer.show' } },
      'server begins the payment': { answer: 'beginPayment', output: answerOf('created') },
      'server refuses to begin': { refuse: 'beginPayment', error: refusalOf(500) },
      'page is left': { answer: 'leave' },
      'page cannot be left': { refuse: 'leave', error: new Error('no form') },
      'ten seconds pass': { pass: 10_000 },
      'server tells of the payment': ({ state }) => ({ answer: 'readPayment', output: answerOf(state) }),
      'server knows of no payment': { refuse: 'readPayment', error: refusalOf(404) },
      'server says nothing': { refuse: 'readPayment', error: refusalOf(502) },
      'a pause passes': { pass: 4000 },
      'ten minutes pass': { series: Array.from({ length: mostLooks }).flatMap(() => round) },
      'visitor looks again': { send: { type: 'payment.check' } },
      'visitor goes on paying': { send: { type: 'payment.resume' } },
      'server makes the link': { answer: 'makeGift', output: giftOf({}) },
      'server refuses the link': { refuse: 'makeGift', error: refusalOf(501) },
      'the link is paid': { answer: 'readGift', output: giftOf({ isPaid: true }) },
      'the link is not paid': { answer: 'readGift', output: giftOf({ isPaid: false }) },
      'nothing is heard of the link': { refuse: 'readGift', error: refusalOf(null) },
    },
    look: ({ value, context }): Look => ({
      screen: innermost(value) as Screen,
      product: context.order.productId ?? products[0] ?? '',
      address: context.email,
      complaint: context.complaint === null ? '' : context.complaint.startsWith('Вкажи e-mail, куди') ? 'missing' : 'wrong',
      problem: context.problem?.detail ?? '',
      payment: context.answer?.payment.state ?? '',
      link: context.link ? 'link' : '',
      isPaymentKnown: context.paymentId !== null,
    }),
  },
})
