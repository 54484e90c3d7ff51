import type { Key } from '#domain/key'
import type { Question } from '#domain/question'
import type { Survey } from '#domain/survey'
import type { SurveyEvent } from '#domain/survey-event'
import type { SurveyFact, SurveyGround } from '@/entities/survey'
import type { Problem } from '@/shared/api'
import type { Far } from '../api/ask-far'
import type { Closing } from '../api/close-survey'
import type { OpenedSurvey } from '../api/open-survey'
import { surroundings, type Surroundings } from '@/shared/lib/surroundings'
import { UnwrittenError, type RecorderReport, type StatedFact } from './recorder'
import type { WriterReport } from './writer-lock'
import { openingFacts, pauseOf, sheetOf, timeLeft, withFact, type Sheet } from './sheet'

/** A task that was asked for in the middle of a training survey. */
export type AddedTask = { question: Question; key: Key }

export type SittingEvent =
  | { type: 'fact.add'; fact: SurveyFact }
  | { type: 'task.take'; added: AddedTask }
  | { type: 'finish.ask' | 'finish.cancel' | 'finish.confirm' | 'finish.force' }
  | { type: 'load.retry' | 'break.end' | 'lock.take' | 'survey.ended' }
  | { type: 'clock.tick'; now: number }
  | { type: 'facts.came'; events: SurveyEvent[] }
  | RecorderReport
  | WriterReport

/** The context of one sitting. */
export type Sitting = {
  id: string
  ground: SurveyGround
  random: Surroundings['random']
  survey: Survey | null
  sheet: Sheet | null
  /** By the server’s clock, in ms since the epoch. */
  now: number
  problem: Problem | null
  /** Facts of answers that the server does not have yet, as of the last one written. */
  waiting: number
  /** Facts of answers that the server has turned down. */
  refused: number
  opening: SurveyFact[]
  /** The server has been asked what it knows of the paper. */
  isAsked: boolean
  /** Facts that were stated before the server has been asked. */
  since: readonly StatedFact[]
  /** Facts that stand on the sheet and that no recorder has taken yet. */
  late: readonly StatedFact[]
  /** Nobody keeps other tabs away: whoever wants to write may. */
  isUnguarded: boolean
}

export function opened({ ground, late }: Sitting, { survey, events, isAsked }: OpenedSurvey): Partial<Sitting> {
  const now = ground.clock.now()
  const sheet = late.reduce((before, { fact, at }) => withFact(before, fact, at), sheetOf(survey, events, now))
  return { survey, now, sheet, opening: openingFacts(survey, events), isAsked }
}

/** What the server knows joins what stands on the sheet, in the order in which it was stated; the task that is looked at stays open. */
export function joined({ survey, sheet, late, since, now }: Sitting, far: Far): Partial<Sitting> {
  if (!survey || !sheet) return {}
  const known = { ...survey, clock: far.survey.clock }
  const whole = sheetOf(known, [...far.events, ...[...late, ...since].map(eventOf)], now)
  const { current } = sheet
  return { survey: known, sheet: { ...whole, current, visited: { ...whole.visited, [current]: true } }, isAsked: true, since: [] }
}

/** A fact of this page as an event; the log may hold it too by now, and twice is as good as once. */
const eventOf = ({ fact, at }: StatedFact, seq: number): SurveyEvent => ({
  ...fact,
  id: `here ${seq}`,
  client: 'here',
  seq,
  at: new Date(at).toISOString(),
})

/** Stamps facts with the present time. */
export const statedNow = ({ ground }: Sitting, facts: readonly SurveyFact[]): StatedFact[] =>
  facts.map((fact) => ({ fact, at: ground.clock.now() }))

/** Returns the facts that a broken recorder left unwritten. */
export const unwrittenIn = (error: unknown): readonly StatedFact[] => (error instanceof UnwrittenError ? error.facts : [])

export const atFirst = ({ id, ground, random = surroundings.random }: Pick<Sitting, 'id' | 'ground'> & Partial<Sitting>): Sitting => ({
  id,
  ground,
  random,
  survey: null,
  sheet: null,
  now: ground.clock.now(),
  problem: null,
  waiting: 0,
  refused: 0,
  opening: [],
  isAsked: false,
  since: [],
  late: [],
  isUnguarded: false,
})

/** A paper opened for the first time is timed from its first task on, however long the break before it was. */
export function started({ sheet, opening, ground }: Sitting): Partial<Sitting> {
  if (!sheet || opening.length === 0) return {}
  const now = ground.clock.now()
  return { now, sheet: { ...sheet, start: now } }
}

/** Computes the change that an event brings: a fact of the pupil, one more task, facts of another tab, or the time. */
export function after({ survey, sheet, ground, now, isAsked, since }: Sitting, event: SittingEvent): Partial<Sitting> {
  switch (event.type) {
    case 'fact.add': {
      const stated = { fact: event.fact, at: ground.clock.now() }
      return { sheet: sheet && withFact(sheet, stated.fact, stated.at), since: isAsked ? [] : [...since, stated] }
    }
    case 'task.take':
      return { survey: survey && withTask(survey, event.added) }
    case 'facts.came':
      return { sheet: survey && sheetOf(survey, event.events, now) }
    case 'facts.stored':
    case 'facts.lost':
      return { waiting: event.waiting, refused: event.refused }
    case 'clock.tick':
      return { now: event.now }
    default:
      return {}
  }
}

/** Time is left, the clock stands, or there is none. */
export const hasTime = ({ sheet, now }: Pick<Sitting, 'sheet' | 'now'>): boolean => sheet !== null && (timeLeft(sheet, now) ?? 1) > 0

export const isPaused = ({ sheet }: Sitting): boolean => sheet !== null && pauseOf(sheet) !== null

/** The second block of the day waits for the end of the break, unless it was begun early. */
export function isOnBreak({ survey, opening, now }: Sitting): boolean {
  const endsAt = survey?.day?.block === 2 ? survey.day.breakEndsAt : null
  return endsAt !== null && opening.length > 0 && Date.parse(endsAt) > now
}

/** Nothing is left to be asked: feedback was given on every task. */
export const isAllChecked = ({ survey, sheet }: Sitting): boolean =>
  survey?.policy.feedback === 'afterEach' && survey.questions.every(({ id }) => sheet?.checked[id])

export function closingOf({ id, sheet, now }: Sitting, isForced: boolean): Closing {
  if (!sheet) throw new Error('Nothing to hand in')
  return { id, sheet, isForced, isTimeUp: !hasTime({ sheet, now }) }
}

/** The survey with one more task at its end. */
function withTask(survey: Survey, { question, key }: AddedTask): Survey {
  if (survey.questions.some(({ id }) => id === question.id)) return survey
  return { ...survey, questions: [...survey.questions, question], keys: { ...survey.keys, [question.id]: key } }
}
