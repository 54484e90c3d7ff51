import { surveyAnswerSchema } from '#contract/survey'
import { type Survey } from '#domain/survey'
import { api } from '@/shared/api'
import { idempotent } from './idempotent'
import type { Timed } from './survey-calls'

/** A paper that a group has been given. */
export type Assigned = { groupId: string; assignmentId: string }

/** The own survey of an assigned paper; each paper is sat once. @param key made before the first try and kept for every further one. */
export async function createAssigned({ groupId, assignmentId }: Assigned, key: string): Promise<Timed<{ survey: Survey }>> {
  const path = `v3/groups/${groupId}/assignments/${assignmentId}/survey`
  return (await (await api()).post(path, { json: {}, headers: idempotent(key) }).json(surveyAnswerSchema)).data
}
