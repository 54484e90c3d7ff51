import { subjectAnswerSchema, subjectsAnswerSchema, type Subject, type SubjectSummary } from '#contract/subject'
import { api } from '@/shared/api'
import { useAnswer } from '@/shared/lib/answer'

/** All subjects of the exam, in the order of the catalogue. */
export const useSubjects = () => useAnswer('v3/subjects', subjectsAnswerSchema)

/** One subject with its topics, paper and scale. */
export const useSubject = (id: string) => useAnswer(`v3/subjects/${encodeURIComponent(id)}`, subjectAnswerSchema)

/** All subjects of the exam, in the order of the catalogue. */
export const listSubjects = async (): Promise<SubjectSummary[]> =>
  (await (await api()).get('v3/subjects').json(subjectsAnswerSchema)).data.subjects

export const readSubject = (id: string): Promise<Subject> => read(id, {})

/** The same with the formulas of its reference sheet drawn. */
export const readDrawnSubject = (id: string): Promise<Subject> => read(id, { formulas: 'drawn' })

const read = async (id: string, searchParams: Record<string, string>): Promise<Subject> =>
  (await (await api()).get(`v3/subjects/${encodeURIComponent(id)}`, { searchParams }).json(subjectAnswerSchema)).data.subject
