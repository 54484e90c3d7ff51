import { subjectAnswerSchema, subjectsAnswerSchema, type Subject, type SubjectSummary } from '#contract/subject'
import { api } from '@/shared/api'

/** All subjects of the exam, in the order of the catalogue. */
export const listSubjects = async (): Promise<SubjectSummary[]> =>
  (await (await api()).get('v3/subjects').json(subjectsAnswerSchema)).data.subjects

export const readSubject = async (id: string): Promise<Subject> =>
  (await (await api()).get(`v3/subjects/${encodeURIComponent(id)}`).json(subjectAnswerSchema)).data.subject
