import * as v from 'valibot'

/** One graded first answer to a task. `at` is milliseconds since the epoch, `day` the day of Kyiv (`2026-11-21`). */
export type Evidence = { points: number; max: number; at: number; day: string; isMixed: boolean }

export const masteryLevelSchema = v.picklist(['new', 'learning', 'familiar', 'confident', 'mastered'])
export type MasteryLevel = v.InferOutput<typeof masteryLevelSchema>
/** `needsRecall`: there has been no evidence for so long that the level should be tried again. */
export type Mastery = { level: MasteryLevel; answers: number; days: number; needsRecall: boolean }
