import type { Mark } from '@/shared/ui/mark'

/** Marks of options by their id: what was chosen and what should have been. */
export function optionMarks(correct: readonly string[], chosen: readonly string[]): Record<string, Mark> {
  return {
    ...Object.fromEntries(correct.map((id) => [id, 'missed'] as const)),
    ...Object.fromEntries(chosen.map((id) => [id, correct.includes(id) ? 'right' : 'wrong'] as const)),
  }
}

/** Marks of rows, gaps or places by their id. */
export function rowMarks(correct: Readonly<Record<string, string>>, chosen: Readonly<Record<string, string>>): Record<string, Mark> {
  return Object.fromEntries(
    Object.entries(correct).map(([row, option]) => [
      row,
      chosen[row] === undefined ? 'missed' : chosen[row] === option ? 'right' : 'wrong',
    ]),
  )
}
