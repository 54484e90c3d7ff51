import type { ReferenceSheet } from '#contract/subject'
import { readReference } from '@/entities/subject'

/** The title of a subject and its reference sheet, where the exam has one. */
export type Surroundings = { title: string | null; reference: ReferenceSheet | null }

const nothing: Surroundings = { title: null, reference: null }

/** Rejects where a further try may help. A subject that is gone takes nothing away from a running paper. */
export const readSurroundings = async (subjects: readonly string[]): Promise<Record<string, Surroundings>> =>
  Object.fromEntries(await Promise.all(subjects.map(async (subject) => [subject, (await readReference(subject)) ?? nothing] as const)))
