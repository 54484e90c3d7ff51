import { assertEvent, assign, fromPromise, setup } from 'xstate'
import type { PasswordReset } from '#contract/auth'
import { problemOf, type Problem } from '@/shared/api'

/** From the forgotten password to the letter with a new one. */
export const resetPasswordMachine = setup({
  types: {
    input: {} as { isConfirmed: boolean },
    context: {} as { problem: Problem | null; isConfirmed: boolean },
    events: {} as { type: 'email.submit'; reset: PasswordReset } | { type: 'confirmation.accept' },
  },
  actors: {
    requestNewPassword: fromPromise(async ({ input, signal }: { input: PasswordReset; signal: AbortSignal }) =>
      (await import('../api/request-new-password')).requestNewPassword(input, signal),
    ),
  },
  guards: { isConfirmed: ({ context }) => context.isConfirmed },
}).createMachine({
  id: 'resetPassword',
  description: 'Asks the server to mail a new password.',
  context: ({ input }) => ({ problem: null, isConfirmed: input.isConfirmed }),
  initial: 'restoring',
  states: {
    restoring: { always: [{ guard: 'isConfirmed', target: 'confirmed' }, { target: 'asking' }] },
    asking: { on: { 'email.submit': 'requesting' } },
    requesting: {
      invoke: {
        id: 'requestNewPassword',
        src: 'requestNewPassword',
        input: ({ event }) => (assertEvent(event, 'email.submit'), event.reset),
        onDone: 'confirmed',
        onError: { target: 'refused', actions: assign({ problem: ({ event }) => problemOf(event.error) }) },
      },
    },
    refused: { on: { 'email.submit': 'requesting' } },
    confirmed: { on: { 'confirmation.accept': 'closed' } },
    closed: { type: 'final' },
  },
})
