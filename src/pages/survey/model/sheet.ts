import type { Answer } from '#domain/answer'
import { partsOf } from '#domain/scoring/parts-of'
import { isBlank } from '#domain/scoring/score-answer'
import type { Survey } from '#domain/survey'
import type { SurveyEvent } from '#domain/survey-event'
import { deadlineMs, pausesOf, type Pause } from '#domain/survey-pauses'
import { inOrder, stateOf, withFact as withStateFact, type SurveyState } from '#domain/survey-state'
import type { SurveyFact } from '@/entities/survey'

/** The pupil’s answer sheet: what stands on it, which task lies open, and what the clock goes by (ms since the epoch by the server’s clock). */
export type Sheet = SurveyState & {
  current: string
  start: number
  /** Time by the rules; null without a clock. */
  seconds: number | null
  pauses: readonly Pause[]
}

/** Rebuilds the sheet from the facts, so that a reload shows the same task and the same answers. */
export function sheetOf(survey: Survey, events: readonly SurveyEvent[], now: number): Sheet {
  const ordered = inOrder(events)
  const known = new Set(survey.questions.map(({ id }) => id))
  const lastVisit = ordered.findLast((event) => event.kind === 'visit' && known.has(event.question))
  const current = lastVisit?.kind === 'visit' ? lastVisit.question : (survey.questions[0]?.id ?? '')
  const state = stateOf(events)
  const startedAt = survey.clock.startedAt ?? ordered[0]?.at
  return {
    ...state,
    visited: { ...state.visited, [current]: true },
    current,
    start: startedAt === undefined ? now : Date.parse(startedAt),
    seconds: survey.clock.seconds,
    pauses: pausesOf(events),
  }
}

/** The facts of a press or a key that answers: what an answer names is not struck out any more. */
export function factsOfAnswer({ eliminated }: Pick<Sheet, 'eliminated'>, question: string, value: Answer): SurveyFact[] {
  const named = (option: string) => value === option || (Array.isArray(value) && value.includes(option))
  const back = (eliminated[question] ?? []).filter(named)
  return [
    ...back.map((option) => ({ kind: 'eliminate', question, option, isEliminated: false }) as const),
    { kind: 'answer', question, value },
  ]
}

/** Milliseconds until the time ends; null without a clock. While the clock stands it does not change. */
export const timeLeft = ({ start, seconds, pauses }: Sheet, now: number): number | null =>
  seconds === null ? null : deadlineMs(start, seconds, pauses, now) - now

/** The pause that lasts, if any. */
export function pauseOf({ pauses }: Sheet): Pause | null {
  const last = pauses.at(-1)
  return last?.to === null ? last : null
}

/** Facts of a first opening: the clock starts and the first task is looked at. */
export function openingFacts(survey: Survey, events: readonly SurveyEvent[]): SurveyFact[] {
  const first = survey.questions[0]
  if (events.length > 0 || survey.clock.startedAt !== null || !first) return []
  return [{ kind: 'open' }, { kind: 'visit', question: first.id }]
}

/** The sheet after one more fact. */
export function withFact(sheet: Sheet, fact: SurveyFact, now: number): Sheet {
  const next = { ...sheet, ...withStateFact(sheet, fact) }
  const last = pauseOf(sheet)
  if (fact.kind === 'visit') return { ...next, current: fact.question }
  if (fact.kind === 'pause' && !last) return { ...next, pauses: [...sheet.pauses, { reason: fact.reason, from: now, to: null }] }
  if (fact.kind === 'resume' && last) return { ...next, pauses: [...sheet.pauses.slice(0, -1), { ...last, to: Math.max(last.from, now) }] }
  return next
}

/** Says whether the answer on the sheet differs from the saved one. */
export const isDraft = (survey: Pick<Survey, 'policy'>, { answers, saved }: SurveyState, question: string): boolean =>
  survey.policy.save === 'onDemand' && JSON.stringify(answers[question] ?? null) !== JSON.stringify(saved[question] ?? null)

/** Some part of the task has an answer and some other has none. */
export function isIncomplete(question: Survey['questions'][number], answer: Answer | undefined): boolean {
  if (isBlank(answer) || typeof answer !== 'object' || answer === null) return false
  return (Array.isArray(answer) ? answer : Object.keys(answer)).length < partsOf(question)
}
