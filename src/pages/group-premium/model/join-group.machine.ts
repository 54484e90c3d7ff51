import { assertEvent, assign, emit, fromPromise, setup } from 'xstate'
import type { Join, Offer } from '#contract/group'
import { problemOf, type Problem } from '@/shared/api'

/** Leads from a code to a seat in the group: it shows the group first and asks for consent. */
export const joinGroupMachine = setup({
  types: {
    input: {} as { code: string },
    context: {} as { code: string; offer: Offer | null; problem: Problem | null },
    events: {} as { type: 'code.look' } | { type: 'seat.take'; sharesResults: boolean },
    emitted: {} as { type: 'seat.taken'; groupId: string },
  },
  actors: {
    lookUp: fromPromise<Offer, { code: string }>(() => Promise.reject(new Error('Nothing looks up codes here'))),
    join: fromPromise<string, Join>(() => Promise.reject(new Error('Nothing joins groups here'))),
  },
  guards: { isIn: (_, params: { offer: Offer }) => params.offer.state === 'member' },
  actions: {
    forgetProblem: assign({ problem: null }),
    keepOffer: assign({ offer: (_, params: { offer: Offer }) => params.offer }),
    keepProblem: assign({ problem: (_, params: { error: unknown }) => problemOf(params.error) }),
    tellSeat: emit((_, params: { groupId: string }) => ({ type: 'seat.taken' as const, groupId: params.groupId })),
  },
}).createMachine({
  id: 'joinGroup',
  description: 'Looks up a code of invitation and takes the seat that it offers.',
  context: ({ input }) => ({ code: input.code, offer: null, problem: null }),
  initial: 'looking',
  states: {
    looking: {
      entry: 'forgetProblem',
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        input: ({ context }) => ({ code: context.code }),
        onDone: [
          {
            guard: { type: 'isIn', params: ({ event }) => ({ offer: event.output }) },
            target: 'joined',
            actions: [
              { type: 'keepOffer', params: ({ event }) => ({ offer: event.output }) },
              { type: 'tellSeat', params: ({ event }) => ({ groupId: event.output.groupId }) },
            ],
          },
          { target: 'offered', actions: { type: 'keepOffer', params: ({ event }) => ({ offer: event.output }) } },
        ],
        onError: { target: 'refused', actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    offered: { on: { 'seat.take': 'joining' } },
    joining: {
      entry: 'forgetProblem',
      invoke: {
        id: 'join',
        src: 'join',
        input: ({ context, event }) => (assertEvent(event, 'seat.take'), { code: context.code, sharesResults: event.sharesResults }),
        onDone: { target: 'joined', actions: { type: 'tellSeat', params: ({ event }) => ({ groupId: event.output }) } },
        onError: { target: 'offered', actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    joined: { type: 'final' },
    refused: { on: { 'code.look': 'looking' } },
  },
})
