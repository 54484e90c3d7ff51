import { eq } from 'drizzle-orm'
import { reminderHours, type Reminders, type RemindersChange } from '#contract/reminder'
import { newToken } from '../../people/auth/token.ts'
import { Problem } from '../../base/problem.ts'
import { reminders, users } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { isSignedBy, readToken } from './link-token.ts'

type Choice = Omit<Reminders, 'isAvailable'>
const none: Choice = { isOn: false, hour: reminderHours.usual, isWaiting: false }

/** Reads the choice of an account; reminders are off until it says otherwise. */
export async function readChoice(db: Db, userId: string): Promise<Choice> {
  const [row] = await db
    .select({ reminder: reminders, verifiedAt: users.emailVerifiedAt })
    .from(reminders)
    .innerJoin(users, eq(users.id, reminders.userId))
    .where(eq(reminders.userId, userId))
  if (!row) return none
  const { isOn, hour, confirmedAt, lastDay } = row.reminder
  return { isOn, hour, isWaiting: isOn && lastDay !== null && confirmedAt === null && row.verifiedAt === null }
}

/** Switches the reminders of an account. Throws 409 for an account without an address. */
export async function choose(db: Db, userId: string, { isOn, hour }: RemindersChange): Promise<void> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (isOn && !user?.email) throw new Problem(409, 'В акаунті немає e-mail, на який можна писати')
  await db
    .insert(reminders)
    .values({ userId, isOn, hour: hour ?? none.hour, key: newToken() })
    .onConflictDoUpdate({ target: reminders.userId, set: { isOn, ...(hour !== undefined && { hour }) } })
}

/** Does what a link in a letter says, as often as it is pressed. Throws 404 for a link that no letter has carried. */
export async function followLink(db: Db, token: string, now: Date): Promise<{ isOn: boolean }> {
  const read = readToken(token)
  const [row] = read ? await db.select().from(reminders).where(eq(reminders.userId, read.userId)) : []
  if (!read || !row || !isSignedBy(row.key, read)) throw new Problem(404, 'Це посилання не діє: листів за ним немає')
  const isOn = read.deed === 'on'
  await db
    .update(reminders)
    .set({ isOn, ...(isOn && { confirmedAt: row.confirmedAt ?? now }) })
    .where(eq(reminders.userId, read.userId))
  return { isOn }
}
