import { assign, emit, fromPromise, setup } from 'xstate'
import type { Surroundings } from '../surroundings'
import { keyFor, type Call } from './call-key'

/** One press makes one call, however often it is pressed or the answer is lost. */
export const onceCallMachine = setup({
  types: {
    input: {} as Pick<Surroundings, 'newId'>,
    context: {} as Pick<Surroundings, 'newId'> & { call: Call | null; answer: unknown; error: unknown },
    events: {} as { type: 'call.make'; request: unknown } | { type: 'call.reset' },
    emitted: {} as { type: 'call.answered'; answer: unknown } | { type: 'call.failed'; error: unknown },
  },
  actors: { perform: fromPromise<unknown, Call | null>(() => Promise.reject(new Error('Nothing makes calls here'))) },
  actions: {
    startCall: assign(({ context }, { request }: { request: unknown }) => ({ call: keyFor(request, null, context.newId) })),
    repeatCall: assign(({ context }, { request }: { request: unknown }) => ({
      call: keyFor(request, context.call, context.newId),
      error: null,
    })),
    forgetCall: assign({ call: null, answer: null }),
    keepAnswer: assign((_, { answer }: { answer: unknown }) => ({ answer })),
    keepError: assign((_, { error }: { error: unknown }) => ({ error })),
    tellAnswer: emit((_, { answer }: { answer: unknown }) => ({ type: 'call.answered' as const, answer })),
    tellError: emit((_, { error }: { error: unknown }) => ({ type: 'call.failed' as const, error })),
  },
}).createMachine({
  id: 'onceCall',
  description: 'Makes one call at a time under a key; a call that failed keeps its key for the next try.',
  context: ({ input }) => ({ call: null, answer: null, error: null, newId: input.newId }),
  initial: 'ready',
  states: {
    ready: {
      on: { 'call.make': { target: 'calling', actions: { type: 'startCall', params: ({ event }) => ({ request: event.request }) } } },
    },
    calling: {
      invoke: {
        id: 'perform',
        src: 'perform',
        input: ({ context }) => context.call,
        onDone: {
          target: 'answered',
          actions: [
            { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
            { type: 'tellAnswer', params: ({ event }) => ({ answer: event.output }) },
          ],
        },
        onError: {
          target: 'refused',
          actions: [
            { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            { type: 'tellError', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    answered: {
      on: {
        'call.make': { target: 'calling', actions: { type: 'startCall', params: ({ event }) => ({ request: event.request }) } },
        'call.reset': { target: 'ready', actions: 'forgetCall' },
      },
    },
    refused: {
      on: { 'call.make': { target: 'calling', actions: { type: 'repeatCall', params: ({ event }) => ({ request: event.request }) } } },
    },
  },
})
