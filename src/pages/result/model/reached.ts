import type { Result } from '#domain/result'
import type { Attempt } from './comparable'

/** The achievement to name after a test; null on most days. @param attempts comparable ones, this one among them. */
export function reached({ id, raw, max, verdicts }: Result, attempts: readonly Attempt[]): string | null {
  if (max > 0 && raw === max) return 'Повний бал. Кожне завдання твоє.'
  const isPassed = verdicts.length > 0 && verdicts.every(({ scaled }) => scaled !== null)
  const before = attempts.filter((attempt) => attempt.id !== id)
  return isPassed && before.length > 0 && before.every(({ scaled }) => scaled === null) ? 'Поріг подолано вперше.' : null
}
