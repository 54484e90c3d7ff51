import type { SurveySummary } from './survey.ts'

/** The share of points that makes an article «Перевірено». Every task of the test is answered once, so all answers are first tries. */
const passingShare = 0.8

type Attempt = Pick<SurveySummary, 'mode' | 'title' | 'raw' | 'max'>

/** The best finished attempt at the test of an article, which bears the article’s title; null where there is none. `isPassed` marks the article as checked. */
export function bestAttempt(article: string, surveys: readonly Attempt[]): { raw: number; max: number; isPassed: boolean } | null {
  const finished = surveys.flatMap(({ mode, title, raw, max }) =>
    mode === 'theory' && title === article && raw !== null ? [{ raw, max }] : [],
  )
  const [best] = finished.toSorted((a, b) => b.raw / b.max - a.raw / a.max)
  return best ? { ...best, isPassed: best.raw >= passingShare * best.max } : null
}
