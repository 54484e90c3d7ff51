import type { ReviewBook } from './replay.ts'

const usualMs = 9000
const sample = 100

/** Estimates the time that cards take this pupil; a new card comes back within the round and counts three times. */
export function minutesFor(count: number, fresh: number, { reviews }: Pick<ReviewBook, 'reviews'>): number {
  const last = reviews.slice(-sample)
  const known = last.reduce((sum, { ms }) => sum + Math.min(ms, 60_000), 0)
  const each = (known + usualMs * (sample - last.length)) / sample
  return Math.max(1, Math.round(((count + 2 * fresh) * each) / 60_000))
}
