import * as v from 'valibot'
import { masteryLevelSchema } from './mastery.ts'
import { tells } from './tells.ts'

/** Graded answers and what they earned; blanks are no answers. */
const share = { answers: v.number(), points: v.pipe(v.number(), v.metadata(tells.points)), max: v.number() }

/** A pupil’s statistic: counts of finished surveys; the lists also hold what was checked in one that still runs. */
export const statisticSchema = v.object({
  surveys_finished: v.number(),
  answers_given: v.number(),
  points_earned: v.number(),
  points_possible: v.number(),
  by_subject: v.array(v.object({ subject: v.string(), ...share, last_at: v.string() })),
  /** By the finest topic; `level`, `answers`, `days` and `needs_recall` rest on the first answer to each task alone. */
  by_topic: v.array(
    v.object({
      subject: v.string(),
      topic: v.string(),
      level: masteryLevelSchema,
      ...share,
      days: v.number(),
      needs_recall: v.boolean(),
      last_at: v.string(),
    }),
  ),
  /** Days of Kyiv, oldest first, at most the last 400 with an answer or a look at a card. */
  by_day: v.array(v.object({ day: v.string(), ...share, reviews: v.optional(v.number(), 0) })),
})
export type Statistic = v.InferOutput<typeof statisticSchema>
/** The statistic of who has not answered anything. */
export const emptyStatistic: Statistic = {
  surveys_finished: 0,
  answers_given: 0,
  points_earned: 0,
  points_possible: 0,
  by_subject: [],
  by_topic: [],
  by_day: [],
}
