import { daysToExam } from '#domain/exam-date'
import { gapDaysBefore, masteryOf } from '#domain/mastery'
import type { Statistic } from '#domain/statistic'
import { kyivStudyDay } from '#domain/scheduling/study-day'
import type { Db } from '../../store/store.ts'
import { readSummary } from './keep.ts'
import { answered } from './summary.ts'
import type { Summary, TopicSummary } from '../../store/tables/summaries.ts'

/** Tells the statistics of a user. */
export const readStatistic = async (db: Db, userId: string, now: Date): Promise<Statistic> =>
  statisticOf(await readSummary(db, userId, now), now)

/** The statistics that follow from a summary at this moment. */
export function statisticOf({ counts, examDate, topics, days }: Summary, now: Date): Statistic {
  const gapDays = gapDaysBefore(daysToExam(now.getTime(), examDate))
  return {
    ...counts,
    by_subject: [...Map.groupBy(topics, ({ subject }) => subject).values()].map(subjectOf),
    by_topic: topics.map((topic) => topicOf(topic, now, gapDays)),
    by_day: days,
  }
}

function subjectOf(topics: readonly TopicSummary[]): Statistic['by_subject'][number] {
  const sum = (name: 'answers' | 'points' | 'max') => topics.reduce((all, topic) => all + topic[name], 0)
  const last = topics.reduce((latest, { lastAt }) => (lastAt > latest ? lastAt : latest), '')
  return { subject: topics[0]?.subject ?? '', answers: sum('answers'), points: sum('points'), max: sum('max'), last_at: last }
}

function topicOf({ subject, topic, points, max, lastAt, firsts }: TopicSummary, now: Date, gapDays: number): Statistic['by_topic'][number] {
  const { level, answers, days, needsRecall } = masteryOf(firsts.map(answered), kyivStudyDay(now), gapDays)
  return { subject, topic, points, max, level, answers, days, needs_recall: needsRecall, last_at: lastAt }
}
