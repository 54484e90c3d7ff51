import { eq } from 'drizzle-orm'
import { Problem } from '../../base/problem.ts'
import { groupPayments, groups } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { holdOwnGroup } from '../membership/find.ts'

/**
 * Deletes a class; tests and cards of its pupils stay theirs. Throws 404 for a foreign group, 409 where a payment stands on it: it may
 * still be refunded.
 */
export async function closeClass(tx: Db, ownerId: string, id: string): Promise<void> {
  await holdOwnGroup(tx, ownerId, id)
  if ((await tx.$count(groupPayments, eq(groupPayments.groupId, id))) > 0)
    throw new Problem(409, 'За цей клас платили, тому його не видаляють: передайте його іншій людині')
  await tx.delete(groups).where(eq(groups.id, id))
}
