import { subjectAnswerSchema, subjectsAnswerSchema } from '#contract/subject'
import { useAnswer } from '@/shared/lib/answer'

/** All subjects of the exam, in the order of the catalogue. */
export const useSubjects = () => useAnswer('v3/subjects', subjectsAnswerSchema)

/** One subject with its topics, paper and scale. */
export const useSubject = (id: string) => useAnswer(`v3/subjects/${encodeURIComponent(id)}`, subjectAnswerSchema)
