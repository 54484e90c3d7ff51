import { assign, fromPromise, setup } from 'xstate'
import { problemOf, type Problem } from '../../api'

/** A screen that only shows what the server knows: it is coming, it is here, or it could not be had. */
export const loadMachine = setup({
  types: {
    context: {} as { found: unknown; problem: Problem | null },
    events: {} as { type: 'load.retry' },
  },
  actors: { load: fromPromise<unknown>(() => Promise.reject(new Error('Nothing to load'))) },
  actions: {
    keepFound: assign((_, { found }: { found: unknown }) => ({ found })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
  },
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
        onDone: { target: 'ready', actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) } },
        onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    ready: { type: 'final' },
    failed: { on: { 'load.retry': 'loading' } },
  },
  output: ({ context }: { context: { found: unknown } }) => context.found,
})
