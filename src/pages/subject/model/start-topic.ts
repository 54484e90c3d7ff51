import type { TopicStatistic } from '@/entities/statistic'

type Levels = ReadonlyMap<string, Pick<TopicStatistic, 'level'>>

/** The topic to begin at: one that was begun and does not hold yet, else the first one that was not tried; undefined where all hold. */
export function startTopic<Topic extends { id: string }>(topics: readonly Topic[], levels: Levels): Topic | undefined {
  const levelOf = ({ id }: Topic) => levels.get(id)?.level ?? 'new'
  return (
    topics.find((topic) => levelOf(topic) === 'learning') ??
    topics.find((topic) => levelOf(topic) === 'new') ??
    topics.find((topic) => levelOf(topic) === 'familiar')
  )
}
