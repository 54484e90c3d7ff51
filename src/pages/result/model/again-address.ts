import type { Result } from '#domain/result'
import type { SubjectSummary } from '#domain/subject'
import { addresses } from '@/shared/routes'

/** The set-up of the same mode; a test of an article and a repeat have none of their own. @param catalogue tells in which block of the day a subject stands. */
export function againAddress(
  { subject, subjects, mode }: Pick<Result, 'subject' | 'subjects' | 'mode'>,
  catalogue: readonly Pick<SubjectSummary, 'id' | 'block'>[],
): string {
  const own = subjects.at(-1) ?? subject
  const address = addresses.tests.to({ subject: own, mode: mode === 'theory' || mode === 'retry' ? 'topics' : mode })
  const block = subjects.length > 1 && mode === 'nmt' ? catalogue.find(({ id }) => id === own)?.block : undefined
  return block ? `${address}?scope=${block}` : address
}
