import { randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Caller } from '../../base/caller.ts'
import { Problem } from '../../base/problem.ts'
import type { Db } from '../../store/store.ts'
import { attempts } from '../../store/schema.ts'
import { countAttempt, keyOf, limits } from './limits.ts'

/** A visitor comes back from the slowest window of a provider, or from Apple’s page, within this time. */
const lifeMs = 15 * 60 * 1000

/** A nonce for one sign-in with a provider: good for the bearer that asked, for a quarter of an hour. Throws 429 after many from one network. */
export async function openNonce(db: Db, { address, bearer, now }: Caller): Promise<string> {
  await countAttempt(db, limits.nonces, address, now)
  const nonce = randomBytes(24).toString('base64url')
  await db.insert(attempts).values({ key: keyFor(nonce, bearer), count: 0, endsAt: new Date(now.getTime() + lifeMs) })
  return nonce
}

/** Uses up the nonce that came back in a token. Throws 401 for one that is missing, not ours, somebody else’s, too old or used: of two at once one passes. */
export async function useNonce(db: Db, nonce: string | null, { bearer, now }: Caller): Promise<void> {
  const used =
    nonce === null
      ? []
      : await db
          .update(attempts)
          .set({ count: 1 })
          .where(and(eq(attempts.key, keyFor(nonce, bearer)), eq(attempts.count, 0), gt(attempts.endsAt, now)))
          .returning({ key: attempts.key })
  if (used.length === 0) throw new Problem(401, 'Не вдалося підтвердити вхід. Спробуй ще раз')
}

const keyFor = (nonce: string, bearer = ''): string => keyOf({ name: 'nonce' }, `${nonce} ${bearer}`)
