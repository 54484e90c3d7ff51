import type { Answer } from '../answer.ts'
import type { Key } from '../key.ts'
import type { ResultItem } from '../result.ts'
import { isBlank, scoreAnswer } from '../scoring/score-answer.ts'
import type { SurveyEvent } from '../survey-event.ts'

/** A task that stays open longer than this counts as left. */
const longestVisitMs = 15 * 60 * 1000

/** Counts the seconds for which each task was looked at, by its id. Facts in order; a look lasts until another task, a pause or `end`. */
export function secondsByTask(facts: readonly SurveyEvent[], end: Date): Map<string, number> {
  const spent = new Map<string, number>()
  let current: string | null = null
  let since = 0
  let isPaused = false
  const leave = (at: number) => {
    if (current !== null && !isPaused) spent.set(current, (spent.get(current) ?? 0) + Math.min(Math.max(0, at - since), longestVisitMs))
    since = at
  }
  for (const fact of facts) {
    const at = Math.min(Date.parse(fact.at), end.getTime())
    if (fact.kind === 'pause' || fact.kind === 'resume') {
      leave(at)
      isPaused = fact.kind === 'pause'
    } else if ('question' in fact && fact.question !== current) {
      leave(at)
      current = fact.question
    }
  }
  leave(end.getTime())
  return new Map([...spent].map(([id, ms]) => [id, Math.round(ms / 1000)]))
}

/** Reads how the answers to one task followed each other. `answers` in order; `counted` is the one that earns points. */
export function turnsOf(key: Key, answers: readonly Answer[], counted: Answer): Pick<ResultItem, 'changes' | 'turn'> {
  const given = answers.filter((answer) => !isBlank(answer))
  const changes = given.filter((answer, index) => index > 0 && isReplaced(key, given[index - 1] ?? null, answer)).length
  const isRight = (answer: Answer) => scoreAnswer(key, answer).outcome === 'right'
  const wasRight = given.slice(0, -1).some(isRight)
  if (isRight(counted)) return { changes, turn: changes > 0 && !wasRight ? 'toRight' : null }
  return { changes, turn: given.some(isRight) ? 'toWrong' : null }
}

/** Tells whether one answer takes something of the other back; to go on writing, choosing or pairing is no change. */
function isReplaced(key: Key, before: Answer, after: Answer): boolean {
  if (typeof before === 'string' && typeof after === 'string') return key.form === 'numeric' ? !after.startsWith(before) : before !== after
  if (Array.isArray(before) && Array.isArray(after))
    return key.form === 'sequence' ? before.some((id, index) => after[index] !== id) : before.some((id) => !after.includes(id))
  if (!isPerPart(before) || !isPerPart(after)) return true
  return Object.entries(before).some(([part, id]) => after[part] !== id)
}

const isPerPart = (answer: Answer): answer is Record<string, string> =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer)
