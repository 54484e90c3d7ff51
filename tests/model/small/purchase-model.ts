import { assign, emit, setup } from 'xstate'
import { failed } from './failed'
import { good, mostLooks, type Context, type PurchaseEvent, type Screen, type State } from './purchase-events'

const seen = (screen: Screen, asks = '', waits: number[] = []) => ({ screen, asks, waits })
/** By oneself, whether or not a link has been sent. */
const paying = {
  'visitor types an address': { actions: 'type' },
  'visitor pays': [
    { guard: 'lacksAddress', actions: { type: 'complain', params: 'missing' } },
    { guard: 'isWrong', actions: { type: 'complain', params: 'wrong' } },
    { target: 'beginning' },
  ],
} as const
const choosingAnew = { 'visitor chooses': { target: 'choosing', actions: 'choose' } } as const
const toOffer = { target: 'choosing', actions: 'forgetPayment' } as const
const problem = (status: number) => [{ type: 'fail', params: status } as const, { type: 'tellProblem', params: status } as const]

/** From the offer to premium, for oneself or for somebody who sent a link: what is paid is decided by the server alone. */
export const purchaseModel = setup({
  types: { context: {} as Context, events: {} as PurchaseEvent, emitted: {} as { type: string }, meta: {} as ReturnType<typeof seen> },
  guards: {
    mayLook: ({ context }) => context.looks < mostLooks,
    isFresh: ({ context }) => context.looks === 0,
    cameBack: ({ context }) => context.after === 'payment',
    lacksAddress: ({ context }) => context.isGuest && context.address.trim() === '',
    isWrong: ({ context }) => !['', good].includes(context.address.trim()),
    is: ({ event }, state: State) => 'state' in event && event.state === state,
  },
  actions: {
    open: assign(({ context, event }) => ('after' in event ? { ...context, after: event.after } : context)),
    show: assign(({ context, event }) => ({ isGuest: 'isGuest' in event ? event.isGuest : context.isGuest, problem: '' })),
    choose: assign(({ context, event }) => ({ product: 'product' in event ? event.product : context.product, problem: '' })),
    type: assign(({ context, event }) => ({ address: 'address' in event ? event.address : context.address, complaint: '' as const })),
    complain: assign({ complaint: (_, words: Context['complaint']) => words }),
    fail: assign({ problem: (_, status: number) => `Відмова ${status}` }),
    tellProblem: emit((_, status: number) => ({ type: failed(status) })),
    tellBought: emit({ type: 'premium.bought' }),
    look: assign({ looks: ({ context }) => context.looks + 1 }),
    lookLong: assign({ looks: mostLooks }),
    lookAnew: assign({ looks: 0 }),
    calm: assign({ problem: '' }),
    begin: assign({ payment: 'created', problem: '' }),
    tell: assign(({ context, event }) => ({ payment: 'state' in event ? event.state : context.payment, problem: '' })),
    forgetPayment: assign({ after: 'nothing', payment: '', problem: '' }),
    share: assign({ link: 'link' }),
  },
}).createMachine({
  id: 'buying',
  context: {
    after: 'nothing',
    isGuest: false,
    product: 'season-2027',
    address: '',
    complaint: '',
    problem: '',
    payment: '',
    link: '',
    looks: 0,
  },
  initial: 'before',
  states: {
    before: { meta: seen('nothing'), on: { 'page opens': { target: 'loading', actions: 'open' } } },
    loading: {
      meta: seen('loading', 'loadOffer'),
      on: {
        'server shows the offer': [
          { guard: 'cameBack', target: 'checking', actions: 'show' },
          { target: 'choosing', actions: 'show' },
        ],
        'server is out of order': { target: 'missing', actions: { type: 'fail', params: 503 } },
      },
    },
    missing: { meta: seen('missing'), on: { 'visitor loads again': 'loading' } },
    choosing: {
      meta: seen('choosing'),
      on: {
        'visitor chooses': { actions: 'choose' },
        ...paying,
        'visitor asks for a link': 'asking',
      },
    },
    beginning: {
      meta: seen('beginning', 'beginPayment'),
      entry: 'calm',
      on: {
        'server begins the payment': { target: 'leaving', actions: 'begin' },
        'server refuses to begin': { target: 'choosing', actions: problem(500) },
      },
    },
    leaving: {
      initial: 'going',
      on: { 'ten seconds pass': 'choosing', 'visitor steps back': 'choosing' },
      states: {
        going: {
          meta: seen('leaving', 'leave', [10_000]),
          on: { 'page is left': 'gone', 'page cannot be left': '#buying.choosing' },
        },
        gone: { meta: seen('leaving', '', [10_000]) },
      },
    },
    checking: {
      meta: seen('checking', 'readPayment'),
      on: {
        'server tells of the payment': [
          { guard: { type: 'is', params: 'paid' }, target: 'paid', actions: ['tell', 'tellBought'] },
          { guard: { type: 'is', params: 'pending' }, target: 'pending', actions: 'tell' },
          { guard: { type: 'is', params: 'refunded' }, target: 'refunded', actions: 'tell' },
          { guard: { type: 'is', params: 'created' }, target: 'unfinished', actions: 'tell' },
          { target: 'failed', actions: 'tell' },
        ],
        'server knows of no payment': { target: 'choosing', actions: 'forgetPayment' },
        'server says nothing': { target: 'unclear', actions: { type: 'fail', params: 502 } },
      },
    },
    pending: {
      meta: seen('pending', '', [4000]),
      on: {
        'a pause passes': [{ guard: 'mayLook', target: 'checking', actions: 'look' }, { target: 'unchecked' }],
        'ten minutes pass': { guard: 'isFresh', actions: 'lookLong' },
        'visitor looks again': { target: 'checking', actions: 'lookAnew' },
      },
    },
    unchecked: { meta: seen('unchecked'), on: { 'visitor looks again': { target: 'checking', actions: 'lookAnew' } } },
    paid: { meta: seen('paid') },
    unfinished: { meta: seen('unfinished'), on: { 'visitor goes on paying': 'leaving', 'visitor steps back': toOffer } },
    failed: { meta: seen('failed'), on: { 'visitor steps back': toOffer } },
    refunded: { meta: seen('refunded'), on: { 'visitor steps back': toOffer } },
    unclear: { meta: seen('unclear'), on: { 'visitor looks again': 'checking' } },
    asking: {
      meta: seen('asking', 'makeGift'),
      entry: 'calm',
      on: {
        'server makes the link': { target: 'shared', actions: ['share', 'lookAnew'] },
        'server refuses the link': { target: 'choosing', actions: problem(501) },
      },
    },
    shared: {
      meta: seen('shared', '', [4000]),
      on: {
        ...paying,
        'a pause passes': [{ guard: 'mayLook', target: 'watching', actions: 'look' }, { target: 'unwatched' }],
        'ten minutes pass': { guard: 'isFresh', actions: 'lookLong' },
        ...choosingAnew,
      },
    },
    unwatched: {
      meta: seen('unwatched'),
      on: { ...paying, ...choosingAnew, 'visitor looks again': { target: 'watching', actions: 'lookAnew' } },
    },
    watching: {
      meta: seen('watching', 'readGift'),
      on: {
        ...paying,
        'the link is paid': { target: 'given', actions: 'tellBought' },
        'the link is not paid': 'shared',
        'nothing is heard of the link': 'shared',
        ...choosingAnew,
      },
    },
    given: { meta: seen('given') },
  },
})
