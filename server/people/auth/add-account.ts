import { users } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'

/** Adds an account, unless its e-mail belongs to another. @returns whether it was added. */
export async function addAccount(tx: Db, account: Omit<typeof users.$inferInsert, 'isAnonymous'>): Promise<boolean> {
  const made = await tx
    .insert(users)
    .values({ ...account, isAnonymous: false })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return made.length > 0
}
