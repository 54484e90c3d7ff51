import { readinessAnswerSchema } from '#contract/prediction'
import { useOwnAnswer } from '@/shared/lib/answer'

/** How ready the visitor is in each subject; as it was at the last visit where nothing newer can be had. */
export const useReadiness = () => useOwnAnswer('v3/user/readiness', readinessAnswerSchema)
