import { eq } from 'drizzle-orm'
import { users } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'

/**
 * Tells whether the user is an account that `OPERATORS` names, by an address shown to be the owner’s: anybody may register with an
 * address before its owner does.
 */
export async function isOperator(db: Db, operators: readonly string[], userId: string): Promise<boolean> {
  if (operators.length === 0) return false
  const [user] = await db.select({ email: users.email, verifiedAt: users.emailVerifiedAt }).from(users).where(eq(users.id, userId))
  return user?.email != null && user.verifiedAt !== null && operators.includes(user.email.toLowerCase())
}
