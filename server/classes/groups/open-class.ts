import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { Problem } from '../../base/problem.ts'
import { groups, users } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { addClassCode } from './invite.ts'

/** Classes of one owner. */
const mostClasses = 30

/** Opens a class without a payment and gives its id; it has no seats that give premium. Throws 409 above the limit of one owner. */
export async function openClass(tx: Db, ownerId: string, title: string, now: Date): Promise<string> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update')
  const led = await tx.$count(groups, and(eq(groups.ownerId, ownerId), eq(groups.isClass, true)))
  if (led >= mostClasses) throw new Problem(409, `Класів може бути до ${mostClasses}`)
  const id = randomUUID()
  await tx.insert(groups).values({ id, ownerId, title, seats: 0, endsAt: now, createdAt: now, isClass: true })
  await addClassCode(tx, id, now)
  return id
}
