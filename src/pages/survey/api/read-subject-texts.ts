import type { ReferenceSheet } from '#domain/subject'
import { readReference } from '@/entities/subject'

/** The title of a subject and its reference sheet, where the exam has one. */
export type SubjectTexts = { title: string | null; reference: ReferenceSheet | null }

const nothing: SubjectTexts = { title: null, reference: null }

/** Rejects where a further try may help. A subject that is gone takes nothing away from a running paper. */
export const readSubjectTexts = async (subjects: readonly string[]): Promise<Record<string, SubjectTexts>> =>
  Object.fromEntries(await Promise.all(subjects.map(async (subject) => [subject, (await readReference(subject)) ?? nothing] as const)))
