import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { SessionAnswer } from '#contract/auth'
import type { Caller } from '../../base/caller.ts'
import type { Db } from '../../store/store.ts'
import { inTransaction } from '../../store/transaction.ts'
import { identities, users } from '../../store/schema.ts'
import { addAccount } from './add-account.ts'
import type { WorkOfGuests } from './guest-work.ts'
import type { Holder } from './id-token.ts'
import { mergeGuest } from './merge-guest.ts'
import { asNew, openSession } from './sessions.ts'
import { startClean } from './start-clean.ts'

type Identity = Pick<typeof identities.$inferInsert, 'provider' | 'subject'>

/** Signs in the holder of a provider’s account, makes an account on the first time, and moves the work of the guest whose bearer came along into it. */
export function signInAs(
  db: Db,
  { provider, holder }: { provider: Identity['provider']; holder: Holder },
  caller: Caller,
  work: WorkOfGuests,
): Promise<SessionAnswer> {
  const identity = { provider, subject: holder.subject }
  return inTransaction(db, async (tx) => {
    const known = await findLinked(tx, identity)
    const { userId, isNew } = known === undefined ? await link(tx, identity, holder, caller.now) : { userId: known, isNew: false }
    await mergeGuest(tx, work, caller.bearer, userId, caller.now)
    const session = await openSession(tx, userId, caller)
    return isNew ? asNew(session) : session
  })
}

async function findLinked(tx: Db, { provider, subject }: Identity): Promise<string | undefined> {
  const [found] = await tx
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)))
  return found?.userId
}

/** Links to the account of the same verified e-mail, or to a new one. Of two at once the second finds what the first has made. */
async function link(tx: Db, identity: Identity, { email, name }: Holder, now: Date): Promise<{ userId: string; isNew: boolean }> {
  const id = randomUUID()
  const isMade = await addAccount(tx, { id, name, email, emailVerifiedAt: email === null ? null : now, createdAt: now })
  const userId = isMade || email === null ? id : await takeOver(tx, email, now)
  const linked = await tx
    .insert(identities)
    .values({ ...identity, userId, createdAt: now })
    .onConflictDoNothing()
    .returning()
  if (linked.length > 0) return { userId, isNew: isMade }
  if (isMade) await tx.delete(users).where(eq(users.id, id))
  return { userId: (await findLinked(tx, identity)) ?? userId, isNew: false }
}

/**
 * The account with this e-mail. If nobody has ever shown that the address is theirs, it starts clean.
 */
async function takeOver(tx: Db, email: string, now: Date): Promise<string> {
  const [owner] = await tx
    .select({ id: users.id, emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.email, email))
    .for('update')
  if (!owner) throw new Error('an account vanished while it was being linked')
  if (owner.emailVerifiedAt) return owner.id
  await startClean(tx, owner.id, now)
  return owner.id
}
