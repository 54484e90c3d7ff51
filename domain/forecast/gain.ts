import { chanceOf, type PredictionBasis, type SubjectReadiness } from '../prediction.ts'
import type { Statistic } from '../statistic.ts'
import { chanceOn, knownTopics } from './known-topics.ts'

/** The gain that an hour on one topic may bring. `scaled`: points of the score per hour; `share` of the paper; `chance` to solve a task of it now. */
export type Gain = { subject: string; topic: string; title: string; scaled: number; share: number; chance: number; isUrgent: boolean }

/** The step of ability that the time of one topic allows, and the highest share that it may reach: never certainty. */
const [step, mostReachable] = [0.8, 0.95]
/** The minutes where nearly all is known, and what is added where nothing is. */
const minutes = { least: 35, unknown: 60 }

type GainInput = {
  readiness: readonly SubjectReadiness[]
  /** Expected raw points, and whether the threshold is in danger, by subject. */ outlook: Readonly<
    Record<string, { raw: number; isAtRisk: boolean }>
  >
  /** Average weight of the subject in the specialities chosen; 1 where none is. */ weight: (subject: SubjectReadiness) => number
  /** The levels of topics by their answers. */ levels?: Statistic['by_topic']
}

/**
 * Topics by what an hour on them may bring in points of the score. One that needs an unknown topic is left out; subjects whose threshold
 * is in danger come first.
 */
export function gainsOf({ readiness, outlook, weight, levels = [] }: GainInput): Gain[] {
  return readiness
    .flatMap((subject) => {
      const { raw, isAtRisk } = outlook[subject.subject] ?? { raw: expectedRaw(subject), isAtRisk: false }
      const perPoint = slopeAt(subject, raw) * weight(subject) * subject.max
      const known = knownTopics(subject, levels)
      return subject.sections
        .flatMap(({ topics }) => topics.filter(({ needs }) => needs.every((need) => known.has(need))))
        .map((topic): Gain => {
          const chance = chanceOn(subject, topic)
          const reachable = Math.max(chance, Math.min(mostReachable, chanceOn(subject, topic, step)))
          const hours = (minutes.least + minutes.unknown * (1 - chance)) / 60
          const scaled = (topic.share * perPoint * (reachable - chance)) / hours
          return { subject: subject.subject, topic: topic.id, title: topic.title, scaled, share: topic.share, chance, isUrgent: isAtRisk }
        })
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
  const share = sections
    .flatMap(({ topics }) => topics)
    .reduce((sum, { id, share: part }) => sum + part * chanceOf(now.abilities[id]?.[0] ?? 0, 0), 0)
  return Math.round(share * max)
}
