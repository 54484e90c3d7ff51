import type { SubjectReadiness } from '#domain/prediction'
import { pluralOf } from '#domain/plural'
import type { Statistic } from '#domain/statistic'
import { topicCells } from './topic-cells'

export type SectionLevel = { id: string; title: string; share: number; text: string }

const steps = { learning: 1, familiar: 2, confident: 3, mastered: 4 } as const

/** Counts how full each section is: every topic gives up to four steps, from the first answers to «Засвоєно». */
export const sectionLevels = (subject: SubjectReadiness, statistic: Statistic): SectionLevel[] =>
  topicCells(subject, statistic).map(({ id, title, cells }) => {
    const levels = cells.map(({ level }) => (level === null || level === 'new' ? 0 : steps[level]))
    const firm = levels.filter((level) => level >= steps.confident).length
    return {
      id,
      title,
      share: levels.length === 0 ? 0 : levels.reduce<number>((sum, level) => sum + level, 0) / (4 * levels.length),
      text: `впевнено ${firm} з ${levels.length} ${pluralOf(levels.length, ['теми', 'тем', 'тем'])}`,
    }
  })
