import { assign, emit, fromPromise, setup } from 'xstate'
import { problemOf, type Problem } from '@/shared/api'

/** Something that cannot be taken back: it is done only after a clear yes. */
export const consentMachine = setup({
  types: {
    context: {} as { problem: Problem | null },
    events: {} as { type: 'consent.ask' | 'consent.give' | 'consent.refuse' },
    emitted: {} as { type: 'deed.done' } | { type: 'call.failed'; problem: Problem },
  },
  actors: { doDeed: fromPromise<unknown>(() => Promise.reject(new Error('Nothing to do here'))) },
  actions: {
    forgetProblem: assign({ problem: null }),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    tellProblem: emit((_, { error }: { error: unknown }) => ({ type: 'call.failed' as const, problem: problemOf(error) })),
    tellDone: emit({ type: 'deed.done' }),
  },
}).createMachine({
  id: 'consent',
  description: 'Asks before something that cannot be taken back; a failure leaves the question open.',
  context: { problem: null },
  initial: 'resting',
  states: {
    resting: { on: { 'consent.ask': { target: 'asking', actions: 'forgetProblem' } } },
    asking: { on: { 'consent.give': 'doing', 'consent.refuse': 'resting' } },
    doing: {
      invoke: {
        id: 'doDeed',
        src: 'doDeed',
        onDone: { target: 'resting', actions: 'tellDone' },
        onError: {
          target: 'asking',
          actions: [
            { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
            { type: 'tellProblem', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
  },
})
