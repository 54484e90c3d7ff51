import { masteryLevelSchema, type MasteryLevel } from '#domain/mastery'
import type { PlanTask } from '#domain/plan/plan-task'
import { nameOf } from '#domain/plan/plan-text'
import type { DueCards } from '#domain/plan/reminder-text'
import { pluralOf } from '#domain/plural'
import type { SubjectReadiness } from '#domain/prediction'
import type { Result } from '#domain/result'
import type { Statistic } from '#domain/statistic'

type Topics = Pick<Statistic, 'by_topic'>

/** A topic that the set asked about. `before`: its level at the last look before the set, null where nobody knows it. */
export type TopicGrowth = { id: string; title: string; before: MasteryLevel | null; now: MasteryLevel }

const rankOf = (level: MasteryLevel): number => masteryLevelSchema.options.indexOf(level)
export const hasGrown = ({ before, now }: TopicGrowth): boolean => before !== null && rankOf(now) > rankOf(before)

const most = 4

/** The topics of a set that have a level, those that grew first. @param before the statistic as it was before the set. */
export function topicGrowth(
  { items }: Pick<Result, 'items'>,
  readiness: readonly SubjectReadiness[],
  statistic: Topics,
  before: Topics | null,
): TopicGrowth[] {
  const titles = new Map(
    readiness.flatMap(({ sections }) => sections.flatMap(({ topics }) => topics.map(({ id, title }) => [id, title] as const))),
  )
  const levelIn = ({ by_topic }: Topics, id: string) => by_topic.find(({ topic }) => topic === id)?.level ?? 'new'
  return [...new Set(items.map(({ question }) => question.topic))]
    .flatMap((id) => {
      const title = titles.get(id)
      return title === undefined ? [] : [{ id, title, before: before && levelIn(before, id), now: levelIn(statistic, id) }]
    })
    .filter(({ now }) => now !== 'new')
    .toSorted((a, b) => Number(hasGrown(b)) - Number(hasGrown(a)))
    .slice(0, most)
}

/** «Завтра: 12 карток і Тема: Дроби, 23 хвилини»; null where nothing waits for tomorrow. */
export function tomorrowText(cards: DueCards | null, step: Pick<PlanTask, 'kind' | 'title' | 'minutes'> | null): string | null {
  const due = cards && cards.count > 0 ? cards : null
  const parts = [due && `${due.count} ${pluralOf(due.count, ['картка', 'картки', 'карток'])}`, step && `«${nameOf(step)}»`].filter(Boolean)
  const minutes = Math.max(1, Math.round((due?.minutes ?? 0) + (step?.minutes ?? 0)))
  return parts.length === 0 ? null : `Завтра: ${parts.join(' і ')}, ${minutes} ${pluralOf(minutes, ['хвилина', 'хвилини', 'хвилин'])}`
}

/** How many tasks of a set that went wrong have a card that is learnt; a calculation, or a long text, has one only where the pupil wishes. */
export const grownCards = (
  items: readonly { outcome: Result['items'][number]['outcome']; question: { id: string } }[],
  cards: ReadonlyMap<string, { isOff: boolean }>,
): number => items.filter(({ outcome, question }) => outcome !== 'right' && cards.get(`task.${question.id}`)?.isOff === false).length
