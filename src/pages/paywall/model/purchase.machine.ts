import { assertEvent, assign, emit, setup } from 'xstate'
import type { Gift } from '#contract/payment'
import { problemOf, type Problem } from '@/shared/api'
import { emailComplaint } from './email-rule'
import type { Offer } from './offer'
import { purchaseActors } from './purchase-actors'
import { answerIn, checkoutOf, choosingAnew, mostLooks, paying, stateIn, wishOf } from './purchase-context'
import type { Arrival, PurchaseContext, PurchaseEvent } from './purchase-context'

/** From the offer to premium: the way to the provider and back, for oneself or for somebody who sent a link. */
export const purchaseMachine = setup({
  types: {
    input: {} as Arrival,
    context: {} as PurchaseContext,
    events: {} as PurchaseEvent,
    emitted: {} as { type: 'premium.bought' } | { type: 'call.failed'; problem: Problem },
  },
  actors: purchaseActors,
  guards: {
    mayLook: ({ context }) => context.looks < mostLooks,
    hasPayment: ({ context }) => context.paymentId !== null,
    isUnfit: ({ context }) => emailComplaint(context) !== null,
    isPaid: ({ event }) => stateIn(event) === 'paid',
    isPending: ({ event }) => stateIn(event) === 'pending',
    isRefunded: ({ event }) => stateIn(event) === 'refunded',
    isBegun: ({ event }) => stateIn(event) === 'created',
    isGiven: ({ event }) => 'output' in event && (event.output as Gift).isPaid,
    isUnknown: ({ event }) => 'error' in event && problemOf(event.error).status === 404,
  },
  actions: {
    choose: assign({
      order: ({ context: { order }, event }) => (assertEvent(event, 'product.choose'), { ...order, productId: event.productId }),
      problem: null,
    }),
    typeEmail: assign({ email: ({ event }) => (assertEvent(event, 'email.type'), event.typed), complaint: null }),
    complain: assign({ complaint: ({ context }) => emailComplaint(context) }),
    takeOffer: assign({ offer: ({ event }) => ('output' in event ? (event.output as Offer) : null), problem: null }),
    takeAnswer: assign({ answer: ({ event }) => answerIn(event), problem: null }),
    keepProblem: assign({ problem: ({ event }) => problemOf('error' in event ? event.error : null) }),
    tellProblem: emit(({ context }) => ({ type: 'call.failed' as const, problem: context.problem ?? problemOf(null) })),
    forgetPayment: assign({ paymentId: null, answer: null, problem: null }),
    countLook: assign({ looks: ({ context }) => context.looks + 1 }),
    lookAnew: assign({ looks: 0 }),
    forgetProblem: assign({ problem: null }),
    tellBought: emit({ type: 'premium.bought' }),
  },
  delays: { pause: 4000, tooLong: 10_000 },
}).createMachine({
  id: 'purchase',
  description: 'Sells premium: what is paid is decided by the server alone, and a reload at any point finds the truth.',
  context: ({ input }) => ({ ...input, complaint: null, offer: null, answer: null, link: null, problem: null, looks: 0 }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadOffer',
        src: 'loadOffer',
        input: ({ context }) => context.giftToken,
        onDone: [
          { guard: 'hasPayment', target: 'checking', actions: 'takeOffer' },
          { target: 'choosing', actions: 'takeOffer' },
        ],
        onError: { target: 'missing', actions: 'keepProblem' },
      },
    },
    choosing: {
      on: {
        ...paying,
        'product.choose': { actions: 'choose' },
        'gift.ask': 'asking',
      },
    },
    beginning: {
      entry: 'forgetProblem',
      invoke: {
        id: 'beginPayment',
        src: 'beginPayment',
        input: ({ context }) => wishOf(context),
        onDone: { target: 'leaving', actions: 'takeAnswer' },
        onError: { target: 'choosing', actions: ['keepProblem', 'tellProblem'] },
      },
    },
    leaving: {
      description:
        'The provider’s page is coming in place of ours; where it does not come, or the payer steps back, the choice is still here.',
      invoke: { id: 'leave', src: 'leave', input: ({ context }) => checkoutOf(context), onError: 'choosing' },
      after: { tooLong: 'choosing' },
      on: { 'offer.show': 'choosing' },
    },
    checking: {
      invoke: {
        id: 'readPayment',
        src: 'readPayment',
        input: ({ context }) => context.paymentId ?? '',
        onDone: [
          { guard: 'isPaid', target: 'paid', actions: 'takeAnswer' },
          { guard: 'isPending', target: 'pending', actions: 'takeAnswer' },
          { guard: 'isRefunded', target: 'refunded', actions: 'takeAnswer' },
          { guard: 'isBegun', target: 'unfinished', actions: 'takeAnswer' },
          { target: 'failed', actions: 'takeAnswer' },
        ],
        onError: [
          { guard: 'isUnknown', target: 'choosing', actions: 'forgetPayment' },
          { target: 'unclear', actions: 'keepProblem' },
        ],
      },
    },
    pending: {
      after: { pause: [{ guard: 'mayLook', target: 'checking', actions: 'countLook' }, { target: 'unchecked' }] },
      on: { 'payment.check': { target: 'checking', actions: 'lookAnew' } },
    },
    unchecked: { on: { 'payment.check': { target: 'checking', actions: 'lookAnew' } } },
    paid: { entry: 'tellBought' },
    unfinished: { on: { 'payment.resume': 'leaving', 'offer.show': { target: 'choosing', actions: 'forgetPayment' } } },
    failed: { on: { 'offer.show': { target: 'choosing', actions: 'forgetPayment' } } },
    refunded: { on: { 'offer.show': { target: 'choosing', actions: 'forgetPayment' } } },
    asking: {
      entry: 'forgetProblem',
      invoke: {
        id: 'makeGift',
        src: 'makeGift',
        input: ({ context }) => wishOf(context).product,
        onDone: { target: 'shared', actions: ['lookAnew', assign({ link: ({ event }) => event.output })] },
        onError: { target: 'choosing', actions: ['keepProblem', 'tellProblem'] },
      },
    },
    shared: {
      after: { pause: [{ guard: 'mayLook', target: 'watching', actions: 'countLook' }, { target: 'unwatched' }] },
      on: { ...paying, ...choosingAnew },
    },
    unwatched: { on: { ...paying, ...choosingAnew, 'payment.check': { target: 'watching', actions: 'lookAnew' } } },
    watching: {
      on: { ...paying, ...choosingAnew },
      invoke: {
        id: 'readGift',
        src: 'readGift',
        input: ({ context }) => context.link?.token ?? '',
        onDone: [{ guard: 'isGiven', target: 'given' }, { target: 'shared' }],
        onError: 'shared',
      },
    },
    given: { entry: 'tellBought' },
    unclear: { on: { 'payment.check': 'checking' } },
    missing: { on: { 'offer.load': 'loading' } },
  },
})
