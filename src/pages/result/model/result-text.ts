import type { Result } from '#domain/result'

/** `48 хв 12 с`; whole hours are counted in minutes. */
export function durationText(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const minutes = Math.floor(whole / 60)
  return minutes > 0 ? `${minutes} хв ${whole % 60} с` : `${whole} с`
}

/** Rows with the most lost points first. */
export const byLoss = <T extends { points: number; max: number }>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => b.max - b.points - (a.max - a.points) || a.points - b.points)

export const percentOf = ({ raw, max }: { raw: number; max: number }): number => (max === 0 ? 0 : Math.round((100 * raw) / max))

/** Sums up practice in calm words; it has no scale. */
export function practiceText(result: Pick<Result, 'raw' | 'max'>): string {
  const percent = percentOf(result)
  if (percent === 100) return 'Усе правильно'
  if (percent >= 85) return 'Тримається міцно'
  if (percent >= 60) return 'Добра основа, є що підтягнути'
  return 'Є над чим попрацювати — почни з розбору'
}

/** Points that stood in drafts which were never saved. */
export const draftPoints = ({ items }: Pick<Result, 'items'>): number => items.reduce((sum, item) => sum + (item.draftPoints ?? 0), 0)

/** «Завдання 3», «Завдання 1–5» where one task takes several numbers of the paper. */
export const numberText = (number: number, numbers: number): string => (numbers > 1 ? `${number}–${number + numbers - 1}` : String(number))
