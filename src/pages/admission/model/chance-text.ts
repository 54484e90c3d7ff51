import { numberFormatter } from '#domain/formatters'

const tenths = numberFormatter({ minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** What the forecast says of the score that was enough last year. Nothing is said of this year: nobody knows that. */
export function chanceText(score: number, { low, high, middle }: { low: number; high: number; middle: number }): string {
  if (low === high) return low >= score ? 'торік цього вистачило б' : `торік не вистачило б ${tenths(score - low)}`
  if (low >= score) return 'торік вистачило б навіть нижнього краю прогнозу'
  if (middle >= score) return 'торік вистачило б середини прогнозу, нижнього краю ні'
  if (high >= score) return `торік вистачило б лише верхнього краю прогнозу: від середини бракує ${tenths(score - middle)}`
  return `торік не вистачило б: від середини прогнозу бракує ${tenths(score - middle)}`
}

/** A passing score as it is typed, with a comma or a point: from 100 to 210; null for anything else. */
export function readPassing(typed: string): number | null {
  const score = Number(typed.trim().replace(',', '.'))
  return typed.trim() !== '' && score >= 100 && score <= 210 ? score : null
}
