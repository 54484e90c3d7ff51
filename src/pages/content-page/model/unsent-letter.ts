import * as v from 'valibot'
import { partnershipLetterSchema, type PartnershipLetter } from '#contract/partnership'
import type { LocalStore } from '@/shared/lib/local-store'

const key = 'partnership_letter'

/** Keeps a letter on the device until the server has it. */
export const keepLetter = (store: LocalStore, letter: PartnershipLetter): void => store.write(key, JSON.stringify(letter))

export const forgetLetter = (store: LocalStore): void => store.remove(key)

/** The letter that waits here; null where there is none, or none that can be read. */
export function readLetter(store: LocalStore): PartnershipLetter | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), partnershipLetterSchema), store.read(key))
  return read.success ? read.output : null
}
