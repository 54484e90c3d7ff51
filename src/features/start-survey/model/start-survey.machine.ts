import { assign, emit, fromPromise, setup } from 'xstate'
import { v4 as createUuid } from 'uuid'
import { problemOf, type Problem } from '@/shared/api'
import type { Wish } from '../api/make-survey'

type Creation = { request: Wish; key: string }
type Started = { id: string; subject: string }

/** From «Почати» to a test on the table: one press makes one survey, however often it is pressed or the answer is lost. */
export const startSurveyMachine = setup({
  types: {
    context: {} as { creation: Creation | null; problem: Problem | null },
    events: {} as { type: 'survey.start'; request: Wish },
    emitted: {} as { type: 'survey.started' } & Started,
  },
  actors: { create: fromPromise<Started, Creation | null>(() => Promise.reject(new Error('Nothing creates surveys here'))) },
  actions: {
    /** The same wish keeps its key, so that a lost answer makes no second survey; another wish is another survey. */
    keepWish: assign(({ context }, { request }: { request: Wish }) => ({
      problem: null,
      creation: isSame(context.creation?.request, request) ? context.creation : { request, key: createUuid() },
    })),
  },
}).createMachine({
  id: 'startSurvey',
  description: 'Asks the server for a new survey.',
  context: { creation: null, problem: null },
  initial: 'ready',
  states: {
    ready: {
      on: {
        'survey.start': { target: 'creating', actions: { type: 'keepWish', params: ({ event }) => ({ request: event.request }) } },
      },
    },
    creating: {
      invoke: {
        id: 'create',
        src: 'create',
        input: ({ context }) => context.creation,
        onDone: { target: 'created', actions: emit(({ event }) => ({ type: 'survey.started', ...event.output })) },
        onError: { target: 'ready', actions: assign({ problem: ({ event }) => problemOf(event.error) }) },
      },
    },
    created: { type: 'final' },
  },
})

const isSame = (a: Wish | undefined, b: Wish): boolean => JSON.stringify(a) === JSON.stringify(b)
