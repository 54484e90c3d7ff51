import * as v from 'valibot'
import { nameSchema } from '#contract/auth'

/** Describes the error in a name in words for the pupil; null for a valid name. */
export function complaintAbout(name: string): string | null {
  const read = v.safeParse(nameSchema, name)
  return read.success ? null : read.issues[0].message
}
