import type { MasteryLevel } from '#contract/mastery'
import type { SubjectReadiness } from '#contract/prediction'
import type { Statistic } from '#contract/user'
import { byTopic, levelNames } from '@/entities/statistic'
import { pluralOf } from '#contract/plural'

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

/** The map of one subject, by its sections. */
export function topicCells({ subject, sections }: SubjectReadiness, statistic: Statistic): TopicRow[] {
  const known = byTopic(statistic, subject)
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
        word: level === null ? 'мало даних' : own?.needs_recall ? 'Пригадати' : levelNames[level],
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
