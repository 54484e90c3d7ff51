import { referenceAnswerSchema, subjectAnswerSchema, subjectsAnswerSchema, type SubjectReference } from '#contract/subject'
import { type Subject, type SubjectSummary } from '#domain/subject'
import { api } from '@/shared/api'
import { readAnswer, useAnswer } from '@/shared/lib/answer'

/** All subjects of the exam, in the order of the catalogue. */
export const useSubjects = () => useAnswer('v3/subjects', subjectsAnswerSchema)

/** One subject with its topics, paper and scale. */
export const useSubject = (id: string) => useAnswer(`v3/subjects/${encodeURIComponent(id)}`, subjectAnswerSchema)

/** All subjects of the exam, in the order of the catalogue. */
export const listSubjects = async (): Promise<SubjectSummary[]> =>
  (await (await api()).get('v3/subjects').json(subjectsAnswerSchema)).data.subjects

/** The same, from this device where there is no network; none where nothing lies here. */
export const subjectsSeen = async (): Promise<readonly SubjectSummary[]> =>
  (await readAnswer('v3/subjects', subjectsAnswerSchema))?.found.subjects ?? []

export const readSubject = async (id: string): Promise<Subject> =>
  (await (await api()).get(`v3/subjects/${encodeURIComponent(id)}`).json(subjectAnswerSchema)).data.subject

/** The title of a subject and its reference sheet with the formulas drawn, from this device where there is no network; null where there is no such subject. */
export const readReference = async (id: string): Promise<SubjectReference | null> =>
  (await readAnswer(`v3/subjects/${encodeURIComponent(id)}/reference`, referenceAnswerSchema))?.found ?? null
