import { assign, emit, sendTo, setup } from 'xstate'
import type { SurveyFact, SurveyGround } from '@/entities/survey'
import type { Far } from '../api/ask-far'
import { isFinal, type OpenedSurvey } from '../api/open-survey'
import { TimeLeftError } from '../api/time-left-error'
import { problemIn } from './problem-in'
import { recorder, type RecordEvent } from './recorder'
import { onlooker, writerLock, type WriterCommand } from './writer-lock'
import { after, hasTime, isAllChecked, isOnBreak, isPaused, joined, opened, started, statedNow, unwrittenIn } from './sitting'
import type { Sitting, SittingEvent } from './sitting'
import type { Surroundings } from '@/shared/lib/surroundings'
import { ask, close, open } from './sitting-calls'
import { ticker } from './ticker'

/** The parts of the chart of a sitting: its types, actors, guards and actions. */
export const surveySetup = setup({
  types: {
    input: {} as { id: string; ground: SurveyGround; random?: Surroundings['random'] },
    context: {} as Sitting,
    events: {} as SittingEvent,
    emitted: {} as { type: 'survey.finished'; id: string },
  },
  actors: { open, ask, close, recorder, ticker, lock: writerLock, onlooker },
  guards: {
    isTimeUp: ({ context }, { now }: { now: number }) => !hasTime({ sheet: context.sheet, now }),
    hasTime: ({ context }) => hasTime(context),
    isEndedFar: (_, { survey }: Far) => survey.clock.finishedAt !== null,
    isAsked: ({ context }) => context.isAsked,
    isRefused: (_, { error }: { error: unknown }) => isFinal(problemIn(error).status),
    isOver: ({ context }) => context.survey?.clock.finishedAt !== null,
    isPaused: ({ context }) => isPaused(context),
    isBreakOver: ({ context }) => !isOnBreak(context),
    isResumed: ({ context }) => !isPaused(context),
    isAllChecked: ({ context }) => isAllChecked(context),
    isTimeLeft: (_, { error }: { error: unknown }) => error instanceof TimeLeftError,
    mayPass: ({ context: { problem } }) => problem === null || problem.status === null || problem.status >= 500 || problem.status === 429,
    isUnguarded: ({ context }) => context.isUnguarded,
    isMissing: ({ context }) => context.problem?.status === 404 || context.problem?.status === 422,
  },
  actions: {
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemIn(error) })),
    takeSurvey: assign(({ context }, survey: OpenedSurvey) => opened(context, survey)),
    take: assign(({ context, event }) => after(context, event)),
    join: assign(({ context }, far: Far) => joined(context, far)),
    startClock: assign(({ context }) => started(context)),
    record: sendTo('recorder', ({ context }, { fact }: { fact: SurveyFact }): RecordEvent => ({
      type: 'facts.record',
      facts: statedNow(context, [fact]),
    })),
    takeOpening: assign(({ context }) => ({ late: [...context.late, ...statedNow(context, context.opening)], opening: [] })),
    recordLate: sendTo('recorder', ({ context }): RecordEvent => ({ type: 'facts.record', facts: context.late })),
    forgetLate: assign({ late: [] }),
    keepUnwritten: assign((_, { error }: { error: unknown }) => ({ late: unwrittenIn(error) })),
    keepLate: assign(({ context }, { fact }: { fact: SurveyFact }) => ({ late: [...context.late, ...statedNow(context, [fact])] })),
    tellFinished: emit(({ context }) => ({ type: 'survey.finished' as const, id: context.id })),
    openToAll: assign({ isUnguarded: true }),
    askLock: sendTo('lock', { type: 'lock.ask' } satisfies WriterCommand),
    takeLock: sendTo('lock', { type: 'lock.take' } satisfies WriterCommand),
  },
  // All pupils of one deadline hand in at once: those who are turned away do not all come back at once.
  delays: { retry: ({ context }) => 5000 + 10_000 * context.random(), again: 3000 },
})
