import { contentCountsAnswerSchema } from '#contract/showcase'
import { useAnswer } from '@/shared/lib/answer'

/** How much there is to learn with, counted by the server. */
export const useContentCounts = () => useAnswer('v3/content-counts', contentCountsAnswerSchema)
