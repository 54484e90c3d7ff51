import { assertEvent, assign, emit, sendTo, setup } from 'xstate'
import type { SurveyGround } from '@/entities/survey'
import { TimeLeftError } from '../api/time-left-error'
import { problemIn } from './problem-in'
import { recorder, type RecordEvent } from './recorder'
import { onlooker, seat, type WriterCommand } from './seat'
import { after, closingOf, hasTime, isAllChecked, isOnBreak, isPaused, opened, started, type Sitting, type SittingEvent } from './sitting'
import { close, open } from './sitting-calls'
import { ticker } from './ticker'

/** One sitting of a paper: from opening it to handing it in, with every answer on the device before anything else. */
export const surveyMachine = setup({
  types: {
    input: {} as { id: string; ground: SurveyGround },
    context: {} as Sitting,
    events: {} as SittingEvent,
    emitted: {} as { type: 'survey.finished'; id: string },
  },
  actors: { open, close, recorder, ticker, seat, onlooker },
  guards: {
    isTimeUp: ({ context, event }) => event.type === 'clock.tick' && !hasTime({ sheet: context.sheet, now: event.now }),
    hasTime: ({ context }) => hasTime(context),
    isOver: ({ context }) => context.survey?.clock.finishedAt !== null,
    isPaused: ({ context }) => isPaused(context),
    isBreakOver: ({ context }) => !isOnBreak(context),
    isResumed: ({ context }) => !isPaused(context),
    isAllChecked: ({ context }) => isAllChecked(context),
    isTimeLeft: ({ event }) => 'error' in event && event.error instanceof TimeLeftError,
    mayPass: ({ context: { problem } }) => problem === null || problem.status === null || problem.status >= 500 || problem.status === 429,
    isMissing: ({ context }) => context.problem?.status === 404 || context.problem?.status === 422,
  },
  actions: {
    keepProblem: assign({ problem: ({ event }) => problemIn(event) }),
    take: assign(({ context, event }) => after(context, event)),
    startClock: assign(({ context }) => started(context)),
    record: sendTo('recorder', ({ event }): RecordEvent => (assertEvent(event, 'fact.add'), { type: 'facts.record', facts: [event.fact] })),
    recordOpening: sendTo('recorder', ({ context }): RecordEvent => ({ type: 'facts.record', facts: context.opening })),
    askSeat: sendTo('seat', { type: 'seat.ask' } satisfies WriterCommand),
    takeSeat: sendTo('seat', { type: 'seat.take' } satisfies WriterCommand),
  },
  delays: { retry: 10_000 },
}).createMachine({
  id: 'survey',
  description: 'A running test session: loading, answering, handing in.',
  context: ({ input }) => ({ ...input, survey: null, sheet: null, now: input.ground.clock.now(), problem: null, waiting: 0, opening: [] }),
  invoke: { id: 'seat', src: 'seat', input: ({ context }) => ({ id: context.id }) },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context }) => context,
        onDone: { target: 'opened', actions: assign(({ context, event }) => opened(context, event.output)) },
        onError: { target: 'unopened', actions: 'keepProblem' },
      },
    },
    opened: { always: [{ guard: 'isOver', target: 'finished' }, { guard: 'hasTime', target: 'seating' }, { target: 'finishing' }] },
    unopened: { always: [{ guard: 'isMissing', target: 'missing' }, { target: 'failed' }] },
    seating: {
      entry: 'askSeat',
      on: { 'seat.taken': 'onBreak', 'seat.lost': 'reading' },
    },
    onBreak: {
      invoke: { id: 'breakTicker', src: 'ticker', input: ({ context }) => context },
      always: { guard: 'isBreakOver', target: 'answering' },
      on: { 'clock.tick': { actions: 'take' }, 'break.end': 'answering', 'seat.lost': 'reading' },
    },
    answering: {
      type: 'parallel',
      invoke: [
        { id: 'recorder', src: 'recorder', input: ({ context }) => context },
        { id: 'ticker', src: 'ticker', input: ({ context }) => context },
      ],
      entry: ['startClock', 'recordOpening'],
      exit: assign({ opening: [] }),
      on: {
        'clock.tick': [{ guard: 'isTimeUp', target: 'finishing', actions: 'take' }, { actions: 'take' }],
        'fact.add': { actions: ['take', 'record'] },
        'task.take': { actions: 'take' },
        'seat.lost': 'reading',
      },
      states: {
        solving: {
          initial: 'working',
          states: {
            working: {
              always: { guard: 'isPaused', target: 'paused' },
              on: { 'finish.ask': [{ guard: 'isAllChecked', target: '#survey.finishing' }, { target: 'confirming' }] },
            },
            confirming: {
              on: {
                'finish.cancel': 'working',
                'finish.confirm': '#survey.finishing',
                'fact.add': { target: 'working', actions: ['take', 'record'] },
              },
            },
            paused: { always: { guard: 'isResumed', target: 'working' } },
          },
        },
        keeping: {
          initial: 'kept',
          states: {
            kept: { on: { 'facts.lost': { target: 'lost', actions: 'take' }, 'facts.kept': { actions: 'take' } } },
            lost: { on: { 'facts.kept': { target: 'kept', actions: 'take' }, 'facts.lost': { actions: 'take' } } },
          },
        },
      },
    },
    reading: {
      invoke: [
        { id: 'onlooker', src: 'onlooker', input: ({ context }) => context },
        { id: 'readingTicker', src: 'ticker', input: ({ context }) => context },
      ],
      on: {
        'clock.tick': [{ guard: 'isTimeUp', target: 'loading' }, { actions: 'take' }],
        'facts.came': { actions: 'take' },
        'seat.take': { actions: 'takeSeat' },
        'seat.taken': 'loading',
        'survey.ended': 'loading',
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
        'clock.tick': { actions: 'take' },
        'finish.confirm': 'finishing',
        'finish.force': 'finishing',
        'finish.cancel': { guard: 'hasTime', target: 'seating' },
      },
    },
    missing: { type: 'final' },
    failed: { on: { 'load.retry': 'loading' } },
    finished: { type: 'final', entry: emit(({ context }) => ({ type: 'survey.finished' as const, id: context.id })) },
  },
})
