import { randomInt } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type * as v from 'valibot'
import type { SessionAnswer } from '#contract/auth'
import { drawCode } from '#domain/group-code'
import { handoverMinutes, type HandoverPreview, type handoverPreviewSchema, type handoverTakeSchema } from '#contract/handover'
import type { Caller } from '../../base/caller.ts'
import { Problem } from '../../base/problem.ts'
import type { Db } from '../../store/store.ts'
import { inTransaction } from '../../store/transaction.ts'
import { handovers, users } from '../../store/schema.ts'
import type { WorkOfGuests } from './guest-work.ts'
import { countWork, findGuest, joinGuest } from './joined-guests.ts'
import { countAttempt, limits, refuseAbove } from './limits.ts'
import { mergeGuest } from './merge-guest.ts'
import { openGuestSession } from './sessions.ts'
import { hashToken } from './token.ts'

/** A code by which another device becomes this guest; a former one of the same guest leads nowhere from then on. Throws 429 after many. */
export async function openHandover(db: Db, userId: string, { device, now }: Caller): Promise<{ code: string; expiresAt: string }> {
  await countAttempt(db, limits.handovers, userId, now)
  const code = drawCode((below) => randomInt(below))
  const expiresAt = new Date(now.getTime() + handoverMinutes * 60_000)
  await inTransaction(db, async (tx) => {
    // Of two devices that ask at once, one waits here: the code of the later one alone leads somewhere.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    await tx.delete(handovers).where(eq(handovers.userId, userId))
    await tx.insert(handovers).values({ codeHash: hashToken(code), userId, device, expiresAt })
  })
  return { code, expiresAt: expiresAt.toISOString() }
}

type HandoverState = { state: 'waiting' | 'used' | 'over'; device: string | null }

/** Reads the state of the latest code of this guest. */
export async function stateOfHandover(db: Db, userId: string, now: Date): Promise<HandoverState> {
  const [latest] = await db.select().from(handovers).where(eq(handovers.userId, userId))
  if (latest?.usedAt) return { state: 'used', device: latest.usedBy }
  return { state: latest && latest.expiresAt > now ? 'waiting' : 'over', device: null }
}

/** Tells the device that holds a code whose work would meet whose; the code stays good. Throws as `takeHandover`. */
export async function previewHandover(
  db: Db,
  { code, anonymous_token: former }: v.InferOutput<typeof handoverPreviewSchema>,
  caller: Caller,
  work: WorkOfGuests,
): Promise<HandoverPreview> {
  const [found] = await guarded(db, caller, () => db.select().from(handovers).where(isOpen(code, caller.now)))
  const guestId = await findGuest(db, former, caller.now)
  return {
    device: found.device,
    work: await countWork(db, work, found.userId),
    own: await countWork(db, work, guestId === found.userId ? null : guestId),
  }
}

/**
 * Opens a session of the guest behind a code, once. This device’s work is joined only if the call says so. Throws 404 for a bad code, 409
 * for unsaid work, 429 after many wrong ones.
 */
export async function takeHandover(
  db: Db,
  { code, anonymous_token: former, joins }: v.InferOutput<typeof handoverTakeSchema>,
  caller: Caller,
  work: WorkOfGuests,
): Promise<SessionAnswer> {
  const { now } = caller
  const [answer] = await guarded(db, caller, () =>
    inTransaction(db, async (tx) => {
      const [taken] = await tx.update(handovers).set({ usedAt: now, usedBy: caller.device }).where(isOpen(code, now)).returning()
      if (!taken) return []
      const guestId = await findGuest(tx, former, now)
      const { surveys, others } = await countWork(tx, work, guestId === taken.userId ? null : guestId)
      if (surveys + others > 0 && joins === undefined) throw new Problem(409, 'На цьому пристрої вже є робота. Скажи, що з нею зробити')
      if (surveys + others === 0) await mergeGuest(tx, work, former, taken.userId, now)
      else if (joins === true && guestId !== null) await joinGuest(tx, work, former ?? '', guestId, taken.userId, now)
      return [await openGuestSession(tx, taken.userId, caller)]
    }),
  )
  return answer
}

const isOpen = (code: string, now: Date) =>
  and(eq(handovers.codeHash, hashToken(code)), gt(handovers.expiresAt, now), isNull(handovers.usedAt))

/** Counts a code that leads nowhere, by its network and in all. */
async function guarded<T>(db: Db, { address, now }: Caller, find: () => PromiseLike<T[]>): Promise<[T]> {
  await refuseAbove(db, limits.wrongHandovers, address, now)
  await refuseAbove(db, limits.wrongHandoversInAll, 'all', now)
  const [found] = await find()
  if (found !== undefined) return [found]
  await countAttempt(db, limits.wrongHandovers, address, now)
  await countAttempt(db, limits.wrongHandoversInAll, 'all', now)
  throw new Problem(404, 'Такого коду немає, або його час минув. Візьми новий на першому пристрої')
}
