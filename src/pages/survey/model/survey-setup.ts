import { assertEvent, assign, sendTo, setup } from 'xstate'
import type { SurveyGround } from '@/entities/survey'
import type { Far } from '../api/ask-far'
import { isFinal } from '../api/open-survey'
import { TimeLeftError } from '../api/time-left-error'
import { problemIn } from './problem-in'
import { recorder, type RecordEvent } from './recorder'
import { onlooker, seat, type WriterCommand } from './seat'
import { after, hasTime, isAllChecked, isOnBreak, isPaused, joined, started, statedNow, unwrittenIn } from './sitting'
import type { Sitting, SittingEvent } from './sitting'
import { ask, close, open } from './sitting-calls'
import { ticker } from './ticker'

/** The server’s answer in an event that brings it. */
const farIn = (event: object): Far => (event as { output: Far }).output

/** The parts of the chart of a sitting: its types, actors, guards and actions. */
export const surveySetup = setup({
  types: {
    input: {} as { id: string; ground: SurveyGround },
    context: {} as Sitting,
    events: {} as SittingEvent,
    emitted: {} as { type: 'survey.finished'; id: string },
  },
  actors: { open, ask, close, recorder, ticker, seat, onlooker },
  guards: {
    isTimeUp: ({ context, event }) => event.type === 'clock.tick' && !hasTime({ sheet: context.sheet, now: event.now }),
    hasTime: ({ context }) => hasTime(context),
    isEndedFar: ({ event }) => farIn(event).survey.clock.finishedAt !== null,
    isAsked: ({ context }) => context.isAsked,
    isRefused: ({ event }) => isFinal(problemIn(event).status),
    isOver: ({ context }) => context.survey?.clock.finishedAt !== null,
    isPaused: ({ context }) => isPaused(context),
    isBreakOver: ({ context }) => !isOnBreak(context),
    isResumed: ({ context }) => !isPaused(context),
    isAllChecked: ({ context }) => isAllChecked(context),
    isTimeLeft: ({ event }) => 'error' in event && event.error instanceof TimeLeftError,
    mayPass: ({ context: { problem } }) => problem === null || problem.status === null || problem.status >= 500 || problem.status === 429,
    isUnguarded: ({ context }) => context.isUnguarded,
    isMissing: ({ context }) => context.problem?.status === 404 || context.problem?.status === 422,
  },
  actions: {
    keepProblem: assign({ problem: ({ event }) => problemIn(event) }),
    take: assign(({ context, event }) => after(context, event)),
    join: assign(({ context, event }) => joined(context, farIn(event))),
    startClock: assign(({ context }) => started(context)),
    record: sendTo('recorder', ({ context, event }): RecordEvent => {
      assertEvent(event, 'fact.add')
      return { type: 'facts.record', facts: statedNow(context, [event.fact]) }
    }),
    takeOpening: assign(({ context }) => ({ late: [...context.late, ...statedNow(context, context.opening)], opening: [] })),
    recordLate: sendTo('recorder', ({ context }): RecordEvent => ({ type: 'facts.record', facts: context.late })),
    forgetLate: assign({ late: [] }),
    keepUnwritten: assign({ late: ({ event }) => unwrittenIn(event) }),
    keepLate: assign({
      late: ({ context, event }) => (assertEvent(event, 'fact.add'), [...context.late, ...statedNow(context, [event.fact])]),
    }),
    openToAll: assign({ isUnguarded: true }),
    askSeat: sendTo('seat', { type: 'seat.ask' } satisfies WriterCommand),
    takeSeat: sendTo('seat', { type: 'seat.take' } satisfies WriterCommand),
  },
  delays: { retry: 10_000, again: 3000 },
})
