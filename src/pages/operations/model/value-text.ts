import type { Measure } from '#contract/web-vitals'
import type { Cell } from './speed-rows'

const number = (value: number, digits: number) => new Intl.NumberFormat('uk-UA', { maximumFractionDigits: digits }).format(value)
const spans = [
  [86_400_000, 'дн'],
  [3_600_000, 'год'],
  [60_000, 'хв'],
  [1000, 'с'],
  [1, 'мс'],
] as const

function timeText(ms: number): string {
  const [size, name] = spans.find(([least]) => ms >= least) ?? [1, 'мс']
  return `${number(ms / size, 1)} ${name}`
}

/** «до 2,5 с», «понад 10 с»; a shift of the layout has no unit. */
export const valueText = (name: Measure, { value, isBeyond }: Cell): string =>
  name === 'outbox' && value === 0
    ? 'порожня'
    : `${isBeyond ? 'понад' : 'до'} ${name === 'CLS' ? number(value / 1000, 3) : timeText(value)}`
