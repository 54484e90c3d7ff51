import { and, eq, gt, max } from 'drizzle-orm'
import type { SessionAnswer } from '#contract/auth'
import { Problem } from '../../base/problem.ts'
import type { Db } from '../../store/store.ts'
import { inTransaction } from '../../store/transaction.ts'
import { sessions, spentRefreshes } from '../../store/schema.ts'
import { countAttempt, limits } from './limits.ts'
import { newPair } from './sessions.ts'
import { hashToken } from './token.ts'

/** Tabs that ask at the same moment are no thieves, and who loads the page anew may have lost the answer: both are asked to wait for so long. */
const sameMoment = 10_000

type SessionRow = typeof sessions.$inferSelect

/**
 * Exchanges a refresh token for a new pair; null for an unknown one. A second exchange ends the session, unless nobody used the first
 * pair. Throws 429 where it comes too often.
 */
export function refreshSession(db: Db, refreshToken: string, now: Date): Promise<SessionAnswer | null> {
  const refreshHash = hashToken(refreshToken)
  return inTransaction(db, async (tx) => {
    const [session] = await tx
      .select()
      .from(sessions)
      .where(and(eq(sessions.refreshHash, refreshHash), gt(sessions.expiresAt, now)))
      .for('update')
    return session ? exchange(tx, session, now) : again(tx, refreshHash, now)
  })
}

async function exchange(tx: Db, session: SessionRow, now: Date): Promise<SessionAnswer> {
  await countAttempt(tx, limits.refreshes, session.id, now)
  const [row, answer] = newPair(now)
  if (session.refreshHash !== null)
    await tx.insert(spentRefreshes).values({ refreshHash: session.refreshHash, session: session.id, spentAt: now })
  await tx
    .update(sessions)
    .set({ ...row, lastSeenAt: now })
    .where(eq(sessions.id, session.id))
  return answer
}

async function again(tx: Db, refreshHash: string, now: Date): Promise<SessionAnswer | null> {
  const [spent] = await tx.select().from(spentRefreshes).where(eq(spentRefreshes.refreshHash, refreshHash))
  if (!spent) return null
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, spent.session)).for('update')
  if (!session || session.expiresAt <= now) return null
  const [last] = await tx
    .select({ at: max(spentRefreshes.spentAt) })
    .from(spentRefreshes)
    .where(eq(spentRefreshes.session, session.id))
  const isLost = !session.isUsed && last?.at?.getTime() === spent.spentAt.getTime()
  const early = sameMoment - (now.getTime() - spent.spentAt.getTime())
  if (early > 0) return isLost ? refuseNow(early) : null
  if (isLost) {
    await tx.update(spentRefreshes).set({ spentAt: now }).where(eq(spentRefreshes.refreshHash, refreshHash))
    return exchange(tx, session, now)
  }
  await tx.delete(sessions).where(eq(sessions.id, session.id))
  console.warn('Токен поновлення прийшов удруге: сеанс завершено')
  return null
}

function refuseNow(early: number): never {
  throw new Problem(429, 'Сеанс щойно поновлено. Спробуй за кілька секунд', { 'Retry-After': String(Math.ceil(early / 1000)) })
}
