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
}).createMachine({
  id: 'consent',
  description: 'Asks before something that cannot be taken back; a failure leaves the question open.',
  context: { problem: null },
  initial: 'resting',
  states: {
    resting: { on: { 'consent.ask': { target: 'asking', actions: assign({ problem: null }) } } },
    asking: { on: { 'consent.give': 'doing', 'consent.refuse': 'resting' } },
    doing: {
      invoke: {
        id: 'doDeed',
        src: 'doDeed',
        onDone: { target: 'resting', actions: emit({ type: 'deed.done' }) },
        onError: {
          target: 'asking',
          actions: [
            assign({ problem: ({ event }) => problemOf(event.error) }),
            emit(({ event }) => ({ type: 'call.failed' as const, problem: problemOf(event.error) })),
          ],
        },
      },
    },
  },
})
