import { pluralOf } from '../plural.ts'

const minuteMs = 60_000
const units = [
  { ms: 365 * 1440 * minuteMs, words: ['рік', 'роки', 'років'] },
  { ms: 30 * 1440 * minuteMs, words: ['місяць', 'місяці', 'місяців'] },
  { ms: 1440 * minuteMs, words: ['день', 'дні', 'днів'] },
  { ms: 60 * minuteMs, words: ['год', 'год', 'год'] },
  { ms: minuteMs, words: ['хв', 'хв', 'хв'] },
] as const

/** A wait in words: 10 minutes → «за 10 хв», 4 days → «за 4 дні», 45 days → «за 1,5 місяця». Less than a minute is «за 1 хв». */
export function intervalText(ms: number): string {
  const unit = units.find((each) => ms >= each.ms * 0.95) ?? units[4]
  const isLong = unit === units[0] || unit === units[1]
  const halves = isLong ? Math.round((ms / unit.ms) * 2) / 2 : Math.max(1, Math.round(ms / unit.ms))
  if (!Number.isInteger(halves)) return `за ${String(halves).replace('.', ',')} ${unit === units[0] ? 'року' : 'місяця'}`
  return `за ${halves} ${pluralOf(halves, unit.words)}`
}
