import { contentCountsAnswerSchema, taskOfTheDayAnswerSchema } from '#contract/showcase'
import { useAnswer } from '@/shared/lib/answer'

/** Loads the counts of content. */
export const useContentCounts = () => useAnswer('v3/content-counts', contentCountsAnswerSchema)

/** Loads the task of this Kyiv day. */
export const useTaskOfTheDay = () => useAnswer('v3/task-of-the-day', taskOfTheDayAnswerSchema)
