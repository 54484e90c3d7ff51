import * as v from 'valibot'
import { daysBetween } from './day.ts'

/** One graded first answer to a task. `at` is milliseconds since the epoch, `day` the day of study in Kyiv (`2026-11-21`). */
export type Evidence = { points: number; max: number; at: number; day: string; isMixed: boolean }

export const masteryLevelSchema = v.picklist(['new', 'learning', 'familiar', 'confident', 'mastered'])
export type MasteryLevel = v.InferOutput<typeof masteryLevelSchema>
/** `needsRecall`: there has been no evidence for so long that the level should be tried again. */
export type Mastery = { level: MasteryLevel; answers: number; days: number; needsRecall: boolean }

const levels = masteryLevelSchema.options

/**
 * The level of a topic by its last 10 answers, after Khan Academy and Kolibri. A wrong last answer among other topics takes one level.
 * @param evidence in order of time
 * @param gapDays until the topic should come back
 */
export function masteryOf(evidence: readonly Evidence[], today: string, gapDays: number): Mastery {
  const earned = earnedLevel(evidence)
  const lastMixed = evidence.findLast(({ isMixed }) => isMixed)
  const hasSlipped = lastMixed !== undefined && lastMixed.points * 2 < lastMixed.max && levels.indexOf(earned) > levels.indexOf('learning')
  const level = (hasSlipped && levels[levels.indexOf(earned) - 1]) || earned
  const last = evidence.at(-1)
  return {
    level,
    answers: evidence.length,
    days: daysOf(evidence),
    needsRecall: level !== 'new' && last !== undefined && daysBetween(last.day, today) > 2 * gapDays,
  }
}

function earnedLevel(evidence: readonly Evidence[]): MasteryLevel {
  if (evidence.length < 3) return 'new'
  if (!isConfident(evidence)) return shareOfLast(evidence) >= 0.7 && evidence.length >= 5 ? 'familiar' : 'learning'
  const since = evidence.find((_, index) => isConfident(evidence.slice(0, index + 1)))?.day
  const isProven = evidence.some(
    ({ isMixed, points, max, day }) => isMixed && points === max && since !== undefined && daysBetween(since, day) >= 7,
  )
  return isProven ? 'mastered' : 'confident'
}

const isConfident = (evidence: readonly Evidence[]): boolean =>
  evidence.length >= 8 && shareOfLast(evidence) >= 0.85 && daysOf(evidence) >= 2 && evidence.filter(({ isMixed }) => isMixed).length >= 3

function shareOfLast(evidence: readonly Evidence[]): number {
  const last = evidence.slice(-10)
  return last.reduce((sum, { points }) => sum + points, 0) / last.reduce((sum, { max }) => sum + max, 0)
}

const daysOf = (evidence: readonly Evidence[]): number => new Set(evidence.map(({ day }) => day)).size

/** Days to the exam and the gap that is best for it, after Cepeda et al. 2008. */
const gaps = [
  [7, 2],
  [30, 6],
  [90, 13],
  [180, 20],
] as const

/** After how many days a topic should come back when the exam is so many days away. */
export function gapDaysBefore(daysAway: number): number {
  const next = gaps.findIndex(([days]) => daysAway <= days)
  const [from, to] = [gaps[next - 1], gaps[next]]
  if (!to) return gaps[3][1]
  if (!from) return to[1]
  return from[1] + ((to[1] - from[1]) * (daysAway - from[0])) / (to[0] - from[0])
}
