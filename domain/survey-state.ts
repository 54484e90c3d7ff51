import type { Answer } from './answer.ts'
import type { Confidence, SurveyEvent } from './survey-event.ts'

/** The state of a survey as its facts give it, by task; `notes` by stimulus. */
export type SurveyState = {
  answers: Record<string, Answer>
  /** The answer that stood when it was saved on demand. */
  saved: Record<string, Answer>
  checked: Record<string, boolean>
  flagged: Record<string, boolean>
  visited: Record<string, boolean>
  /** Options struck out. */
  eliminated: Record<string, readonly string[]>
  confidence: Record<string, Confidence | null>
  /** The count of hints that were opened. */
  hints: Record<string, number>
  notes: Record<string, string>
}

/**
 * Orders facts: those of one device by `seq`, devices against each other by time. A clock that jumped back cannot put a device before
 * itself.
 */
export function inOrder<E extends SurveyEvent>(events: readonly E[]): E[] {
  const lastAt = new Map<string, string>()
  return events
    .toSorted((a, b) => a.seq - b.seq || (a.id < b.id ? -1 : 1))
    .map((event) => {
      const before = lastAt.get(event.client)
      const at = before !== undefined && before > event.at ? before : event.at
      lastAt.set(event.client, at)
      return { event, at }
    })
    .toSorted((a, b) => compare(a.at, b.at) || compare(a.event.client, b.event.client) || a.event.seq - b.event.seq)
    .map(({ event }) => event)
}

export const emptyState: SurveyState = {
  answers: {},
  saved: {},
  checked: {},
  flagged: {},
  visited: {},
  eliminated: {},
  confidence: {},
  hints: {},
  notes: {},
}

/** Facts in any order, with repetitions; the same set gives the same state. */
export const stateOf = (events: readonly SurveyEvent[]): SurveyState => inOrder(events).reduce<SurveyState>(withFact, emptyState)

/** A fact without what tells when and where it was written. */
export type BareFact = SurveyEvent extends infer E ? (E extends SurveyEvent ? Omit<E, 'id' | 'client' | 'seq' | 'at'> : never) : never

/** The state after one more fact. A task that has been checked keeps its answer. */
export function withFact(state: SurveyState, fact: BareFact): SurveyState {
  if (fact.kind === 'open' || fact.kind === 'pause' || fact.kind === 'resume') return state
  if (fact.kind === 'note') return { ...state, notes: { ...state.notes, [fact.stimulus]: fact.text } }
  const { question } = fact
  const seen = { ...state, visited: { ...state.visited, [question]: true } }
  switch (fact.kind) {
    case 'visit':
      return seen
    case 'answer':
      return state.checked[question] ? seen : { ...seen, answers: { ...state.answers, [question]: fact.value } }
    case 'save':
      return { ...seen, saved: { ...state.saved, [question]: state.answers[question] ?? null } }
    case 'check':
      return { ...seen, checked: { ...state.checked, [question]: true } }
    case 'hint':
      return { ...seen, hints: { ...state.hints, [question]: Math.max(state.hints[question] ?? 0, fact.rung) } }
    case 'flag':
      return { ...seen, flagged: { ...state.flagged, [question]: fact.isFlagged } }
    case 'confidence':
      return { ...seen, confidence: { ...state.confidence, [question]: fact.level } }
    case 'eliminate': {
      const others = (state.eliminated[question] ?? []).filter((option) => option !== fact.option)
      return { ...seen, eliminated: { ...state.eliminated, [question]: fact.isEliminated ? [...others, fact.option] : others } }
    }
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
