import { assign, emit, setup, type ActorRefFrom } from 'xstate'
import { sessionActors } from './session-actors'
import { problemOf } from '@/shared/api'
import type { Account } from '../api/session-calls'
import { atFirst, isRefusedOften, sessionTypes } from './session-events'
import {
  guestTokens,
  isOverdue,
  isRefusal,
  isSame,
  isSameBearer,
  noTokens,
  untilRefresh,
  withSession,
  type Granted,
  type Tokens,
} from './tokens'

/** The session of this browser: of nobody yet, of a guest, of a signed-in pupil, or ended. */
export const sessionMachine = setup({
  types: sessionTypes,
  actors: sessionActors,
  guards: {
    hasToken: ({ context }) => context.tokens.token !== null,
    isGuest: ({ context }) => context.tokens.anonymousToken !== null,
    hasAccount: ({ context }) => context.account !== null,
    isOwnToken: ({ context }, { bearer }: { bearer: string }) => bearer === context.tokens.token,
    isOwnGuest: ({ context }, { bearer }: { bearer: string }) => bearer === context.tokens.anonymousToken,
    isForgottenAgain: ({ context }, { isKnown }: { isKnown: boolean }) => !isKnown && isRefusedOften(context),
    isForgotten: (_, { isKnown }: { isKnown: boolean }) => !isKnown,
    isNews: ({ context }, { tokens }: { tokens: Tokens }) => !isSame(context.tokens, tokens),
    isSameBearer: ({ context }, { tokens }: { tokens: Tokens }) => isSameBearer(context.tokens, tokens),
    isNewRefresh: ({ context }, { tokens }: { tokens: Tokens }) => isSameBearer(context.tokens, tokens) && !isSame(context.tokens, tokens),
    isRefreshRefused: (_, { error }: { error: unknown }) => isRefusal(problemOf(error)),
    isOverdue: ({ context }) => isOverdue(context),
    isRetryDue: ({ context }) => context.retryAt <= context.now(),
  },
  actions: {
    forgetToken: assign({ tokens: ({ context }) => ({ ...noTokens, anonymousToken: context.tokens.anonymousToken }), account: null }),
    countRefusedGuest: assign({ guestsRefused: ({ context }) => [...context.guestsRefused, context.now()] }),
    forgetAccount: assign({ account: null }),
    beginSession: assign(({ context }, { data }: { data: Granted }) => ({ tokens: withSession(context, data), account: null })),
    delayRefresh: assign({ retryAt: ({ context }) => context.now() + 60_000 }),
    takeTokens: assign((_, { tokens }: { tokens: Tokens }) => ({ tokens })),
    takeGuest: assign((_, { token }: { token: string }) => ({ tokens: guestTokens(token) })),
    keepAccount: assign((_, { account }: { account: Account | null }) => ({ account })),
    tellTokens: emit(({ context }) => ({ type: 'tokens.changed' as const, tokens: context.tokens })),
    tellAccount: emit(({ context }) => ({ type: 'account.loaded' as const, account: context.account })),
    tellProblem: emit((_, { error }: { error: unknown }) => ({ type: 'call.failed' as const, problem: problemOf(error) })),
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
    'session.begin': {
      target: '.signedIn',
      actions: [{ type: 'beginSession', params: ({ event }) => event }, 'tellTokens', 'tellBegan'],
    },
    'tokens.change': {
      guard: { type: 'isNews', params: ({ event }) => event },
      target: '.restoring',
      actions: [{ type: 'takeTokens', params: ({ event }) => event }, 'forgetAccount'],
    },
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
        onDone: { target: 'anonymous', actions: [{ type: 'takeGuest', params: ({ event }) => ({ token: event.output }) }, 'tellTokens'] },
        onError: { target: 'unreachable', actions: { type: 'tellProblem', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    anonymous: { on: { 'session.expire': { guard: { type: 'isOwnGuest', params: ({ event }) => event }, target: 'checkingGuest' } } },
    checkingGuest: {
      invoke: {
        id: 'checkGuest',
        src: 'checkGuest',
        onDone: [
          { guard: { type: 'isForgottenAgain', params: ({ event }) => ({ isKnown: event.output }) }, target: 'unreachable' },
          {
            guard: { type: 'isForgotten', params: ({ event }) => ({ isKnown: event.output }) },
            target: 'loggingInAnonymously',
            actions: 'countRefusedGuest',
          },
          { target: 'anonymous' },
        ],
        onError: 'anonymous',
      },
    },
    signedIn: {
      type: 'parallel',
      on: {
        'session.end': 'loggingOut',
        'session.expire': {
          guard: { type: 'isOwnToken', params: ({ event }) => event },
          target: 'restoring',
          actions: ['forgetToken', 'tellTokens', 'tellRefused'],
        },
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
                onDone: { target: 'loaded', actions: { type: 'keepAccount', params: ({ event }) => ({ account: event.output }) } },
                onError: { target: 'missing', actions: { type: 'tellProblem', params: ({ event }) => ({ error: event.error }) } },
              },
            },
            loaded: { entry: 'tellAccount' },
            missing: {},
            rechecking: {
              invoke: {
                id: 'recheckAccount',
                src: 'loadAccount',
                input: ({ event }) => event.type === 'session.recheck' && event.isUnasked === true,
                onDone: { target: 'loaded', actions: { type: 'keepAccount', params: ({ event }) => ({ account: event.output }) } },
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
                'tokens.change': {
                  guard: { type: 'isSameBearer', params: ({ event }) => event },
                  target: 'resting',
                  reenter: true,
                  actions: { type: 'takeTokens', params: ({ event }) => event },
                },
              },
            },
            refreshing: {
              tags: 'waiting',
              invoke: {
                id: 'refreshTokens',
                src: 'refreshTokens',
                input: ({ context: { tokens, rules } }) => ({ tokens, rules }),
                onDone: {
                  target: 'resting',
                  actions: [{ type: 'takeTokens', params: ({ event }) => ({ tokens: event.output }) }, 'tellTokens'],
                },
                onError: [
                  {
                    guard: { type: 'isRefreshRefused', params: ({ event }) => ({ error: event.error }) },
                    target: '#session.restoring',
                    actions: ['forgetToken', 'tellTokens', 'tellRefused'],
                  },
                  { target: 'overdue', actions: 'delayRefresh' },
                ],
              },
            },
            overdue: {
              after: { untilRetry: 'refreshing' },
              on: {
                'login.retry': 'refreshing',
                'token.want': { guard: 'isRetryDue', target: 'refreshing' },
                'tokens.change': {
                  guard: { type: 'isNewRefresh', params: ({ event }) => event },
                  target: 'resting',
                  actions: { type: 'takeTokens', params: ({ event }) => event },
                },
              },
            },
          },
        },
      },
    },
    loggingOut: {
      description: 'Whoever leaves has left: what another tab or a late answer brings meanwhile is left with them.',
      on: {
        'tokens.change': [
          {
            guard: { type: 'isSameBearer', params: ({ event }) => event },
            actions: { type: 'takeTokens', params: ({ event }) => event },
          },
          // The account is that of whoever leaves, not of the other one.
          { actions: [{ type: 'takeTokens', params: ({ event }) => event }, 'forgetAccount'] },
        ],
        'session.begin': {},
      },
      invoke: {
        id: 'logOut',
        src: 'logOut',
        onDone: 'leaving',
        onError: { target: 'leaving', actions: { type: 'tellProblem', params: ({ event }) => ({ error: event.error }) } },
      },
      after: { longEnough: 'leaving' },
    },
    leaving: { always: { target: 'restoring', actions: ['forgetToken', 'tellTokens', 'tellLeft'] } },
    unreachable: { on: { 'login.retry': 'loggingInAnonymously' } },
  },
})

export type Session = ActorRefFrom<typeof sessionMachine>
