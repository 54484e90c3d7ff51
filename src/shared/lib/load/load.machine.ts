import { assign, fromPromise, setup } from 'xstate'
import { problemOf, type Problem } from '../../api'

/** A screen that only shows what the server knows: it is coming, it is here, or it could not be had. */
export const loadMachine = setup({
  types: {
    context: {} as { found: unknown; problem: Problem | null },
    events: {} as { type: 'load.retry' },
  },
  actors: { load: fromPromise<unknown>(() => Promise.reject(new Error('Nothing to load'))) },
}).createMachine({
  id: 'load',
  description: 'Loads once; a failure can be tried again.',
  context: { found: null, problem: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        onDone: { target: 'ready', actions: assign({ found: ({ event }) => event.output }) },
        onError: { target: 'failed', actions: assign({ problem: ({ event }) => problemOf(event.error) }) },
      },
    },
    ready: { type: 'final' },
    failed: { on: { 'load.retry': 'loading' } },
  },
})
