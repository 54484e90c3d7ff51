import { assign, emit, setup } from 'xstate'
import type { Gift, Payment, PaymentAnswer } from '#contract/payment'
import { problemOf, type Problem } from '@/shared/api'
import { emailComplaint } from './email-rule'
import type { Offer } from './offer'
import { purchaseActors } from './purchase-actors'
import { checkoutOf, mostChecks, wishOf } from './purchase-context'
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
    mayLook: ({ context }) => context.looks < mostChecks,
    hasPayment: ({ context }) => context.paymentId !== null,
    isUnfit: ({ context }) => emailComplaint(context) !== null,
    is: (_, { found, state }: { found: PaymentAnswer; state: Payment['state'] }) => found.payment.state === state,
    isGiven: (_, { isPaid }: Gift) => isPaid,
    isUnknown: (_, { error }: { error: unknown }) => problemOf(error).status === 404,
  },
  actions: {
    choose: assign(({ context: { order } }, { productId }: { productId: string }) => ({ order: { ...order, productId }, problem: null })),
    typeEmail: assign((_, { typed }: { typed: string }) => ({ email: typed, complaint: null })),
    complain: assign({ complaint: ({ context }) => emailComplaint(context) }),
    takeOffer: assign((_, { offer }: { offer: Offer }) => ({ offer, problem: null })),
    takeAnswer: assign((_, { answer }: { answer: PaymentAnswer }) => ({ answer, problem: null })),
    takeLink: assign((_, { link }: { link: Gift }) => ({ link })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
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
  initial: 'selling',
  states: {
    selling: {
      description: 'The offer, and the choice among its plans.',
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'loadOffer',
            src: 'loadOffer',
            input: ({ context }) => context.giftToken,
            onDone: [
              {
                guard: 'hasPayment',
                target: '#purchase.confirming',
                actions: { type: 'takeOffer', params: ({ event }) => ({ offer: event.output }) },
              },
              { target: 'choosing', actions: { type: 'takeOffer', params: ({ event }) => ({ offer: event.output }) } },
            ],
            onError: { target: 'missing', actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) } },
          },
        },
        choosing: {
          on: {
            'email.type': { actions: { type: 'typeEmail', params: ({ event }) => event } },
            'payment.begin': [{ guard: 'isUnfit', actions: 'complain' }, { target: '#purchase.paying' }],
            'product.choose': { actions: { type: 'choose', params: ({ event }) => event } },
            'gift.ask': '#purchase.gifting',
          },
        },
        missing: { on: { 'offer.load': 'loading' } },
      },
    },
    paying: {
      description: 'On the way to the provider.',
      initial: 'beginning',
      states: {
        beginning: {
          entry: 'forgetProblem',
          invoke: {
            id: 'beginPayment',
            src: 'beginPayment',
            input: ({ context }) => wishOf(context),
            onDone: { target: 'leaving', actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) } },
            onError: {
              target: '#purchase.selling.choosing',
              actions: [{ type: 'keepProblem', params: ({ event }) => ({ error: event.error }) }, 'tellProblem'],
            },
          },
        },
        leaving: {
          description:
            'The provider’s page is coming in place of ours; where it does not come, or the payer steps back, the choice is still here.',
          invoke: {
            id: 'leave',
            src: 'leave',
            input: ({ context }) => checkoutOf(context),
            onError: '#purchase.selling.choosing',
          },
          after: { tooLong: '#purchase.selling.choosing' },
          on: { 'offer.show': '#purchase.selling.choosing' },
        },
      },
    },
    confirming: {
      description: 'Back from the provider: what has become of the payment.',
      initial: 'checking',
      states: {
        checking: {
          invoke: {
            id: 'readPayment',
            src: 'readPayment',
            input: ({ context }) => context.paymentId ?? '',
            onDone: [
              {
                guard: { type: 'is', params: ({ event }) => ({ found: event.output, state: 'paid' as const }) },
                target: 'paid',
                actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                guard: { type: 'is', params: ({ event }) => ({ found: event.output, state: 'pending' as const }) },
                target: 'pending',
                actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                guard: { type: 'is', params: ({ event }) => ({ found: event.output, state: 'refunded' as const }) },
                target: 'unpaid.refunded',
                actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                guard: { type: 'is', params: ({ event }) => ({ found: event.output, state: 'created' as const }) },
                target: 'unpaid.unfinished',
                actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
              },
              { target: 'unpaid', actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) } },
            ],
            onError: [
              {
                guard: { type: 'isUnknown', params: ({ event }) => ({ error: event.error }) },
                target: '#purchase.selling.choosing',
                actions: 'forgetPayment',
              },
              { target: 'unclear', actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) } },
            ],
          },
        },
        pending: {
          after: { pause: [{ guard: 'mayLook', target: 'checking', actions: 'countLook' }, { target: 'unchecked' }] },
          on: { 'payment.check': { target: 'checking', actions: 'lookAnew' } },
        },
        unchecked: { on: { 'payment.check': { target: 'checking', actions: 'lookAnew' } } },
        unclear: { on: { 'payment.check': 'checking' } },
        paid: { entry: 'tellBought' },
        unpaid: {
          initial: 'failed',
          on: { 'offer.show': { target: '#purchase.selling.choosing', actions: 'forgetPayment' } },
          states: { failed: {}, refunded: {}, unfinished: { on: { 'payment.resume': '#purchase.paying.leaving' } } },
        },
      },
    },
    gifting: {
      description: 'Somebody else pays, by a link; until then whoever has sent it may still pay alone, or choose another plan.',
      initial: 'asking',
      states: {
        asking: {
          entry: 'forgetProblem',
          invoke: {
            id: 'makeGift',
            src: 'makeGift',
            input: ({ context }) => wishOf(context).product,
            onDone: { target: 'sent', actions: ['lookAnew', { type: 'takeLink', params: ({ event }) => ({ link: event.output }) }] },
            onError: {
              target: '#purchase.selling.choosing',
              actions: [{ type: 'keepProblem', params: ({ event }) => ({ error: event.error }) }, 'tellProblem'],
            },
          },
        },
        sent: {
          initial: 'shared',
          on: {
            'email.type': { actions: { type: 'typeEmail', params: ({ event }) => event } },
            'payment.begin': [{ guard: 'isUnfit', actions: 'complain' }, { target: '#purchase.paying' }],
            'product.choose': {
              target: '#purchase.selling.choosing',
              actions: { type: 'choose', params: ({ event }) => event },
            },
          },
          states: {
            shared: {
              after: { pause: [{ guard: 'mayLook', target: 'watching', actions: 'countLook' }, { target: 'unwatched' }] },
            },
            unwatched: { on: { 'payment.check': { target: 'watching', actions: 'lookAnew' } } },
            watching: {
              invoke: {
                id: 'readGift',
                src: 'readGift',
                input: ({ context }) => context.link?.token ?? '',
                onDone: [
                  { guard: { type: 'isGiven', params: ({ event }) => event.output }, target: '#purchase.gifting.given' },
                  { target: 'shared' },
                ],
                onError: 'shared',
              },
            },
          },
        },
        given: { entry: 'tellBought' },
      },
    },
  },
})
