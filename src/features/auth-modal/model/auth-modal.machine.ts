import { assertEvent, assign, emit, fromPromise, setup, stateIn } from 'xstate'
import { problemOf, type Problem } from '@/shared/api'
import { ProviderSilentError } from '../api/provider'
import type { Granted } from '../api/granted'
import type { GrantRequest } from '../api/grant-session'
import { resetPasswordMachine, type ResetFact } from './reset-password.machine'

const requests = ['credentials.submit', 'registration.submit', 'provider.choose', 'identity.redeem'] as const

/** The words where nobody has said yes or no: a window of Google may have been left alone without a word. */
export const unansweredWords = 'Відповіді немає надто довго. Спробуй ще раз або увійди іншим способом.'

/** The sign-in dialog: the open view, and the call that it waits for. */
export const authModalMachine = setup({
  types: {
    context: {} as { problem: Problem | null },
    events: {} as
      | { type: 'modal.open' }
      | { type: 'modal.close' }
      | { type: 'signIn.show' }
      | { type: 'signUp.show' }
      | { type: 'forgotPassword.show' }
      | { type: 'confirmation.restore' }
      | ResetFact
      | GrantRequest,
    emitted: {} as
      | { type: 'session.granted'; data: Granted }
      | { type: 'account.registered' }
      | { type: 'reset.confirmed' }
      | { type: 'modal.dismissed' }
      | { type: 'call.failed'; problem: Problem },
  },
  actors: {
    grantSession: fromPromise<Granted, GrantRequest>(() => Promise.reject(new Error('Nothing grants sessions here'))),
    resetPassword: resetPasswordMachine,
  },
  guards: {
    isResting: stateIn({ open: { call: 'resting' } }),
    isSilent: (_, { error }: { error: unknown }) => error instanceof ProviderSilentError,
    isRefusal: (_, { error }: { error: unknown }) => problemOf(error).status === 401,
    isRegistration: stateIn({ open: { call: { granting: 'registering' } } }),
  },
  actions: {
    forgetProblem: assign({ problem: null }),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    giveUp: assign({ problem: { status: null, detail: unansweredWords } }),
    tellProblem: emit(({ context }) => ({ type: 'call.failed' as const, problem: context.problem ?? problemOf(null) })),
    tellDismissed: emit({ type: 'modal.dismissed' }),
    tellReset: emit({ type: 'reset.confirmed' }),
    tellRefused: emit((_, { problem }: { problem: Problem }) => ({ type: 'call.failed' as const, problem })),
    tellGranted: emit((_, { data }: { data: Granted }) => ({ type: 'session.granted' as const, data })),
    tellRegistered: emit({ type: 'account.registered' }),
  },
  // Longer than a person needs in a window of Google, and than a server that is asked thrice.
  delays: { tooLong: 120_000 },
}).createMachine({
  id: 'authModal',
  description: 'The sign-in dialog: its views and the call behind them.',
  context: { problem: null },
  initial: 'closed',
  states: {
    closed: { entry: 'forgetProblem', on: { 'modal.open': 'open', 'confirmation.restore': 'open.view.forgotPassword' } },
    open: {
      type: 'parallel',
      on: { 'modal.close': { target: 'closed', actions: 'tellDismissed' } },
      states: {
        view: {
          initial: 'signIn',
          states: {
            signIn: {
              on: {
                'signUp.show': { guard: 'isResting', target: 'signUp', actions: 'forgetProblem' },
                'forgotPassword.show': { guard: 'isResting', target: 'forgotPassword', actions: 'forgetProblem' },
              },
            },
            signUp: { on: { 'signIn.show': { guard: 'isResting', target: 'signIn', actions: 'forgetProblem' } } },
            forgotPassword: {
              on: {
                'signIn.show': 'signIn',
                'letter.sent': { actions: 'tellReset' },
                'letter.refused': { actions: { type: 'tellRefused', params: ({ event }) => ({ problem: event.problem }) } },
              },
              invoke: {
                id: 'resetPassword',
                src: 'resetPassword',
                input: ({ event }) => ({ isConfirmed: event.type === 'confirmation.restore' }),
                onDone: { target: '#authModal.closed', actions: 'tellDismissed' },
              },
            },
          },
        },
        call: {
          initial: 'resting',
          states: {
            resting: {
              on: {
                'credentials.submit': { target: 'granting', actions: 'forgetProblem' },
                'registration.submit': { target: 'granting.registering', actions: 'forgetProblem' },
                'provider.choose': { target: 'granting', actions: 'forgetProblem' },
                'identity.redeem': { target: 'granting', actions: 'forgetProblem' },
              },
            },
            granting: {
              initial: 'entering',
              states: { entering: {}, registering: {} },
              after: { tooLong: { target: 'resting', actions: ['giveUp', 'tellProblem'] } },
              invoke: {
                id: 'grantSession',
                src: 'grantSession',
                input: ({ event }) => (assertEvent(event, requests), event),
                onDone: [
                  {
                    guard: 'isRegistration',
                    target: '#authModal.closed',
                    actions: [{ type: 'tellGranted', params: ({ event }) => ({ data: event.output }) }, 'tellRegistered'],
                  },
                  { target: '#authModal.closed', actions: { type: 'tellGranted', params: ({ event }) => ({ data: event.output }) } },
                ],
                onError: [
                  { guard: { type: 'isSilent', params: ({ event }) => ({ error: event.error }) }, target: 'resting' },
                  {
                    guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
                    target: 'resting',
                    actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
                  },
                  {
                    target: 'resting',
                    actions: [{ type: 'keepProblem', params: ({ event }) => ({ error: event.error }) }, 'tellProblem'],
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
})
