import type { AdmissionRow } from '#contract/admission'
import type { ChosenSpeciality } from '#domain/study-preferences'

const most = 8

/** Rows that a typed code or word finds: first those whose code or name begins so, of each the newest year first. */
export function findRows(rows: readonly AdmissionRow[], typed: string): AdmissionRow[] {
  const sought = typed.trim().toLowerCase()
  const words = sought.split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const fits = ({ title }: AdmissionRow) => words.every((word) => title.toLowerCase().includes(word))
  const begins = ({ code = '', title }: AdmissionRow) =>
    [code, title.slice(code.length).trim()].some((start) => start.toLowerCase().startsWith(sought))
  const rank = (row: AdmissionRow) => (begins(row) ? 0 : 1) * 10_000 - (row.year ?? 0)
  return rows
    .filter(fits)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, most)
}

/** What a pupil keeps of a row that was chosen. */
export const chosenFrom = ({ id, title, weights, electiveMax }: AdmissionRow): ChosenSpeciality => ({
  title: title.slice(0, 120),
  known: id,
  weights,
  electiveMax,
})
