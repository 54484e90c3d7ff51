import type { AdmissionRow } from '#contract/admission'

const agreements: Partial<Record<string, string>> = {
  '2026+2026': 'два джерела 2026 року збігаються',
  '2026+2025': 'збігається з таблицею 2025 року',
  '2026+2025/26': 'збігається із сайтом університету 2025/26',
  '2026+2026 draft': 'збігається з проєктом правил 2026',
  '2025+2025': 'два джерела 2025 року збігаються',
}

/** Says how far a row is to be trusted: «Звірено: …» or «Не звірено: одне джерело». */
export const trustText = ({ verified, basis }: Pick<AdmissionRow, 'verified' | 'basis'>): string =>
  verified ? `Звірено: ${agreements[basis ?? ''] ?? 'щонайменше два джерела'}` : 'Не звірено: лише одне джерело'

/** «Правила 2026 року.» Where a row was found, and by whose program, is for those who look after the table. */
export const yearText = ({ year }: Pick<AdmissionRow, 'year'>): string => `Правила ${year ?? '—'} року.`

const most = 8

/** Rows that a typed code or word finds: those of the newest year first, and first those that begin so. */
export function findRows(rows: readonly AdmissionRow[], typed: string): AdmissionRow[] {
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const fits = ({ title }: AdmissionRow) => words.every((word) => title.toLowerCase().includes(word))
  const rank = ({ code = '', year = 0 }: AdmissionRow) => (code.toLowerCase().startsWith(words[0] ?? '') ? 0 : 1) * 10_000 - year
  return rows
    .filter(fits)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, most)
}
