import type { Offer } from '#contract/group'
import { countAttempt, limits, refuseAbove } from '../../people/auth/limits.ts'
import type { Caller } from '../../base/caller.ts'
import { Problem } from '../../base/problem.ts'
import type { Db } from '../../store/store.ts'
import { readOffer } from './invitation.ts'

/**
 * Looks up where a typed code leads. Guesses are counted by visitor, and wrong ones by network and in all. Throws 429 after many, else
 * what `readOffer` throws.
 */
export async function findOffer(db: Db, userId: string, code: string, { address, now }: Caller): Promise<Offer> {
  await refuseAbove(db, limits.wrongGroupCodes, address, now)
  await refuseAbove(db, limits.wrongGroupCodesInAll, 'all', now)
  await countAttempt(db, limits.groupCodes, userId, now)
  try {
    return await readOffer(db, userId, code, now)
  } catch (error) {
    if (error instanceof Problem && error.status === 404) {
      await countAttempt(db, limits.wrongGroupCodes, address, now)
      await countAttempt(db, limits.wrongGroupCodesInAll, 'all', now)
    }
    throw error
  }
}
