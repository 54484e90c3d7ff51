import type { Answer } from './answer.ts'
import type { SurveyEvent } from './survey.ts'

/** What follows from the facts of a survey: the last answer and flag of each task, and which tasks were looked at. */
export type SurveyState = {
  answers: Record<string, Answer>
  flagged: Record<string, boolean>
  visited: Record<string, boolean>
}

/**
 * Orders facts of several devices: those of one device by `seq`, devices against each other by time.
 * A device whose clock jumped back cannot overtake itself, so the order does not depend on how the facts arrived.
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

/** Facts in any order, with repetitions; the same set gives the same state. */
export function stateOf(events: readonly SurveyEvent[]): SurveyState {
  const state: SurveyState = { answers: {}, flagged: {}, visited: {} }
  for (const event of inOrder(events)) {
    if (event.kind === 'open') continue
    state.visited[event.question] = true
    if (event.kind === 'answer') state.answers[event.question] = event.value
    if (event.kind === 'flag') state.flagged[event.question] = event.isFlagged
  }
  return state
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
