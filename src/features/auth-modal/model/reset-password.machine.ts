import { assertEvent, assign, fromPromise, sendParent, setup } from 'xstate'
import type { PasswordReset } from '#contract/auth'
import { problemOf, type Problem } from '@/shared/api'

/** The facts that the dialog is told, each once. */
export type ResetFact = { type: 'letter.sent' } | { type: 'letter.refused'; problem: Problem }

/** From the forgotten password to the letter with a new one. */
export const resetPasswordMachine = setup({
  types: {
    input: {} as { isConfirmed: boolean },
    context: {} as { isConfirmed: boolean; problem: Problem | null },
    events: {} as { type: 'email.submit'; reset: PasswordReset } | { type: 'confirmation.accept' },
  },
  actors: {
    requestNewPassword: fromPromise(async ({ input, signal }: { input: PasswordReset; signal: AbortSignal }) =>
      (await import('../api/request-new-password')).requestNewPassword(input, signal),
    ),
  },
  guards: { isConfirmed: ({ context }) => context.isConfirmed },
  actions: {
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    tellSent: sendParent({ type: 'letter.sent' } satisfies ResetFact),
    tellRefused: sendParent(({ context }): ResetFact => ({ type: 'letter.refused', problem: context.problem ?? problemOf(null) })),
  },
}).createMachine({
  id: 'resetPassword',
  description: 'Asks the server to mail a new password.',
  context: ({ input }) => ({ isConfirmed: input.isConfirmed, problem: null }),
  initial: 'restoring',
  states: {
    restoring: { always: [{ guard: 'isConfirmed', target: 'confirmed' }, { target: 'asking' }] },
    asking: { on: { 'email.submit': 'requesting' } },
    requesting: {
      invoke: {
        id: 'requestNewPassword',
        src: 'requestNewPassword',
        input: ({ event }) => (assertEvent(event, 'email.submit'), event.reset),
        onDone: { target: 'confirmed', actions: 'tellSent' },
        onError: { target: 'refused', actions: [{ type: 'keepProblem', params: ({ event }) => ({ error: event.error }) }, 'tellRefused'] },
      },
    },
    refused: { on: { 'email.submit': 'requesting' } },
    confirmed: { on: { 'confirmation.accept': 'closed' } },
    closed: { type: 'final' },
  },
})
