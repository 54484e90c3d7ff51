import type { ReferenceSheet } from '#contract/subject'
import { readSubject } from '@/entities/subject'
import { problemOf } from '@/shared/api'

/** What lies around a paper: the name of its subject and the reference sheet, where the exam has one. */
export type Surroundings = { title: string | null; reference: ReferenceSheet | null }

const nothing: Surroundings = { title: null, reference: null }

/** Rejects where a further try may help. A subject that is gone takes nothing away from a running paper. */
export async function readSurroundings(subject: string): Promise<Surroundings> {
  try {
    const { title, reference } = await readSubject(subject)
    return { title, reference }
  } catch (error) {
    const { status } = problemOf(error)
    if (status === 404 || status === 422) return nothing
    throw error
  }
}
