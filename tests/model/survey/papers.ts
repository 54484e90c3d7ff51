import { examSurvey, trainingSurvey } from '#samples/surveys'
import type { Survey } from '#domain/survey'
import type { SurveyEvent } from '#domain/survey-event'
import type { Paper } from './survey-events'

/** The start of every sitting and the length of a timed one, in ms. */
export const begin = Date.parse('2026-11-20T10:00:00.000Z')
export const hour = 3_600_000

export const paperOf: Record<Paper, Survey> = {
  exam: examSurvey,
  training: { ...trainingSurvey, id: examSurvey.id },
  'second block': { ...examSurvey, day: { block: 2, otherId: 'nmt-11111111', breakEndsAt: new Date(begin + 20 * 60_000).toISOString() } },
}

/** A paper after these facts, with these tasks added to it. */
export function paperAfter(paper: Paper, added: Survey['questions'], [first]: readonly SurveyEvent[], finishedAt: string | null): Survey {
  const { questions, clock, ...rest } = paperOf[paper]
  return { ...rest, questions: [...questions, ...added], clock: { ...clock, startedAt: first?.at ?? null, deadlineAt: null, finishedAt } }
}

export const letterOf = (value: unknown): '' | 'a' | 'b' =>
  value === 'a' || value === '1' ? 'a' : value === 'b' || value === '2' ? 'b' : ''

/** The other answer to a task: of two options, or of two numbers. */
export const valueAfter = (value: unknown, isNumber: boolean): string => {
  const isFirst = letterOf(value) === 'a'
  return isNumber ? (isFirst ? '2' : '1') : isFirst ? 'b' : 'a'
}
