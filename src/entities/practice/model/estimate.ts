import type { PracticeTask } from '#contract/practice'

/** Estimates the points and the time of `count` tasks of a pool: exactly where all of them are taken, else by the average. */
export type Estimate = { tasks: number; points: number; minutes: number; isExact: boolean }

export function estimateOf(pool: readonly PracticeTask[], count: number): Estimate {
  const tasks = Math.min(count, pool.length)
  const share = pool.length === 0 ? 0 : tasks / pool.length
  const sum = (of: (task: PracticeTask) => number) => pool.reduce((total, task) => total + of(task), 0) * share
  return {
    tasks,
    points: Math.round(sum(({ points }) => points)),
    minutes: Math.max(tasks > 0 ? 1 : 0, Math.round(sum(({ seconds }) => seconds) / 60)),
    isExact: tasks === pool.length,
  }
}
