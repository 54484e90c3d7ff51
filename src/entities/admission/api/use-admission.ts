import { admissionAnswerSchema } from '#contract/admission'
import { useAnswer } from '@/shared/lib/answer'

/** Reads the rules of admission of the year. */
export const useAdmission = () => useAnswer('v3/admission', admissionAnswerSchema)
