import { weightDivisor, type ScoreExtras, type ScoreWeights } from '#domain/competitive-score'
import { numberFormatter } from '#domain/formatters'
import { requiredSubjects, type Expectations } from './chance'

const thousandths = numberFormatter({ maximumFractionDigits: 3 })

/** The sum behind a competitive score, «(0,35 · 164 + …) : 1,5»; of a forecast, that of its middle. */
export function formulaText(
  weights: ScoreWeights | null,
  scores: Expectations,
  elective: string,
  { creative, region = 1, branch = 1 }: ScoreExtras,
): string {
  if (weights === null) return ''
  const pointsOf = (subject: string) => ((scores[subject]?.low ?? 0) + (scores[subject]?.high ?? 0)) / 2
  const terms = [
    ...requiredSubjects.map((subject) => [weights[subject], pointsOf(subject)] as const),
    [weights.elective, pointsOf(elective)] as const,
    ...(creative ? [[creative.weight, creative.score] as const] : []),
  ]
  const sum = terms.map(([weight, points]) => `${thousandths(weight)} · ${thousandths(points)}`).join(' + ')
  const factors = [region, branch].filter((factor) => factor !== 1).map((factor) => ` × ${thousandths(factor)}`)
  return `(${sum}) : ${thousandths(weightDivisor(weights, creative?.weight))}${factors.join('')}`
}
