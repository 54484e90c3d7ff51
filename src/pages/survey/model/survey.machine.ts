import { assertEvent, assign, emit, fromPromise, sendTo, setup } from 'xstate'
import type { Survey } from '#contract/survey'
import type { SurveyFact, SurveyGround } from '@/entities/survey'
import type { Problem } from '@/shared/api'
import type { Closing } from '../api/close-survey'
import { openSurvey } from '../api/open-survey'
import { TimeLeftError } from '../api/time-left-error'
import { problemIn } from './problem-in'
import { recorder, ticker, type RecorderWord, type RecordEvent } from './record'
import { factOf, openingFacts, sheetOf, withFact, type Sheet, type SheetEvent } from './sheet'

type Context = {
  id: string
  ground: SurveyGround
  survey: Survey | null
  sheet: Sheet | null
  now: number
  problem: Problem | null
  opening: SurveyFact[]
}

const closingOf = ({ id, sheet, now }: Context, isForced: boolean): Closing => {
  if (!sheet) throw new Error('Nothing to hand in')
  return { id, sheet, isForced, isTimeUp: now >= sheet.deadline }
}

/** One sitting of a paper: from opening it to handing it in, with every answer on the device before anything else. */
export const surveyMachine = setup({
  types: {
    input: {} as { id: string; ground: SurveyGround },
    context: {} as Context,
    events: {} as
      | SheetEvent
      | { type: 'finish.ask' | 'finish.cancel' | 'finish.confirm' | 'finish.force' | 'load.retry' }
      | { type: 'clock.tick'; now: number }
      | RecorderWord,
    emitted: {} as { type: 'survey.finished'; id: string },
  },
  actors: {
    open: fromPromise(({ input }: { input: Context }) => openSurvey(input.id, input.ground)),
    close: fromPromise(async ({ input }: { input: { closing: Closing; ground: SurveyGround } }) =>
      (await import('../api/close-survey')).closeSurvey(input.closing, input.ground),
    ),
    recorder,
    ticker,
  },
  guards: {
    isTimeUp: ({ context, event }) => event.type === 'clock.tick' && context.sheet !== null && event.now >= context.sheet.deadline,
    hasTime: ({ context }) => context.sheet !== null && context.now < context.sheet.deadline,
    isOver: ({ context }) => context.survey?.clock.finishedAt !== null,
    isTimeLeft: ({ event }) => 'error' in event && event.error instanceof TimeLeftError,
    mayPass: ({ context: { problem } }) => problem === null || problem.status === null || problem.status >= 500 || problem.status === 429,
    isMissing: ({ context }) => context.problem?.status === 404 || context.problem?.status === 422,
  },
  actions: {
    keepProblem: assign({ problem: ({ event }) => problemIn(event) }),
    writeDown: assign({ sheet: ({ context, event }) => context.sheet && withFact(context.sheet, factOf(event)) }),
    record: sendTo('recorder', ({ event }): RecordEvent => ({ type: 'facts.record', facts: [factOf(event)] })),
    recordOpening: sendTo('recorder', ({ context }): RecordEvent => ({ type: 'facts.record', facts: context.opening })),
    takeTime: assign({ now: ({ event }) => (assertEvent(event, 'clock.tick'), event.now) }),
  },
  delays: { retry: 10_000 },
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
        onError: { target: 'unopened', actions: 'keepProblem' },
      },
    },
    opened: { always: [{ guard: 'isOver', target: 'finished' }, { guard: 'hasTime', target: 'answering' }, { target: 'finishing' }] },
    unopened: { always: [{ guard: 'isMissing', target: 'missing' }, { target: 'failed' }] },
    answering: {
      invoke: [
        { id: 'recorder', src: 'recorder', input: ({ context }) => context },
        { id: 'ticker', src: 'ticker', input: ({ context }) => context },
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
        input: ({ context, event }) => ({ ground: context.ground, closing: closingOf(context, event.type === 'finish.force') }),
        onDone: 'finished',
        onError: [
          { guard: 'isTimeLeft', target: 'loading' },
          { target: 'finishDelayed', actions: 'keepProblem' },
        ],
      },
    },
    finishDelayed: {
      invoke: { id: 'waitingTicker', src: 'ticker', input: ({ context }) => context },
      after: { retry: { guard: 'mayPass', target: 'finishing' } },
      on: {
        'clock.tick': { actions: 'takeTime' },
        'finish.confirm': 'finishing',
        'finish.force': 'finishing',
        'finish.cancel': { guard: 'hasTime', target: 'answering' },
      },
    },
    missing: { type: 'final' },
    failed: { on: { 'load.retry': 'loading' } },
    finished: { type: 'final', entry: emit(({ context }) => ({ type: 'survey.finished' as const, id: context.id })) },
  },
})
