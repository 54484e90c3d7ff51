import { randomInt } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { SessionAnswer } from '#contract/auth'
import { drawCode } from '#contract/group-code'
import { handoverMinutes } from '#contract/handover'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import type { Db } from '../store/store.ts'
import { inTransaction } from '../store/transaction.ts'
import { handovers, users } from '../store/schema.ts'
import { countAttempt, limits, refuseAbove } from './limits.ts'
import { mergeGuest } from './merge-guest.ts'
import { openGuestSession } from './sessions.ts'
import { hashToken } from './token.ts'

/** A code by which another device becomes this guest; a former one of the same guest leads nowhere from then on. Throws 429 after many. */
export async function openHandover(db: Db, userId: string, now: Date): Promise<{ code: string; expiresAt: string }> {
  await countAttempt(db, limits.handovers, userId, now)
  const code = drawCode((below) => randomInt(below))
  const expiresAt = new Date(now.getTime() + handoverMinutes * 60_000)
  await inTransaction(db, async (tx) => {
    // Of two devices that ask at once, one waits here: the code of the later one alone leads somewhere.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    await tx.delete(handovers).where(eq(handovers.userId, userId))
    await tx.insert(handovers).values({ codeHash: hashToken(code), userId, expiresAt })
  })
  return { code, expiresAt: expiresAt.toISOString() }
}

/** Reads the state of the latest code of this guest. */
export async function stateOfHandover(db: Db, userId: string, now: Date): Promise<'waiting' | 'used' | 'over'> {
  const [latest] = await db.select().from(handovers).where(eq(handovers.userId, userId))
  if (latest?.usedAt) return 'used'
  return latest && latest.expiresAt > now ? 'waiting' : 'over'
}

/**
 * Opens a session of the guest behind a code, once, and moves there what the guest of this device has done.
 * Throws 404 for a code that is unknown, used or too old, and 429 after many wrong ones from one network.
 */
export async function takeHandover(
  db: Db,
  { code, anonymous_token: former }: { code: string; anonymous_token?: string | undefined },
  caller: Caller,
): Promise<SessionAnswer> {
  const { address, now } = caller
  await refuseAbove(db, limits.wrongHandovers, address, now)
  const answer = await inTransaction(db, async (tx) => {
    const [taken] = await tx
      .update(handovers)
      .set({ usedAt: now })
      .where(and(eq(handovers.codeHash, hashToken(code)), gt(handovers.expiresAt, now), isNull(handovers.usedAt)))
      .returning()
    if (!taken) return null
    await mergeGuest(tx, former, taken.userId, now)
    return openGuestSession(tx, taken.userId, caller)
  })
  if (answer) return answer
  await countAttempt(db, limits.wrongHandovers, address, now)
  throw new Problem(404, 'Такого коду немає, або його час минув. Візьми новий на першому пристрої')
}
