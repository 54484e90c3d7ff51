import type { PracticeTask } from '#contract/practice'
import type { Outcome } from '#contract/scoring/score-answer'

/** One graded answer to a task; `day` is the day in Kyiv. */
export type PastAnswer = { outcome: Outcome; day: string }

/** A task leaves the queue after right answers on so many different days. */
const daysToLeave = 2

/** The outcome of the last of these answers to one task, given in order of time. */
export function stateOfTask(answers: readonly PastAnswer[]): PracticeTask['state'] {
  const last = answers.at(-1)
  if (!last) return 'new'
  return last.outcome === 'right' ? 'right' : 'wrong'
}

/**
 * Whether a task stands in the queue of mistakes. A wrong answer puts it there and starts its count anew; two right answers on two days
 * take it out. It is due unless it was answered rightly today already. Answers in order of time.
 */
export function mistakeOf(answers: readonly PastAnswer[], today: string): PracticeTask['mistake'] {
  let days: Set<string> | null = null
  for (const { outcome, day } of answers) {
    if (outcome !== 'right') days = new Set()
    else if (days?.add(day).size === daysToLeave) days = null
  }
  return days && { rightDays: days.size, isDue: !days.has(today) }
}
