import type { MasteryLevel } from '#domain/mastery'
import type { SubjectReadiness } from '#domain/prediction'
import type { Statistic } from '#domain/statistic'
import { byTopic, levelNames } from '@/entities/statistic'
import { knownTopics } from '#domain/forecast/known-topics'
import { pluralOf } from '#domain/plural'

/** A topic of the map. `level` is null while there are fewer than three answers; `share` of points in percent. */
export type TopicCell = {
  id: string
  title: string
  level: MasteryLevel | null
  word: string
  share: number | null
  answers: number
  evidence: string
}
export type TopicRow = { id: string; title: string; cells: TopicCell[] }

/** The least evidence for a guess about topics that were hardly asked: about that of one diagnostic. */
const leastEvidence = 5

/** The map of one subject, by its sections. */
export function topicCells(readiness: SubjectReadiness, statistic: Statistic): TopicRow[] {
  const { subject, sections, now } = readiness
  const known = byTopic(statistic, subject)
  const estimated = now.answers >= leastEvidence ? knownTopics(readiness, statistic.by_topic) : null
  return sections.map((section) => ({
    id: section.id,
    title: section.title,
    cells: section.topics.map(({ id, title }) => {
      const own = known.get(id)
      const answers = own?.answers ?? 0
      const level = own && own.level !== 'new' ? own.level : null
      return {
        id,
        title,
        level,
        word:
          level === null
            ? estimated
              ? estimated.has(id)
                ? 'мабуть, знаєш'
                : 'мабуть, ще ні'
              : 'мало даних'
            : own?.needs_recall
              ? 'Пригадати'
              : levelNames[level],
        share: own && level !== null && own.max > 0 ? Math.round((100 * own.points) / own.max) : null,
        answers,
        evidence:
          own && answers > 0
            ? `${answers} ${pluralOf(answers, ['відповідь', 'відповіді', 'відповідей'])}, ${own.days} ${pluralOf(own.days, ['день', 'дні', 'днів'])}`
            : 'ще без відповідей',
      }
    }),
  }))
}
