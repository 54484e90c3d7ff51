import type { ResultItem } from '#contract/result'
import { isBlank, scoreAnswer } from '#contract/scoring/score-answer'
import { verdictOf } from '#contract/scoring/scale'
import { stateOf } from '#contract/survey-state'
import type { SubjectBody } from '../content/subject.ts'
import type { StoredResult } from '../store/schema.ts'
import { deadlineOf, effective, isInTime, type Received, type SurveyRow } from './clock.ts'
import type { KeyedTask } from './tasks.ts'

/** Everything that a result follows from. */
export type Sheet = { survey: SurveyRow; subject: SubjectBody; tasks: readonly KeyedTask[]; events: readonly Received[] }

/**
 * Grades a survey as of `now`. The same sheet gives the same points, in whatever order its facts came.
 * Answers given after the deadline are shown beside the task but earn nothing.
 */
export function gradeSurvey({ survey, subject, tasks, events }: Sheet, now: Date): StoredResult {
  const facts = events.map(effective)
  const inTime = stateOf(facts.filter((event) => isInTime(survey, event)))
  const whole = stateOf(facts)
  const late = new Set(facts.flatMap((event) => (event.kind === 'answer' && !isInTime(survey, event) ? [event.question] : [])))
  const items = tasks.map(({ question: { id, version }, key }, index) => ({
    number: index + 1,
    id,
    version,
    answer: inTime.answers[id] ?? null,
    ...(late.has(id) && { lateAnswer: whole.answers[id] ?? null }),
    isFlagged: whole.flagged[id] ?? false,
    ...scoreAnswer(key, inTime.answers[id]),
  }))
  const { points: raw, max } = total(items)
  const verdict = verdictOf(subject.scale, raw)
  return {
    id: survey.id,
    subject: survey.subject,
    mode: survey.mode,
    title: survey.title,
    raw,
    max,
    scaled: verdict.isPassed ? verdict.scaled : null,
    missing: verdict.isPassed ? 0 : verdict.missing,
    threshold: subject.scale.threshold,
    scaleYear: subject.scale.year,
    ...timesOf(survey, now),
    byTopic: byTopic(subject, tasks, items),
    byForm: byForm(tasks, items),
    items,
  }
}

/** How many tasks have an answer, of whatever time: what the device must agree with before it finishes. */
export function countAnswered(events: readonly Received[]): number {
  return Object.values(stateOf(events.map(effective)).answers).filter((answer) => !isBlank(answer)).length
}

type Share = Pick<ResultItem, 'points' | 'max'>

function timesOf(survey: SurveyRow, now: Date) {
  const deadline = deadlineOf(survey)
  const isTimedOut = deadline !== null && now > deadline
  const finishedAt = isTimedOut ? deadline : now
  const startedAt = survey.startedAt
  return {
    isTimedOut,
    startedAt: startedAt?.toISOString() ?? null,
    finishedAt: finishedAt.toISOString(),
    durationSeconds: startedAt ? Math.max(0, Math.round((finishedAt.getTime() - startedAt.getTime()) / 1000)) : 0,
  }
}

function byTopic(subject: SubjectBody, tasks: readonly KeyedTask[], items: readonly Share[]) {
  return subject.topics.flatMap(({ id, title, children }) => {
    const mine = items.filter((_, index) => [id, ...children.map((child) => child.id)].includes(tasks[index]?.question.topic ?? ''))
    return mine.length > 0 ? [{ topic: id, title, ...total(mine) }] : []
  })
}

function byForm(tasks: readonly KeyedTask[], items: readonly Share[]) {
  const forms = [...new Set(tasks.map(({ question }) => question.form))]
  return forms.map((form) => ({ form, ...total(items.filter((_, index) => tasks[index]?.question.form === form)) }))
}

const total = (items: readonly Share[]): Share => ({
  points: items.reduce((sum, { points }) => sum + points, 0),
  max: items.reduce((sum, { max }) => sum + max, 0),
})
