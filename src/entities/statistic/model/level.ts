import type { MasteryLevel } from '#domain/mastery'
import type { Statistic } from '#domain/statistic'

/** The name of each level of mastery. */
export const levelNames: Record<MasteryLevel, string> = {
  new: 'Нове',
  learning: 'Вчу',
  familiar: 'Знайомо',
  confident: 'Впевнено',
  mastered: 'Засвоєно',
}

export type TopicStatistic = Statistic['by_topic'][number]

/** Finds the visitor’s mastery of a topic by its id. */
export const byTopic = ({ by_topic }: Pick<Statistic, 'by_topic'>, subject: string): ReadonlyMap<string, TopicStatistic> =>
  new Map(by_topic.filter((each) => each.subject === subject).map((each) => [each.topic, each]))
