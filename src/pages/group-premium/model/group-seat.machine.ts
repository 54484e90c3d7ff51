import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { problemOf, type Problem } from '@/shared/api'

/** A pupil’s seat in a group: results are shown or hidden, and the seat is given back, each by one press. */
export const groupSeatMachine = setup({
  types: {
    input: {} as { sharesResults: boolean },
    context: {} as { sharesResults: boolean; problem: Problem | null },
    events: {} as { type: 'consent.change'; sharesResults: boolean } | { type: 'seat.leave' },
  },
  actors: {
    setConsent: fromPromise<boolean, boolean>(() => Promise.reject(new Error('Nothing keeps consents here'))),
    leave: fromPromise<void>(() => Promise.reject(new Error('Nothing gives seats back here'))),
  },
  actions: {
    forgetProblem: assign({ problem: null }),
    keepProblem: assign({ problem: (_, params: { error: unknown }) => problemOf(params.error) }),
    keepConsent: assign((_, { sharesResults }: { sharesResults: boolean }) => ({ sharesResults })),
  },
}).createMachine({
  id: 'groupSeat',
  description: 'Holds a seat in a group until it is given back; a failed call leaves everything as it was.',
  context: ({ input }) => ({ sharesResults: input.sharesResults, problem: null }),
  initial: 'held',
  states: {
    held: { on: { 'consent.change': 'agreeing', 'seat.leave': 'leaving' } },
    agreeing: {
      entry: 'forgetProblem',
      invoke: {
        id: 'setConsent',
        src: 'setConsent',
        input: ({ event }) => (assertEvent(event, 'consent.change'), event.sharesResults),
        onDone: { target: 'held', actions: { type: 'keepConsent', params: ({ event }) => ({ sharesResults: event.output }) } },
        onError: { target: 'held', actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    leaving: {
      entry: 'forgetProblem',
      invoke: {
        id: 'leave',
        src: 'leave',
        onDone: 'left',
        onError: { target: 'held', actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    left: { type: 'final' },
  },
})
