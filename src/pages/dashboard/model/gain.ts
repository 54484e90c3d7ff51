import { chanceOf, type PredictionBasis, type SubjectReadiness } from '#contract/prediction'

/** What an hour on one topic may bring. `scaled`: points of the score per hour; `share` of the paper; `chance` to solve a middling task now. */
export type Gain = { subject: string; topic: string; title: string; scaled: number; share: number; chance: number; isUrgent: boolean }

/** What can be reached in the time that one topic takes: a step of ability, and never certainty. */
const [step, mostReachable] = [0.8, 0.92]
const [minutesKnown, minutesNew] = [40, 70]

type Known = {
  readiness: readonly SubjectReadiness[]
  /** Expected raw points, and whether the threshold is in danger, by subject. */ outlook: Readonly<
    Record<string, { raw: number; isAtRisk: boolean }>
  >
  /** Average weight of the subject in the specialities chosen; 1 where none is. */ weight: (subject: string) => number
}

/**
 * Topics by what an hour on them may bring: their share of the blueprint, how far one can get, how steep the scale is where the pupil stands, and
 * what the subject counts for. Subjects whose threshold is in danger come first.
 */
export function gainsOf({ readiness, outlook, weight }: Known): Gain[] {
  return readiness
    .flatMap((subject) => {
      const { raw, isAtRisk } = outlook[subject.subject] ?? { raw: expectedRaw(subject), isAtRisk: false }
      const slope = slopeAt(subject, raw)
      return subject.sections.flatMap((section) =>
        section.topics.map(({ id, title }): Gain => {
          const [theta, spread] = subject.now.abilities[id] ?? [0, 1]
          const chance = chanceOf(theta, 0)
          const reachable = Math.max(chance, Math.min(mostReachable, chanceOf(theta + step, 0)))
          const share = section.weight / section.topics.length
          const hours = (spread > 0.6 ? minutesNew : minutesKnown) / 60
          const scaled = (share * subject.max * (reachable - chance) * slope * weight(subject.subject)) / hours
          return { subject: subject.subject, topic: id, title, scaled, share, chance, isUrgent: isAtRisk }
        }),
      )
    })
    .toSorted((a, b) => Number(b.isUrgent) - Number(a.isUrgent) || b.scaled - a.scaled || (a.topic < b.topic ? -1 : 1))
}

/** Points of the score per raw point about a sum of raw points; below the threshold as steep as just above it. */
export function slopeAt({ scores, threshold }: Pick<SubjectReadiness, 'scores' | 'threshold'>, raw: number): number {
  const reach = 3
  const last = scores.length - 1
  const from = Math.min(Math.max(0, raw - threshold - 1), last - 1)
  const to = Math.min(last, from + reach)
  return ((scores[to] ?? 0) - (scores[from] ?? 0)) / (to - from)
}

/** Raw points of a paper by the abilities alone. */
function expectedRaw({ sections, max, now }: Pick<SubjectReadiness, 'sections' | 'max'> & { now: PredictionBasis }): number {
  const share = sections.reduce(
    (sum, { weight, topics }) =>
      sum + topics.reduce((part, { id }) => part + (weight / topics.length) * chanceOf(now.abilities[id]?.[0] ?? 0, 0), 0),
    0,
  )
  return Math.round(share * max)
}
