import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ScoredAnswer } from '#domain/forecast/scored-answer'
import type { StudyPreferences } from '#domain/study-preferences'
import { owner } from './accounts.ts'

/** A look that counts; `isAnswered`: with an answer, and with time on it. */
export type Evidence = ScoredAnswer & { question: string; subject: string; isAnswered: boolean }

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

/**
 * The ground of statistic and readiness of each visitor. Triggers (migration 0020) raise `revision` with whatever changes it; `body` is
 * good while it is of this revision and content.
 */
export const summaries = pgTable('summaries', {
  userId: owner().primaryKey(),
  revision: integer('revision').notNull().default(0),
  bodyRevision: integer('body_revision'),
  content: text('content'),
  body: jsonb('body').$type<Summary>(),
})
