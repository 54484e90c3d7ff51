import type { Prediction } from '#domain/forecast/range'
import type { Expectations } from './chance'

/** The lowest score there is: what lies below the threshold counts as that, and is told apart in words. */
const lowest = 100

/** A score that was typed: a whole number from 100 to 200; null for anything else. */
export function readScore(typed: string): number | null {
  const score = Number(typed.trim())
  return typed.trim() !== '' && Number.isInteger(score) && score >= lowest && score <= 200 ? score : null
}

/** Expected scores by subject: what was typed has the last word, then the forecast. */
export function expectationsOf(predictions: readonly Prediction[], typed: Readonly<Record<string, string>>): Expectations {
  const forecast = predictions.map(({ subject, low, high }) => [subject, high === null ? null : { low: low ?? lowest, high }] as const)
  const own = Object.entries(typed).flatMap(([subject, text]) => {
    const score = readScore(text)
    return score === null ? [] : [[subject, { low: score, high: score }] as const]
  })
  return Object.fromEntries([...forecast, ...own])
}
