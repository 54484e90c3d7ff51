import type { PaperRefusals, PaperResult } from '#contract/paper-result'
import type { Documents, Fact } from '@/shared/lib/device-log'

/** What a teacher has read from the sheets of one pupil. Its group is `paperName` of the paper. */
export type ReadResult = Fact & Omit<PaperResult, 'id' | 'at'>
export type PaperRefusal = PaperRefusals[number]['why']

export const paperResultsName = 'paper-results'
/** Facts of one paper go together. */
export const paperName = (group: string, paper: string): string => `${group}/${paper}`
export const refusalName = (id: string): string => `${paperResultsName}/${id}`

/** Why the server did not take a result; null where it was not said. */
export async function readRefusal(documents: Documents, id: string): Promise<PaperRefusal | null> {
  const why = await documents.read(refusalName(id))
  return why === 'sat' || why === 'left' || why === 'other' ? why : null
}
