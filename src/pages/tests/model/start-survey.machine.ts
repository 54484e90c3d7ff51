import { assign, emit, fromPromise, setup } from 'xstate'
import { v4 as createUuid } from 'uuid'
import type { SurveyRequest } from '#contract/survey'
import { problemOf, type Problem } from '@/shared/api'

type Creation = { request: SurveyRequest; key: string }

/** From «Почати» to a paper on the table: one press makes one survey, however often it is pressed or the answer is lost. */
export const startSurveyMachine = setup({
  types: {
    input: {} as SurveyRequest,
    context: {} as Creation & { problem: Problem | null },
    events: {} as { type: 'survey.start' },
    emitted: {} as { type: 'survey.started'; id: string },
  },
  actors: { create: fromPromise<string, Creation>(() => Promise.reject(new Error('Nothing creates surveys here'))) },
}).createMachine({
  id: 'startSurvey',
  description: 'Asks the server for a new survey.',
  context: ({ input }) => ({ request: input, key: createUuid(), problem: null }),
  initial: 'ready',
  states: {
    ready: { on: { 'survey.start': 'creating' } },
    creating: {
      invoke: {
        id: 'create',
        src: 'create',
        input: ({ context: { request, key } }) => ({ request, key }),
        onDone: { target: 'created', actions: emit(({ event }) => ({ type: 'survey.started', id: event.output })) },
        onError: { target: 'ready', actions: assign({ problem: ({ event }) => problemOf(event.error) }) },
      },
    },
    created: { type: 'final' },
  },
})
