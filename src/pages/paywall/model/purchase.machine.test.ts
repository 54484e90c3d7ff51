import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { Checkout, Payment, PaymentAnswer } from '#contract/payment'
import { giftOf, offerOf, paymentOf } from '#samples/payments'
import type { Offer } from './offer'
import { innermost, type Arrival, type Wish } from './purchase-context'
import { purchaseMachine } from './purchase.machine'

const refusal = (status: number) => Object.assign(new Error('refused'), { name: 'HTTPError', response: { status }, data: undefined })
const checkout: Checkout = { action: '/pay', data: 'd', signature: 's' }
const answer = (state: Payment['state']): PaymentAnswer => ({
  payment: paymentOf({ state }),
  checkout: state === 'created' ? checkout : null,
})

type Script = { offer?: Offer; begin?: (wish: Wish) => Promise<PaymentAnswer>; looks?: (Payment['state'] | number)[]; isGiven?: boolean[] }

function start(
  { offer = offerOf(), begin = async () => answer('created'), looks = [], isGiven = [] }: Script = {},
  arrival: Partial<Arrival> = {},
) {
  const left: (Checkout | null)[] = []
  const facts: string[] = []
  const clock = new SimulatedClock()
  const logic = purchaseMachine.provide({
    actors: {
      loadOffer: fromPromise(async () => offer),
      beginPayment: fromPromise(({ input }) => begin(input)),
      leave: fromPromise<void, Checkout | null>(({ input }) => (left.push(input), new Promise(() => undefined))),
      readPayment: fromPromise(async () => {
        const next = looks.shift() ?? 500
        if (typeof next === 'number') throw refusal(next)
        return answer(next)
      }),
      makeGift: fromPromise(async () => giftOf({})),
      readGift: fromPromise(async () => giftOf({ isPaid: isGiven.shift() ?? false })),
    },
  })
  const order = { productId: null, seats: null, groupId: null }
  const actor = createActor(logic, { input: { paymentId: null, giftToken: null, order, email: '', ...arrival }, clock })
  actor.on('*', ({ type }) => void facts.push(type))
  const reach = (state: string) => waitFor(actor, ({ value }) => innermost(value) === state)
  /** The first state lasts four seconds and no less; then comes the second. */
  const waitFourSeconds = async (state: string, next: string) => {
    await reach(state)
    clock.increment(3999)
    expect(innermost(actor.getSnapshot().value)).toBe(state)
    clock.increment(1)
    await reach(next)
  }
  return { actor: actor.start(), clock, facts, left, reach, waitFourSeconds }
}

describe('from the offer to the provider', () => {
  test('the chosen plan and the typed address are what is paid for', async () => {
    const wishes: Wish[] = []
    const { actor, left, reach } = start({ begin: async (wish) => (wishes.push(wish), answer('created')) })
    await reach('choosing')
    actor.send({ type: 'product.choose', productId: 'month' })
    actor.send({ type: 'email.type', typed: ' mama@example.com ' })
    actor.send({ type: 'payment.begin' })
    await reach('leaving')
    expect([wishes, left]).toEqual([[{ product: 'month', seats: null, group: null, email: 'mama@example.com', gift: null }], [checkout]])
  })

  test('a guest without an address is not sent away, and typing forgets the complaint', async () => {
    const { actor, left, reach } = start()
    await reach('choosing')
    actor.send({ type: 'payment.begin' })
    const complaint = actor.getSnapshot().context.complaint
    actor.send({ type: 'email.type', typed: 'm' })
    expect([complaint, actor.getSnapshot().context.complaint, left]).toEqual(['Вкажи e-mail, куди надіслати квитанцію', null, []])
  })

  test('seats and the group come along from the page of groups', async () => {
    const wishes: Wish[] = []
    const offer = offerOf({ email: 'teacher@example.com' })
    const { actor, reach } = start(
      { offer, begin: async (wish) => (wishes.push(wish), answer('created')) },
      { order: { productId: null, seats: 30, groupId: 'g' } },
    )
    await reach('choosing')
    actor.send({ type: 'payment.begin' })
    await reach('leaving')
    expect(wishes).toEqual([{ product: 'group-2027', seats: 30, group: 'g', email: null, gift: null }])
  })

  test('a payment that could not be begun leaves the choice and the address, with the reason', async () => {
    const { actor, facts, reach } = start({ begin: () => Promise.reject(refusal(503)) })
    await reach('choosing')
    actor.send({ type: 'email.type', typed: 'mama@example.com' })
    actor.send({ type: 'payment.begin' })
    await reach('beginning')
    const { context } = await reach('choosing')
    expect([context.email, context.problem?.status, facts]).toEqual(['mama@example.com', 503, ['call.failed']])
  })

  test('who steps back from the provider, or never gets there, chooses again', async () => {
    const { actor, clock, reach } = start({ offer: offerOf({ email: 'o@example.com' }) })
    const wait = () => {
      clock.increment(9999)
      expect(innermost(actor.getSnapshot().value)).toBe('leaving')
      clock.increment(1)
    }
    for (const comeBack of [() => actor.send({ type: 'offer.show' }), wait]) {
      await reach('choosing')
      actor.send({ type: 'payment.begin' })
      await reach('leaving')
      comeBack()
      expect(innermost(actor.getSnapshot().value)).toBe('choosing')
    }
  })
})

describe('back from the provider', () => {
  test.each([
    ['paid', 'paid', ['premium.bought']],
    ['pending', 'pending', []],
    ['failed', 'failed', []],
    ['expired', 'failed', []],
    ['refunded', 'refunded', []],
    ['created', 'unfinished', []],
    [404, 'choosing', []],
    [500, 'unclear', []],
  ] as const)('a payment that is %s is shown as %s', async (look, state, told) => {
    const { facts, reach } = start({ looks: [look] }, { paymentId: 'p' })
    const { context } = await reach(state)
    expect([facts, context.answer?.payment.state]).toEqual([told, typeof look === 'string' ? look : undefined])
  })

  test('while the bank decides we ask by ourselves until it is paid', async () => {
    const { actor, facts, reach, waitFourSeconds } = start({ looks: ['pending', 'pending', 'paid'] }, { paymentId: 'p' })
    await waitFourSeconds('pending', 'checking')
    await reach('pending')
    actor.send({ type: 'payment.check' })
    await reach('paid')
    expect(facts).toEqual(['premium.bought'])
  })

  test('an unfinished payment goes on with its own form, a failed one begins anew', async () => {
    const unfinished = start({ looks: ['created'] }, { paymentId: 'p' })
    await unfinished.reach('unfinished')
    unfinished.actor.send({ type: 'payment.resume' })
    const failed = start({ looks: ['failed'] }, { paymentId: 'p' })
    await failed.reach('failed')
    failed.actor.send({ type: 'offer.show' })
    const { value, context } = failed.actor.getSnapshot()
    expect([unfinished.left, innermost(value), context.paymentId, context.answer]).toEqual([[checkout], 'choosing', null, null])
  })
})

test('whoever has sent a link learns of the payment without a reload', async () => {
  const { actor, clock, facts, reach, waitFourSeconds } = start({ isGiven: [false, true] })
  await reach('choosing')
  actor.send({ type: 'gift.ask' })
  await waitFourSeconds('shared', 'watching')
  await reach('shared')
  clock.increment(4000)
  await reach('given')
  expect(facts).toEqual(['premium.bought'])
})
