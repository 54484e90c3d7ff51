import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm'
import { letterToSender, letterToTeam } from '../../base/mail/partnership-letters.ts'
import type { Post } from '../../base/mail/post.ts'
import { partnershipLetters } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { describeError } from '../../base/describe-error.ts'

/** A delivery that took a letter longer ago than this counts as failed. */
const patience = 10 * 60 * 1000

type Delivery = { db: Db; post: Post; team: string; now: Date }

/**
 * Sends each waiting letter to the team once, and a copy to its sender. A failed letter waits for the next call; a failed copy is only
 * reported on stderr.
 */
export async function deliverLetters({ db, post, team, now }: Delivery): Promise<void> {
  const stale = new Date(now.getTime() - patience)
  // Another process, begun a little later, may have taken a letter after this one read the time; later still is a wrong clock.
  const toCome = new Date(now.getTime() + patience)
  const isFree = and(
    isNull(partnershipLetters.sentAt),
    or(isNull(partnershipLetters.takenAt), lt(partnershipLetters.takenAt, stale), gt(partnershipLetters.takenAt, toCome)),
  )
  const waiting = await db
    .select({ id: partnershipLetters.id })
    .from(partnershipLetters)
    .where(isFree)
    .orderBy(asc(partnershipLetters.receivedAt))
  for (const { id } of waiting) {
    const isThis = eq(partnershipLetters.id, id)
    const [taken] = await db.update(partnershipLetters).set({ takenAt: now }).where(and(isThis, isFree)).returning()
    if (!taken) continue
    const isSent = await attempt(() => post.send(team, letterToTeam(taken.letter)))
    if (!isSent) continue
    await db.update(partnershipLetters).set({ sentAt: now }).where(isThis)
    await attempt(() => post.send(taken.letter.email, letterToSender(taken.letter)))
  }
}

const attempt = (send: () => Promise<void>): Promise<boolean> =>
  send().then(
    () => true,
    (error: unknown) => (console.error(`a letter of partnership was not sent: ${describeError(error)}`), false),
  )
