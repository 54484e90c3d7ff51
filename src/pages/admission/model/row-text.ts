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
