import { assertEvent, assign, emit, fromPromise, sendTo, setup } from 'xstate'
import type { Survey } from '#contract/survey'
import type { SurveyFact, SurveyGround } from '@/entities/survey'
import { problemOf, type Problem } from '@/shared/api'
import { closeSurvey } from '../api/close-survey'
import { openSurvey } from '../api/open-survey'
import { recorder, ticker, type RecorderWord, type RecordEvent } from './record'
import { answeredCount, factOf, openingFacts, sheetOf, withFact, type Sheet, type SheetEvent } from './sheet'

type Context = {
  id: string
  ground: SurveyGround
  survey: Survey | null
  sheet: Sheet | null
  now: number
  problem: Problem | null
  opening: SurveyFact[]
}

/** One sitting of a paper: from opening it to handing it in, with every answer on the device before anything else. */
export const surveyMachine = setup({
  types: {
    input: {} as { id: string; ground: SurveyGround },
    context: {} as Context,
    events: {} as
      | SheetEvent
      | { type: 'finish.ask' }
      | { type: 'finish.cancel' }
      | { type: 'finish.confirm' }
      | { type: 'finish.force' }
      | { type: 'load.retry' }
      | { type: 'clock.tick'; now: number }
      | RecorderWord,
    emitted: {} as { type: 'survey.finished'; id: string },
  },
  actors: {
    open: fromPromise(({ input }: { input: Context }) => openSurvey(input.id, input.ground)),
    close: fromPromise(({ input }: { input: { id: string; ground: SurveyGround; answered: number | null } }) =>
      closeSurvey(input.id, input.answered, input.ground),
    ),
    recorder,
    ticker,
  },
  guards: {
    isTimeUp: ({ context, event }) => event.type === 'clock.tick' && context.sheet !== null && event.now >= context.sheet.deadline,
    hasTime: ({ context }) => context.sheet !== null && context.now < context.sheet.deadline,
    isOver: ({ context }) => context.survey?.clock.finishedAt !== null,
    isMissing: ({ context }) => context.problem?.status === 404 || context.problem?.status === 422,
  },
  actions: {
    writeDown: assign({ sheet: ({ context, event }) => context.sheet && withFact(context.sheet, factOf(event)) }),
    record: sendTo('recorder', ({ event }): RecordEvent => ({ type: 'facts.record', facts: [factOf(event)] })),
    recordOpening: sendTo('recorder', ({ context }): RecordEvent => ({ type: 'facts.record', facts: context.opening })),
    takeTime: assign({ now: ({ event }) => (assertEvent(event, 'clock.tick'), event.now) }),
  },
}).createMachine({
  id: 'survey',
  description: 'A running test session: loading, answering, handing in.',
  context: ({ input }) => ({ ...input, survey: null, sheet: null, now: input.ground.clock.now(), problem: null, opening: [] }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context }) => context,
        onDone: {
          target: 'opened',
          actions: assign(({ context, event: { output } }) => ({
            survey: output.survey,
            now: context.ground.clock.now(),
            sheet: sheetOf(output.survey, output.events, context.ground.clock.now()),
            opening: openingFacts(output.survey, output.events),
          })),
        },
        onError: { target: 'unopened', actions: assign({ problem: ({ event }) => problemOf(event.error) }) },
      },
    },
    opened: { always: [{ guard: 'isOver', target: 'finished' }, { guard: 'hasTime', target: 'answering' }, { target: 'finishing' }] },
    unopened: { always: [{ guard: 'isMissing', target: 'missing' }, { target: 'failed' }] },
    answering: {
      invoke: [
        { id: 'recorder', src: 'recorder', input: ({ context }) => ({ id: context.id, ground: context.ground }) },
        { src: 'ticker', input: ({ context }) => context.ground },
      ],
      entry: 'recordOpening',
      exit: assign({ opening: [] }),
      initial: 'working',
      on: {
        'clock.tick': [{ guard: 'isTimeUp', target: 'finishing', actions: 'takeTime' }, { actions: 'takeTime' }],
        'answer.choose': { actions: ['writeDown', 'record'] },
        'question.show': { actions: ['writeDown', 'record'] },
        'flag.set': { actions: ['writeDown', 'record'] },
      },
      states: {
        working: { on: { 'finish.ask': 'confirming', 'facts.lost': 'unsaved' } },
        unsaved: { on: { 'finish.ask': 'confirming', 'facts.kept': 'working' } },
        confirming: {
          on: {
            'finish.cancel': 'working',
            'finish.confirm': '#survey.finishing',
            'question.show': { target: 'working', actions: ['writeDown', 'record'] },
          },
        },
      },
    },
    finishing: {
      invoke: {
        id: 'close',
        src: 'close',
        input: ({ context: { id, ground, sheet }, event }) => ({
          id,
          ground,
          answered: event.type === 'finish.force' ? null : sheet && answeredCount(sheet),
        }),
        onDone: 'finished',
        onError: { target: 'finishDelayed', actions: assign({ problem: ({ event }) => problemOf(event.error) }) },
      },
    },
    finishDelayed: {
      on: { 'finish.confirm': 'finishing', 'finish.force': 'finishing', 'finish.cancel': { guard: 'hasTime', target: 'answering' } },
    },
    missing: { type: 'final' },
    failed: { on: { 'load.retry': 'loading' } },
    finished: { type: 'final', entry: emit(({ context }) => ({ type: 'survey.finished' as const, id: context.id })) },
  },
})
