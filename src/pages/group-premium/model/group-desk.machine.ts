import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { v4 as createUuid } from 'uuid'
import type { Group } from '#contract/group'
import { problemOf, type Problem } from '@/shared/api'
import type { GroupChange } from './group-change'

type Deed = { change: GroupChange; key: string }

/** The desk of who leads a group: one change at a time, each answered with the group as it is then. */
export const groupDeskMachine = setup({
  types: {
    context: {} as { group: Group | null; deed: Deed | null; problem: Problem | null },
    events: {} as { type: 'group.load' } | { type: 'change.ask'; change: GroupChange },
  },
  actors: {
    loadGroup: fromPromise<Group>(() => Promise.reject(new Error('Nothing loads groups here'))),
    perform: fromPromise<Group, Deed | null>(() => Promise.reject(new Error('Nothing changes groups here'))),
  },
  actions: {
    /** The same change keeps its key, so that a lost answer makes nothing twice. */
    keepDeed: assign(({ context, event }) => {
      assertEvent(event, 'change.ask')
      const isSame = JSON.stringify(context.deed?.change) === JSON.stringify(event.change)
      return { problem: null, deed: isSame && context.deed ? context.deed : { change: event.change, key: createUuid() } }
    }),
    keepGroup: assign({ group: (_, params: { group: Group }) => params.group, deed: null, problem: null }),
    keepProblem: assign({ problem: (_, params: { error: unknown }) => problemOf(params.error) }),
  },
}).createMachine({
  id: 'groupDesk',
  description: 'Shows a group to its owner and changes it; a failed change leaves the group as it was and can be tried again.',
  context: { group: null, deed: null, problem: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadGroup',
        src: 'loadGroup',
        onDone: { target: 'ready', actions: { type: 'keepGroup', params: ({ event }) => ({ group: event.output }) } },
        onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    ready: { on: { 'change.ask': { target: 'changing', actions: 'keepDeed' } } },
    changing: {
      invoke: {
        id: 'perform',
        src: 'perform',
        input: ({ context }) => context.deed,
        onDone: { target: 'ready', actions: { type: 'keepGroup', params: ({ event }) => ({ group: event.output }) } },
        onError: { target: 'refused', actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    refused: { on: { 'change.ask': { target: 'changing', actions: 'keepDeed' } } },
    failed: { on: { 'group.load': 'loading' } },
  },
})
