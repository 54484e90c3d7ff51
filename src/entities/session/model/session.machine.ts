import { assertEvent, assign, emit, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { problemOf, type Problem } from '@/shared/api'
import { calls } from '../api/calls'
import type { Account } from '../api/session-calls'
import { afterRefusedRefresh, guestTokens, noTokens, untilRefresh, withSession } from './tokens'
import type { Granted, RefreshRules, Tokens } from './tokens'

const errorOf = (event: object): unknown => ('error' in event ? event.error : null)

type Context = { tokens: Tokens; rules: RefreshRules; account: Account | null; guestsRefused: number }

/** Who is here: nobody yet, a guest, a signed-in pupil, or a pupil who has left. */
export const sessionMachine = setup({
  types: {
    input: {} as { tokens: Tokens; rules: RefreshRules },
    context: {} as Context,
    events: {} as
      | { type: 'page.enter' | 'login.retry' | 'session.end' | 'session.recheck' }
      | { type: 'session.begin'; data: Granted }
      | { type: 'session.expire'; bearer: string }
      | { type: 'tokens.change'; tokens: Tokens },
    emitted: {} as
      | { type: 'tokens.changed'; tokens: Tokens }
      | { type: 'session.began' }
      | { type: 'session.ended'; reason: 'left' | 'refused' }
      | { type: 'account.loaded'; account: Account | null }
      | { type: 'call.failed'; problem: Problem },
    tags: {} as 'waiting',
  },
  actors: {
    logInAnonymously: fromPromise(async () => (await calls()).logInAnonymously()),
    refreshTokens: fromPromise(async ({ input }: { input: string }) => (await calls()).refreshTokens(input)),
    loadAccount: fromPromise(async () => (await calls()).loadAccount()),
    logOut: fromPromise(async () => (await calls()).logOut()),
  },
  guards: {
    hasToken: ({ context }) => context.tokens.token !== null,
    isGuest: ({ context }) => context.tokens.anonymousToken !== null,
    isOwnToken: ({ context, event }) => event.type === 'session.expire' && event.bearer === context.tokens.token,
    isOwnGuest: ({ context, event }) =>
      event.type === 'session.expire' && event.bearer === context.tokens.anonymousToken && context.guestsRefused === 0,
    canRefresh: ({ context }) => context.rules.canRefresh && context.tokens.refreshToken !== null,
    isRefreshDue: ({ context }) => context.rules.canRefresh && untilRefresh(context.tokens) === 0,
  },
  actions: {
    forgetToken: assign({ tokens: ({ context }) => ({ ...noTokens, anonymousToken: context.tokens.anonymousToken }), account: null }),
    forgetGuest: assign({ tokens: noTokens, guestsRefused: ({ context }) => context.guestsRefused + 1 }),
    beginSession: assign({
      tokens: ({ context, event }) => (assertEvent(event, 'session.begin'), withSession(context, event.data)),
      account: null,
    }),
    delayRefresh: assign({ tokens: ({ context, event }) => afterRefusedRefresh(context.tokens, problemOf(errorOf(event))) }),
    takeTokens: assign({ tokens: ({ event }) => (assertEvent(event, 'tokens.change'), event.tokens), account: null }),
    tellTokens: emit(({ context }) => ({ type: 'tokens.changed' as const, tokens: context.tokens })),
    tellAccount: emit(({ context }) => ({ type: 'account.loaded' as const, account: context.account })),
    tellProblem: emit(({ event }) => ({ type: 'call.failed' as const, problem: problemOf(errorOf(event)) })),
    tellLeft: emit({ type: 'session.ended', reason: 'left' }),
    tellRefused: emit({ type: 'session.ended', reason: 'refused' }),
  },
  delays: { untilRefresh: ({ context }) => untilRefresh(context.tokens) },
}).createMachine({
  id: 'session',
  description: 'Holds the tokens of this browser and the account behind them.',
  context: ({ input }) => ({ ...input, account: null, guestsRefused: 0 }),
  initial: 'restoring',
  on: {
    'session.begin': { target: '.signedIn', reenter: true, actions: ['beginSession', 'tellTokens', emit({ type: 'session.began' })] },
    'tokens.change': { target: '.restoring', actions: 'takeTokens' },
  },
  states: {
    restoring: {
      tags: 'waiting',
      always: [{ guard: 'hasToken', target: 'signedIn' }, { guard: 'isGuest', target: 'anonymous' }, { target: 'loggedOut' }],
    },
    loggedOut: { on: { 'page.enter': 'loggingInAnonymously' } },
    loggingInAnonymously: {
      tags: 'waiting',
      invoke: {
        id: 'logInAnonymously',
        src: 'logInAnonymously',
        onDone: { target: 'anonymous', actions: [assign({ tokens: ({ event }) => guestTokens(event.output) }), 'tellTokens'] },
        onError: { target: 'unreachable', actions: 'tellProblem' },
      },
    },
    anonymous: {
      on: { 'session.expire': { guard: 'isOwnGuest', target: 'loggingInAnonymously', actions: ['forgetGuest', 'tellTokens'] } },
    },
    signedIn: {
      type: 'parallel',
      on: {
        'session.end': 'loggingOut',
        'session.expire': { guard: 'isOwnToken', target: 'restoring', actions: ['forgetToken', 'tellTokens', 'tellRefused'] },
      },
      states: {
        account: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                id: 'loadAccount',
                src: 'loadAccount',
                onDone: { target: 'loaded', actions: [assign({ account: ({ event }) => event.output }), 'tellAccount'] },
                onError: { target: 'missing', actions: 'tellProblem' },
              },
            },
            loaded: { on: { 'session.recheck': 'loading' } },
            missing: { on: { 'session.recheck': 'loading' } },
          },
        },
        token: {
          initial: 'resting',
          states: {
            resting: {
              after: { untilRefresh: { guard: 'canRefresh', target: 'refreshing' } },
              on: { 'session.recheck': { guard: 'isRefreshDue', target: 'refreshing' } },
            },
            refreshing: {
              tags: 'waiting',
              invoke: {
                id: 'refreshTokens',
                src: 'refreshTokens',
                input: ({ context }) => context.tokens.refreshToken ?? '',
                onDone: {
                  target: 'resting',
                  actions: [assign({ tokens: ({ context, event }) => withSession(context, event.output) }), 'tellTokens'],
                },
                onError: { target: 'resting', actions: ['delayRefresh', 'tellTokens'] },
              },
            },
          },
        },
      },
    },
    loggingOut: {
      invoke: {
        id: 'logOut',
        src: 'logOut',
        onDone: { target: 'loggedOut', actions: ['forgetToken', 'tellTokens', 'tellLeft'] },
        onError: { target: 'loggedOut', actions: ['forgetToken', 'tellTokens', 'tellLeft'] },
      },
    },
    unreachable: { on: { 'login.retry': 'loggingInAnonymously' } },
  },
})

export type Session = ActorRefFrom<typeof sessionMachine>
