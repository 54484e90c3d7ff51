import { assertEvent, assign, emit, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { Credentials, Registration } from '#contract/auth'
import { problemOf, type Problem } from '@/shared/api'
import { signIn, signUp, type Granted } from '../api/sign-in'

/** Which view of the sign-in dialog is open, and what it waits for. */
export const authModalMachine = setup({
  types: {
    context: {} as { problem: Problem | null },
    events: {} as
      | { type: 'modal.open' }
      | { type: 'modal.close' }
      | { type: 'signIn.show' }
      | { type: 'signUp.show' }
      | { type: 'credentials.submit'; credentials: Credentials }
      | { type: 'registration.submit'; registration: Registration },
    emitted: {} as
      | { type: 'session.granted'; data: Granted }
      | { type: 'account.registered' }
      | { type: 'modal.dismissed' }
      | { type: 'call.failed'; problem: Problem },
  },
  actors: {
    signIn: fromPromise(({ input, signal }: { input: Credentials; signal: AbortSignal }) => signIn(input, signal)),
    signUp: fromPromise(({ input, signal }: { input: Registration; signal: AbortSignal }) => signUp(input, signal)),
  },
  guards: { isWrongCredentials: (_, problem: Problem) => problem.status === 401 },
  actions: {
    forgetProblem: assign({ problem: null }),
    keepProblem: assign({ problem: (_, problem: Problem) => problem }),
    tellProblem: emit((_, problem: Problem) => ({ type: 'call.failed' as const, problem })),
    tellGranted: emit((_, data: Granted) => ({ type: 'session.granted' as const, data })),
    tellDismissed: emit({ type: 'modal.dismissed' }),
  },
}).createMachine({
  id: 'authModal',
  description: 'The sign-in dialog: its views and the calls behind them.',
  context: { problem: null },
  initial: 'closed',
  states: {
    closed: { entry: 'forgetProblem', on: { 'modal.open': 'signIn' } },
    signIn: {
      on: {
        'modal.close': { target: 'closed', actions: 'tellDismissed' },
        'signUp.show': { target: 'signUp', actions: 'forgetProblem' },
        'credentials.submit': { target: 'signingIn', actions: 'forgetProblem' },
      },
    },
    signingIn: {
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => (assertEvent(event, 'credentials.submit'), event.credentials),
        onDone: { target: 'closed', actions: { type: 'tellGranted', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isWrongCredentials', params: ({ event }) => problemOf(event.error) },
            target: 'signIn',
            actions: { type: 'keepProblem', params: ({ event }) => problemOf(event.error) },
          },
          {
            target: 'signIn',
            actions: [
              { type: 'keepProblem', params: ({ event }) => problemOf(event.error) },
              { type: 'tellProblem', params: ({ event }) => problemOf(event.error) },
            ],
          },
        ],
      },
      on: { 'modal.close': { target: 'closed', actions: 'tellDismissed' } },
    },
    signUp: {
      on: {
        'modal.close': { target: 'closed', actions: 'tellDismissed' },
        'signIn.show': { target: 'signIn', actions: 'forgetProblem' },
        'registration.submit': { target: 'signingUp', actions: 'forgetProblem' },
      },
    },
    signingUp: {
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ event }) => (assertEvent(event, 'registration.submit'), event.registration),
        onDone: {
          target: 'closed',
          actions: [{ type: 'tellGranted', params: ({ event }) => event.output }, emit({ type: 'account.registered' })],
        },
        onError: {
          target: 'signUp',
          actions: [
            { type: 'keepProblem', params: ({ event }) => problemOf(event.error) },
            { type: 'tellProblem', params: ({ event }) => problemOf(event.error) },
          ],
        },
      },
      on: { 'modal.close': { target: 'closed', actions: 'tellDismissed' } },
    },
  },
})

export type AuthModal = ActorRefFrom<typeof authModalMachine>
