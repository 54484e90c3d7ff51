import { assertEvent, assign, emit, setup, type ActorRefFrom } from 'xstate'
import { sessionActors } from './session-actors'
import { atFirst, isRefusedOften, problemIn, sessionTypes } from './session-events'
import { guestTokens, isOverdue, isRefusal, isSame, isSameBearer, noTokens, untilRefresh, withSession } from './tokens'

/** The session of this browser: of nobody yet, of a guest, of a signed-in pupil, or ended. */
export const sessionMachine = setup({
  types: sessionTypes,
  actors: sessionActors,
  guards: {
    hasToken: ({ context }) => context.tokens.token !== null,
    isGuest: ({ context }) => context.tokens.anonymousToken !== null,
    hasAccount: ({ context }) => context.account !== null,
    isOwnToken: ({ context, event }) => 'bearer' in event && event.bearer === context.tokens.token,
    isOwnGuest: ({ context, event }) => 'bearer' in event && event.bearer === context.tokens.anonymousToken,
    isForgottenAgain: ({ context, event }) => 'output' in event && event.output === false && isRefusedOften(context),
    isForgotten: ({ event }) => 'output' in event && event.output === false,
    isNews: ({ context, event }) => event.type === 'tokens.change' && !isSame(context.tokens, event.tokens),
    isSameBearer: ({ context, event }) => event.type === 'tokens.change' && isSameBearer(context.tokens, event.tokens),
    isNewRefresh: ({ context, event }) =>
      event.type === 'tokens.change' && isSameBearer(context.tokens, event.tokens) && !isSame(context.tokens, event.tokens),
    isRefreshRefused: ({ event }) => isRefusal(problemIn(event)),
    isOverdue: ({ context }) => isOverdue(context),
    isRetryDue: ({ context }) => context.retryAt <= context.now(),
  },
  actions: {
    forgetToken: assign({ tokens: ({ context }) => ({ ...noTokens, anonymousToken: context.tokens.anonymousToken }), account: null }),
    countRefusedGuest: assign({ guestsRefused: ({ context }) => [...context.guestsRefused, context.now()] }),
    forgetAccount: assign({ account: null }),
    beginSession: assign(({ context, event }) => ('data' in event ? { tokens: withSession(context, event.data), account: null } : {})),
    delayRefresh: assign({ retryAt: ({ context }) => context.now() + 60_000 }),
    takeTokens: assign({ tokens: ({ event }) => (assertEvent(event, 'tokens.change'), event.tokens) }),
    tellTokens: emit(({ context }) => ({ type: 'tokens.changed' as const, tokens: context.tokens })),
    tellAccount: emit(({ context }) => ({ type: 'account.loaded' as const, account: context.account })),
    tellProblem: emit(({ event }) => ({ type: 'call.failed' as const, problem: problemIn(event) })),
    tellBegan: emit({ type: 'session.began' }),
    tellLeft: emit({ type: 'session.ended', reason: 'left' }),
    tellRefused: emit({ type: 'session.ended', reason: 'refused' }),
    tellDeleted: emit({ type: 'session.ended', reason: 'deleted' }),
  },
  delays: {
    untilRefresh: ({ context }) => untilRefresh(context),
    untilRetry: ({ context }) => Math.max(0, context.retryAt - context.now()),
    longEnough: 3000,
  },
}).createMachine({
  id: 'session',
  description: 'Holds the tokens of this browser and the account behind them.',
  context: ({ input }) => atFirst(input),
  initial: 'restoring',
  on: {
    'session.begin': { target: '.signedIn', reenter: true, actions: ['beginSession', 'tellTokens', 'tellBegan'] },
    'tokens.change': { guard: 'isNews', target: '.restoring', actions: ['takeTokens', 'forgetAccount'] },
  },
  states: {
    restoring: {
      always: [{ guard: 'hasToken', target: 'signedIn' }, { guard: 'isGuest', target: 'anonymous' }, { target: 'loggedOut' }],
    },
    loggedOut: { on: { 'page.enter': 'loggingInAnonymously' } },
    loggingInAnonymously: {
      tags: 'waiting',
      invoke: {
        id: 'logInAnonymously',
        src: 'logInAnonymously',
        input: ({ context }) => ({ refused: context.tokens.anonymousToken }),
        onDone: { target: 'anonymous', actions: [assign({ tokens: ({ event }) => guestTokens(event.output) }), 'tellTokens'] },
        onError: { target: 'unreachable', actions: 'tellProblem' },
      },
    },
    anonymous: { on: { 'session.expire': { guard: 'isOwnGuest', target: 'checkingGuest' } } },
    checkingGuest: {
      invoke: {
        id: 'checkGuest',
        src: 'checkGuest',
        onDone: [
          { guard: 'isForgottenAgain', target: 'unreachable' },
          { guard: 'isForgotten', target: 'loggingInAnonymously', actions: 'countRefusedGuest' },
          { target: 'anonymous' },
        ],
        onError: 'anonymous',
      },
    },
    signedIn: {
      type: 'parallel',
      on: {
        'session.end': 'loggingOut',
        'session.expire': { guard: 'isOwnToken', target: 'restoring', actions: ['forgetToken', 'tellTokens', 'tellRefused'] },
        'account.deleted': { target: 'restoring', actions: ['forgetToken', 'tellTokens', 'tellDeleted'] },
      },
      states: {
        account: {
          description: 'Only the first load tells of its failure; a re-check that fails leaves what is known.',
          initial: 'loading',
          on: { 'session.recheck': '.rechecking' },
          states: {
            loading: {
              on: { 'session.recheck': { target: 'loading', reenter: true } },
              invoke: {
                id: 'loadAccount',
                src: 'loadAccount',
                input: false,
                onDone: { target: 'loaded', actions: assign({ account: ({ event }) => event.output }) },
                onError: { target: 'missing', actions: 'tellProblem' },
              },
            },
            loaded: { entry: 'tellAccount' },
            missing: {},
            rechecking: {
              invoke: {
                id: 'recheckAccount',
                src: 'loadAccount',
                input: ({ event }) => event.type === 'session.recheck' && event.isUnasked === true,
                onDone: { target: 'loaded', actions: assign({ account: ({ event }) => event.output }) },
                onError: [{ guard: 'hasAccount', target: 'loaded' }, { target: 'missing' }],
              },
            },
          },
        },
        token: {
          description:
            'No call goes out with a token that is overdue: it waits while a new one is on its way, and fails while none can be had.',
          initial: 'resting',
          states: {
            resting: {
              always: { guard: 'isOverdue', target: 'refreshing' },
              after: { untilRefresh: { target: 'resting', reenter: true } },
              on: {
                'tokens.change': { guard: 'isSameBearer', target: 'resting', reenter: true, actions: 'takeTokens' },
              },
            },
            refreshing: {
              tags: 'waiting',
              invoke: {
                id: 'refreshTokens',
                src: 'refreshTokens',
                input: ({ context: { tokens, rules } }) => ({ tokens, rules }),
                onDone: { target: 'resting', actions: [assign({ tokens: ({ event }) => event.output }), 'tellTokens'] },
                onError: [
                  { guard: 'isRefreshRefused', target: '#session.restoring', actions: ['forgetToken', 'tellTokens', 'tellRefused'] },
                  { target: 'overdue', actions: 'delayRefresh' },
                ],
              },
            },
            overdue: {
              after: { untilRetry: 'refreshing' },
              on: {
                'login.retry': 'refreshing',
                'token.want': { guard: 'isRetryDue', target: 'refreshing' },
                'tokens.change': { guard: 'isNewRefresh', target: 'resting', actions: 'takeTokens' },
              },
            },
          },
        },
      },
    },
    loggingOut: {
      description: 'Whoever leaves has left: what another tab or a late answer brings meanwhile is left with them.',
      on: { 'tokens.change': { actions: 'takeTokens' }, 'session.begin': {} },
      invoke: { id: 'logOut', src: 'logOut', onDone: 'leaving', onError: { target: 'leaving', actions: 'tellProblem' } },
      after: { longEnough: 'leaving' },
    },
    leaving: { always: { target: 'restoring', actions: ['forgetToken', 'tellTokens', 'tellLeft'] } },
    unreachable: { on: { 'login.retry': 'loggingInAnonymously' } },
  },
})

export type Session = ActorRefFrom<typeof sessionMachine>
