import { contentCountsAnswerSchema } from '#contract/showcase'
import { useAnswer } from '@/shared/lib/answer'

/** Loads the counts of content. */
export const useContentCounts = () => useAnswer('v3/content-counts', contentCountsAnswerSchema)
