import { paperResultsAnswerSchema, paperVariantsAnswerSchema, type PaperVariants } from '#contract/paper-result'
import { api, ofOwner } from '@/shared/api'
import type { Destination } from '@/shared/lib/device-log'
import { refusalName, type ReadResult } from '../model/paper-names'

/** Variants of an assigned paper with their keys: so many at least. */
export const readPaperVariants = async (group: string, paper: string, count: number): Promise<PaperVariants> =>
  (await (await api()).post(`v3/groups/${group}/assignments/${paper}/variants`, { json: { count } }).json(paperVariantsAnswerSchema)).data

/** Sends what was read from sheets; the same may come twice. Why some were not taken is kept beside them. */
export async function sendPaperResults(
  results: readonly ReadResult[],
  { group, owner, documents }: Pick<Destination, 'group' | 'owner' | 'documents'>,
): Promise<{ refused: string[] }> {
  const [id, paper] = group.split('/')
  const json = { results: results.map(({ id: result, at, member, variant, answers }) => ({ id: result, at, member, variant, answers })) }
  const call = (await api()).post(`v3/groups/${id}/assignments/${paper}/paper-results`, { json, context: ofOwner(owner) })
  const { refused } = (await call.json(paperResultsAnswerSchema)).data
  for (const each of refused) await documents.write(refusalName(each.id), each.why)
  return { refused: refused.map((each) => each.id) }
}
