import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { Checkout, Gift, Payment, PaymentAnswer } from '#contract/payment'
import { giftOf, offerOf, paymentOf } from '#samples/payments'
import type { Offer } from './offer'
import { innermost, mostChecks, type Wish } from './purchase-context'
import { purchaseMachine } from './purchase.machine'
import { refusalOf } from '../../../../tests/fixtures/refusal'

type Script = {
  leave?: () => Promise<void>
  offers?: (Offer | Error)[]
  looks?: (Payment['state'] | Error)[]
  gift?: Gift | Error
  given?: (Gift | Error)[]
  paymentId?: string
}

const checkout: Checkout = { action: '/pay', data: 'd', signature: 's' }

/** Every call is noted with what it asks for, and answered by the script. */
function start({
  offers = [offerOf()],
  looks = [],
  gift = giftOf({}),
  given = [],
  paymentId,
  leave = () => new Promise(() => undefined),
}: Script) {
  const calls: unknown[] = []
  const told: string[] = []
  const clock = new SimulatedClock()
  const say = <T>(call: unknown, answer: T | Error | undefined): T => {
    calls.push(call)
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('nothing more is scripted')
    return answer
  }
  const logic = purchaseMachine.provide({
    actors: {
      loadOffer: fromPromise(async ({ input }) => say(['offer', input], offers.shift())),
      readPayment: fromPromise(async ({ input }) => {
        const look = looks.shift()
        return say(['payment', input], typeof look === 'string' ? { payment: paymentOf({ state: look }), checkout: null } : look)
      }),
      beginPayment: fromPromise<PaymentAnswer, Wish>(async () => say('begin', { payment: paymentOf({ state: 'created' }), checkout })),
      leave: fromPromise<void, Checkout | null>(({ input: form }) => (calls.push(['leave', form]), leave())),
      makeGift: fromPromise(async ({ input }) => say(['gift', input], gift)),
      readGift: fromPromise(async ({ input }) => say(['given', input], given.length > 0 ? given.shift() : gift)),
    },
  })
  const order = { productId: 'month', seats: null, groupId: null }
  const input = { paymentId: paymentId ?? null, giftToken: 'from-a-child', order, email: '' }
  const actor = createActor(logic, { input, clock })
  actor.on('*', ({ type }) => void told.push(type))
  actor.start()
  return { actor, calls, clock, told, reach: (state: string) => waitFor(actor, ({ value }) => innermost(value) === state) }
}

test('an offer that did not come says why, and comes when it is asked for again', async () => {
  const { actor, calls, reach } = start({ offers: [refusalOf(503), offerOf()] })
  expect((await reach('missing')).context.problem).toEqual({ status: 503, detail: 'Відмова 503' })
  actor.send({ type: 'offer.load' })
  const { context } = await reach('choosing')
  expect([context.offer, context.problem, calls]).toEqual([
    offerOf(),
    null,
    [
      ['offer', 'from-a-child'],
      ['offer', 'from-a-child'],
    ],
  ])
})

test('a payment that nobody could tell of is asked for again', async () => {
  const { actor, calls, reach } = start({ looks: [refusalOf(500), 'paid'], paymentId: 'p' })
  await reach('unclear')
  actor.send({ type: 'payment.check' })
  await reach('paid')
  expect(calls.slice(1)).toEqual([
    ['payment', 'p'],
    ['payment', 'p'],
  ])
})

test.each([
  ['refunded', 'refunded'],
  ['created', 'unfinished'],
] as const)('after a payment that is %s another one may be chosen', async (look, state) => {
  const { actor, reach } = start({ looks: [look], paymentId: 'p' })
  await reach(state)
  actor.send({ type: 'offer.show' })
  const { value, context } = actor.getSnapshot()
  expect([innermost(value), context.paymentId, context.answer]).toEqual(['choosing', null, null])
})

test('a link is made for the plan in hand, is looked after by its own token, and is left for another plan at any time', async () => {
  const { actor, calls, clock, reach } = start({})
  await reach('choosing')
  actor.send({ type: 'gift.ask' })
  expect((await reach('shared')).context.link).toEqual(giftOf({}))
  actor.send({ type: 'product.choose', productId: 'season-2027' })
  expect(innermost(actor.getSnapshot().value)).toBe('choosing')
  actor.send({ type: 'gift.ask' })
  await reach('shared')
  clock.increment(4000)
  expect(innermost(actor.getSnapshot().value)).toBe('watching')
  actor.send({ type: 'product.choose', productId: 'month' })
  expect([innermost(actor.getSnapshot().value), calls.slice(1)]).toEqual([
    'choosing',
    [
      ['gift', 'month'],
      ['gift', 'season-2027'],
      ['given', giftOf({}).token],
    ],
  ])
})

