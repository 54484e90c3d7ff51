import type { ReferenceSheet } from '#contract/subject'
import { readReference } from '@/entities/subject'
import { problemOf } from '@/shared/api'

/** The title of a subject and its reference sheet, where the exam has one. */
export type Surroundings = { title: string | null; reference: ReferenceSheet | null }

/** Rejects where a further try may help. A subject that is gone takes nothing away from a running paper. */
export const readSurroundings = async (subjects: readonly string[]): Promise<Record<string, Surroundings>> =>
  Object.fromEntries(await Promise.all(subjects.map(async (subject) => [subject, await read(subject)] as const)))

async function read(subject: string): Promise<Surroundings> {
  try {
    return await readReference(subject)
  } catch (error) {
    const { status } = problemOf(error)
    if (status === 404 || status === 422) return { title: null, reference: null }
    throw error
  }
}
