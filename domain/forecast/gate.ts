import type { SubjectReadiness } from '../prediction.ts'
import type { ScoredAnswer } from './scored-answer.ts'

/** An attempt counts as nothing when fewer of its tasks were answered and less of its time was spent than these shares. */
export const abandonment = { answered: 1 / 4, time: 1 / 5 } as const
/** Time on a task: so many seconds at least, and this share of what its author expects. */
export const leastReading = { seconds: 3, share: 0.1 } as const

/** A section counts as covered by half of the tasks that a paper asks of it, and by three at most. */
const mostAsked = 3

/** The share of a paper in sections with enough tasks answered. */
export function coverageOf(
  answered: readonly Pick<ScoredAnswer, 'topic'>[],
  { sections, tasks }: Pick<SubjectReadiness, 'sections' | 'tasks'>,
): number {
  const covered = sections.filter(({ id, weight, topics }) => {
    const asked = Math.min(mostAsked, Math.max(1, Math.floor((weight * tasks) / 2)))
    return answered.filter(({ topic }) => topic === id || topics.some((each) => each.id === topic)).length >= asked
  })
  return Math.round(100 * covered.reduce((sum, { weight }) => sum + weight, 0)) / 100
}
