import { assign, emit, fromPromise, setup } from 'xstate'
import { keyFor, type Call } from './call-key'

/** One press makes one call, however often it is pressed or the answer is lost. */
export const onceCallMachine = setup({
  types: {
    context: {} as { call: Call | null; answer: unknown; error: unknown },
    events: {} as { type: 'call.make'; request: unknown } | { type: 'call.reset' },
    emitted: {} as { type: 'call.answered'; answer: unknown } | { type: 'call.failed'; error: unknown },
  },
  actors: { perform: fromPromise<unknown, Call | null>(() => Promise.reject(new Error('Nothing makes calls here'))) },
  actions: {
    startCall: assign((_, { request }: { request: unknown }) => ({ call: keyFor(request, null), error: null })),
    repeatCall: assign(({ context }, { request }: { request: unknown }) => ({ call: keyFor(request, context.call), error: null })),
    forgetCall: assign({ call: null, answer: null }),
  },
}).createMachine({
  id: 'onceCall',
  description: 'Makes one call at a time under a key; a call that failed keeps its key for the next try.',
  context: { call: null, answer: null, error: null },
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
            assign({ answer: ({ event }) => event.output }),
            emit(({ event }) => ({ type: 'call.answered', answer: event.output })),
          ],
        },
        onError: {
          target: 'refused',
          actions: [assign({ error: ({ event }) => event.error }), emit(({ event }) => ({ type: 'call.failed', error: event.error }))],
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
