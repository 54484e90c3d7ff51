import type { QuestionForm } from '../question.ts'

/** One look at a task, in order of time. `share` of its points, nothing for a blank; `difficulty` in hundredths, −200 … 200; `at` ms since the epoch. */
export type ScoredAnswer = { topic: string; form: QuestionForm; difficulty: number; share: number; max: number; at: number }
