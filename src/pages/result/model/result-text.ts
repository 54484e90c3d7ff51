import type { Result } from '#contract/result'
import { countOf } from '@/entities/subject'

/** The verdict of the exam in one line. */
export function verdictText({ scaled, missing, scaleYear }: Pick<Result, 'scaled' | 'missing' | 'scaleYear'>): string {
  return scaled === null ? `Поріг не подолано: ще ${countOf(missing, 'testPoint')}` : `за шкалою НМТ-${scaleYear}`
}

/** `48 хв 12 с`; whole hours are counted in minutes. */
export function durationText(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const minutes = Math.floor(whole / 60)
  return minutes > 0 ? `${minutes} хв ${whole % 60} с` : `${whole} с`
}

/** Sections with the most lost points first. */
export const byLoss = <T extends { points: number; max: number }>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => b.max - b.points - (a.max - a.points) || a.points - b.points)
