import { chanceIn } from './chance.ts'
import type { SubjectReadiness } from '../prediction.ts'
import type { Statistic } from '../statistic.ts'

/** «Знайоме»: seven points in ten. Five answers prove it; before there are so many, the estimate of ability has the word. */
const [familiar, provenBy] = [0.7, 5]

type Topic = SubjectReadiness['sections'][number]['topics'][number]

/** The chance of this pupil to solve a task of the topic, a lucky guess included. */
export const chanceOn = ({ now }: Pick<SubjectReadiness, 'now'>, { id, difficulty }: Topic, step = 0): number =>
  chanceIn('single', (now.abilities[id]?.[0] ?? 0) + step, difficulty / 100)

/** The topics that this pupil knows well enough to build on. */
export function knownTopics(subject: SubjectReadiness, levels: Statistic['by_topic']): ReadonlySet<string> {
  const proven = new Map(levels.filter(({ answers }) => answers >= provenBy).map(({ topic, level }) => [topic, level]))
  const isKnown = (topic: Topic) => {
    const level = proven.get(topic.id)
    return level === undefined ? chanceOn(subject, topic) >= familiar : level !== 'new' && level !== 'learning'
  }
  const topics = subject.sections.flatMap((section) => section.topics)
  return new Set(topics.filter(isKnown).map(({ id }) => id))
}
