import { assign, emit, fromPromise, setup } from 'xstate'
import type { Problem } from '@/shared/api'
import { failureOf } from './failure'

/** One press, one piece of work: a picture on its way up, a file on its way down. */
export const errandMachine = setup({
  types: {
    context: {} as { problem: Problem | null },
    events: {} as { type: 'errand.run'; given: unknown },
    emitted: {} as { type: 'errand.done' } | { type: 'call.failed'; problem: Problem },
  },
  actors: { run: fromPromise<unknown, { given: unknown }>(() => Promise.reject(new Error('Nothing to run here'))) },
  guards: { isOurRefusal: ({ event }) => 'error' in event && failureOf(event.error).isOwnRefusal },
  actions: {
    keepProblem: assign({ problem: ({ event }) => failureOf('error' in event ? event.error : null).problem }),
    tellProblem: emit(({ context }) => ({ type: 'call.failed' as const, problem: context.problem ?? failureOf(null).problem })),
  },
}).createMachine({
  id: 'errand',
  description: 'Runs a call for one press at a time and says how it went.',
  context: { problem: null },
  initial: 'resting',
  states: {
    resting: { on: { 'errand.run': 'running' } },
    running: {
      entry: assign({ problem: null }),
      invoke: {
        id: 'run',
        src: 'run',
        input: ({ event }) => ({ given: event.given }),
        onDone: { target: 'done', actions: emit({ type: 'errand.done' }) },
        onError: [
          { guard: 'isOurRefusal', target: 'failed', actions: 'keepProblem' },
          { target: 'failed', actions: ['keepProblem', 'tellProblem'] },
        ],
      },
    },
    done: { on: { 'errand.run': 'running' } },
    failed: { on: { 'errand.run': 'running' } },
  },
})
