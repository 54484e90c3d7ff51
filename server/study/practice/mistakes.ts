import type { PracticeTask } from '#contract/practice'
import type { Outcome } from '#domain/scoring/score-answer'

/** One graded answer to a task; `day` is the day in Kyiv. `isHinted`: a hint has helped. */
export type PastAnswer = { outcome: Outcome; day: string; isHinted?: boolean }

/** A task leaves the queue after right answers on so many different days. */
const daysToLeave = 2

/** The outcome of the last of these answers to one task, given in order of time. */
export function stateOfTask(answers: readonly PastAnswer[]): PracticeTask['state'] {
  const last = answers.at(-1)
  if (!last) return 'new'
  return last.outcome === 'right' ? 'right' : 'wrong'
}

/**
 * Tells whether a task stands in the queue of mistakes: a wrong answer puts it there, two right ones without a hint on two days take it out. Answers in
 * order of time.
 */
export function mistakeOf(answers: readonly PastAnswer[], today: string): PracticeTask['mistake'] {
  const days = rightDaysOf(answers)
  return days && { rightDays: days.length, isDue: isDueAfter(days, today) }
}

/** Tells whether a task that went wrong may be asked again; `rightDays` are the days on which it has gone right since. */
export const isDueAfter = (rightDays: readonly string[], today: string): boolean => !rightDays.includes(today)

/** The days on which a task in the queue was answered rightly since it went wrong; null for one that is not there. Answers in order of time. */
export function rightDaysOf(answers: readonly PastAnswer[]): string[] | null {
  let days: Set<string> | null = null
  for (const { outcome, day, isHinted = false } of answers) {
    if (outcome !== 'right') days = new Set()
    else if (isHinted) continue
    else if (days?.add(day).size === daysToLeave) days = null
  }
  return days && [...days]
}
