import { readinessAnswerSchema } from '#contract/prediction'
import { useOwnAnswer } from '@/shared/lib/answer'

/** Reads the readiness of the visitor in each subject; as of the last visit where nothing newer can be had. */
export const useReadiness = () => useOwnAnswer('v3/user/readiness', readinessAnswerSchema)
