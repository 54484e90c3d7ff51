import * as v from 'valibot'
import { nameSchema } from '#contract/auth'

/** What is wrong with a name, in words for the pupil; null when nothing is. */
export function complaintAbout(name: string): string | null {
  const read = v.safeParse(nameSchema, name)
  return read.success ? null : read.issues[0].message
}
