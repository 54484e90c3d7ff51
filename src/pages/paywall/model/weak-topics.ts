import { daysToExam } from '#domain/exam-date'
import type { Statistic } from '#domain/statistic'
import { findTopic, readSubject } from '@/entities/subject'
import { readStatistic } from '@/entities/statistic'

export type WeakTopic = { title: string; share: number }
/** The pupil’s weak topics and results; empty lists for a pupil who has not begun. */
export type Pupil = { subjects: number; days: number; topics: WeakTopic[] }

const enoughAnswers = 3
const shown = 3

/** The topics with the least share of points, of those with enough answers to say so. */
export const weakest = ({ by_topic }: Statistic): Statistic['by_topic'] =>
  by_topic
    .filter(({ answers, max, points }) => answers >= enoughAnswers && points < max)
    .toSorted((a, b) => a.points / a.max - b.points / b.max)
    .slice(0, shown)

/** Reads what the pupil has done; for a pupil who has done nothing that is one call. */
export async function readPupil(): Promise<Pupil> {
  const statistic = await readStatistic()
  const weak = weakest(statistic)
  const subjects = await Promise.all([...new Set(weak.map(({ subject }) => subject))].map(readSubject))
  const topics = weak.flatMap(({ subject, topic, points, max }) => {
    const found = subjects.find(({ id }) => id === subject)
    const title = found && findTopic(found, topic)?.title
    return title ? [{ title, share: points / max }] : []
  })
  return { subjects: statistic.by_subject.length, days: daysToExam(Date.now(), null), topics }
}
