import type { Result } from '#contract/result'
import { addresses } from '@/shared/routes'

/** The set-up of the same mode; a test of an article and a repeat have none of their own. */
export function againAddress({ subject, subjects, mode }: Pick<Result, 'subject' | 'subjects' | 'mode'>): string {
  const own = subjects.at(-1) ?? subject
  const address = addresses.tests.to({ subject: own, mode: mode === 'theory' || mode === 'retry' ? 'topics' : mode })
  return subjects.length > 1 && mode === 'nmt' ? `${address}?scope=${subjects.includes('ukrainian') ? 1 : 2}` : address
}