test.each(['shared', 'watching', 'unwatched'] as const)('whoever has sent a link pays alone from %s', async (state) => {
  const { actor, clock, reach } = start({})
  await reach('choosing')
  actor.send({ type: 'gift.ask' })
  await reach('shared')
  if (state === 'watching') clock.increment(4000)
  for (let look = 0; look < (state === 'unwatched' ? mostChecks : 0); look += 1) {
    clock.increment(4000)
    await reach('shared')
  }
  if (state === 'unwatched') clock.increment(4000)
  expect(innermost(actor.getSnapshot().value)).toBe(state)
  actor.send({ type: 'email.type', typed: 'olia@example.com' })
  actor.send({ type: 'payment.begin' })
  expect([innermost(actor.getSnapshot().value), actor.getSnapshot().context.email]).toEqual(['beginning', 'olia@example.com'])
})

test('a link that was refused leaves the choice, with the reason', async () => {
  const { actor, told, reach } = start({ gift: refusalOf(409) })
  await reach('choosing')
  actor.send({ type: 'gift.ask' })
  expect(innermost(actor.getSnapshot().value)).toBe('asking')
  const { context } = await reach('choosing')
  expect([context.problem, told]).toEqual([{ status: 409, detail: 'Відмова 409' }, ['call.failed']])
  actor.send({ type: 'gift.ask' })
  expect(actor.getSnapshot().context.problem).toBeNull()
})

test('a provider that cannot be left for gives the choice back, and may be left for again', async () => {
  const ways = [() => Promise.reject(new Error('blocked'))]
  const { actor, calls, reach } = start({ leave: () => ways.shift()?.() ?? new Promise(() => undefined) })
  await reach('choosing')
  actor.send({ type: 'email.type', typed: 'mama@example.com' })
  actor.send({ type: 'payment.begin' })
  await reach('leaving')
  await reach('choosing')
  actor.send({ type: 'payment.begin' })
  await reach('leaving')
  expect(calls.slice(1)).toEqual(['begin', ['leave', checkout], 'begin', ['leave', checkout]])
})

test('a look at the link that fails is not the last one', async () => {
  const { actor, clock, told, reach } = start({ given: [refusalOf(500), giftOf({ isPaid: true })] })
  await reach('choosing')
  actor.send({ type: 'gift.ask' })
  await reach('shared')
  clock.increment(4000)
  expect(innermost(actor.getSnapshot().value)).toBe('watching')
  await reach('shared')
  clock.increment(4000)
  await reach('given')
  expect(told).toEqual(['premium.bought'])
})

test('the page asks the bank for ten minutes by itself, then rests until it is asked to', async () => {
  const looks = Array.from({ length: mostChecks + 2 }, () => 'pending' as const)
  const { actor, calls, clock, reach } = start({ looks: [...looks], paymentId: 'p' })
  await reach('pending')
  for (let look = 1; look <= mostChecks; look += 1) {
    clock.increment(4000)
    expect(innermost(actor.getSnapshot().value)).toBe('checking')
    await reach('pending')
  }
  clock.increment(4000)
  expect([innermost(actor.getSnapshot().value), calls.length - 1, actor.getSnapshot().context.answer?.payment.state]).toEqual([
    'unchecked',
    mostChecks + 1,
    'pending',
  ])
  clock.increment(3_600_000)
  expect(innermost(actor.getSnapshot().value)).toBe('unchecked')
  actor.send({ type: 'payment.check' })
  await reach('pending')
  clock.increment(4000)
  expect(innermost(actor.getSnapshot().value)).toBe('checking')
})

test('a link is looked after for ten minutes, then when it is asked about', async () => {
  const { actor, clock, reach } = start({})
  await reach('choosing')
  actor.send({ type: 'gift.ask' })
  for (let look = 1; look <= mostChecks; look += 1) {
    await reach('shared')
    clock.increment(4000)
    expect(innermost(actor.getSnapshot().value)).toBe('watching')
  }
  await reach('shared')
  clock.increment(4000)
  expect(innermost(actor.getSnapshot().value)).toBe('unwatched')
  actor.send({ type: 'payment.check' })
  expect(innermost(actor.getSnapshot().value)).toBe('watching')
  await reach('shared')
  clock.increment(4000)
  expect(innermost(actor.getSnapshot().value)).toBe('watching')
})
