import { assertEvent, emit, fromPromise, setup } from 'xstate'
import type { Survey } from '#domain/survey'
import type { SurveyGround } from '@/entities/survey'
import { askForTask } from '../api/ask-for-task'
import type { AddedTask } from './sitting'

/** Asks the server for one more task like the one just checked; a refusal can be tried again. */
export const addingMachine = setup({
  types: {
    context: {} as { ground: SurveyGround },
    input: {} as { ground: SurveyGround },
    events: {} as { type: 'task.ask'; survey: Survey; like: string },
    emitted: {} as { type: 'task.added'; added: AddedTask },
  },
  actions: { tellTask: emit((_, { added }: { added: AddedTask }) => ({ type: 'task.added' as const, added })) },
  actors: { askForTask: fromPromise(({ input }: { input: Parameters<typeof askForTask>[0] }) => askForTask(input)) },
}).createMachine({
  id: 'adding',
  description: 'One more task like this one, in a training survey.',
  context: ({ input }) => input,
  initial: 'idle',
  states: {
    idle: { on: { 'task.ask': 'asking' } },
    asking: {
      invoke: {
        id: 'askForTask',
        src: 'askForTask',
        input: ({ context, event }) => (assertEvent(event, 'task.ask'), { survey: event.survey, like: event.like, ground: context.ground }),
        onDone: { target: 'idle', actions: { type: 'tellTask', params: ({ event }) => ({ added: event.output }) } },
        onError: 'refused',
      },
    },
    refused: { on: { 'task.ask': 'asking' } },
  },
})
