import type { Evidence as Answered } from '#contract/mastery'
import type { StudyPreferences } from '#contract/study-preferences'
import type { Evidence } from '../forecast/evidence.ts'

type Share = { answers: number; points: number; max: number }
/** One first answer to a task: points, of how many, when, the day in Kyiv, whether other topics were asked beside it. */
export type First = [points: number, max: number, at: number, day: string, isMixed: boolean]
export type TopicSummary = Share & { subject: string; topic: string; lastAt: string; firsts: First[] }

/** Everything about a visitor that statistic and readiness follow from, but for the moment at which they are asked. */
export type Summary = {
  counts: { surveys_finished: number; answers_given: number; points_earned: number; points_possible: number }
  examDate: StudyPreferences['examDate']
  /** In the order of subjects and topics. */
  topics: TopicSummary[]
  days: (Share & { day: string; reviews: number })[]
  /** First looks at tasks, in order of time. */
  looks: Evidence[]
  /** By subject, for each task in the queue of mistakes, the days on which it was answered correctly since. */
  mistakes: Record<string, string[][]>
}

/** A first answer as mastery wants it. */
export const answered = ([points, max, at, day, isMixed]: First): Answered => ({ points, max, at, day, isMixed })
