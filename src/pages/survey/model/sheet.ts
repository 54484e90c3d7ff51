import type { Answer } from '#contract/answer'
import { isBlank } from '#contract/scoring/score-answer'
import type { Survey, SurveyEvent } from '#contract/survey'
import { inOrder, stateOf, type SurveyState } from '#contract/survey-state'
import type { SurveyFact } from '@/entities/survey'

/** The pupil’s answer sheet: what stands on it, which task lies open, and when the time ends (ms since the epoch by the server’s clock). */
export type Sheet = SurveyState & { current: string; deadline: number }

/** Rebuilds the sheet from the facts, so that a reload shows the same task and the same answers. */
export function sheetOf(survey: Survey, events: readonly SurveyEvent[], now: number): Sheet {
  const ordered = inOrder(events)
  const lastVisit = ordered.findLast((event) => event.kind === 'visit')
  const current = lastVisit?.kind === 'visit' ? lastVisit.question : (survey.questions[0]?.id ?? '')
  const state = stateOf(events)
  const startedAt = survey.clock.startedAt ?? ordered[0]?.at
  const start = startedAt === undefined ? now : Date.parse(startedAt)
  return {
    ...state,
    visited: { ...state.visited, [current]: true },
    current,
    deadline: survey.clock.deadlineAt === null ? start + survey.clock.seconds * 1000 : Date.parse(survey.clock.deadlineAt),
  }
}

/** Facts of a first opening: the clock starts and the first task is looked at. */
export function openingFacts(survey: Survey, events: readonly SurveyEvent[]): SurveyFact[] {
  const first = survey.questions[0]
  if (events.length > 0 || survey.clock.startedAt !== null || !first) return []
  return [{ kind: 'open' }, { kind: 'visit', question: first.id }]
}

/** What the pupil does to the sheet. */
export type SheetEvent =
  | { type: 'question.show'; question: string }
  | { type: 'answer.choose'; question: string; value: Answer }
  | { type: 'flag.set'; question: string; isFlagged: boolean }

/** The fact behind a pupil’s act. Throws for any other event. */
export function factOf(event: { type: string }): Exclude<SurveyFact, { kind: 'open' }> {
  const act = event as SheetEvent
  switch (act.type) {
    case 'question.show':
      return { kind: 'visit', question: act.question }
    case 'answer.choose':
      return { kind: 'answer', question: act.question, value: act.value }
    case 'flag.set':
      return { kind: 'flag', question: act.question, isFlagged: act.isFlagged }
  }
}

export function withFact(sheet: Sheet, fact: Exclude<SurveyFact, { kind: 'open' }>): Sheet {
  const { question } = fact
  switch (fact.kind) {
    case 'visit':
      return { ...sheet, current: question, visited: { ...sheet.visited, [question]: true } }
    case 'answer':
      return { ...sheet, answers: { ...sheet.answers, [question]: fact.value } }
    case 'flag':
      return { ...sheet, flagged: { ...sheet.flagged, [question]: fact.isFlagged } }
  }
}

export const answeredCount = (sheet: SurveyState): number => Object.values(sheet.answers).filter((answer) => !isBlank(answer)).length

/** How a matching task stands: chosen rows are fewer than there are rows. */
export function isIncomplete(question: Survey['questions'][number], answer: Answer | undefined): boolean {
  if (question.form !== 'matching' || isBlank(answer)) return false
  return Object.keys(answer ?? {}).length < question.rows.length
}
