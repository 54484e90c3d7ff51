import { and, eq, inArray } from 'drizzle-orm'
import { newToken } from '../../people/auth/token.ts'
import { pushDevices, reminders } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import type { JoinedReminders } from '../../store/tables/reminders.ts'
import { newLink } from './link-token.ts'

/** Moves the reminders of a guest to an account that has none, and its devices in any case. Runs inside the caller’s transaction. */
export async function moveReminders(tx: Db, guestId: string, userId: string): Promise<void> {
  const [guest] = await tx.delete(reminders).where(eq(reminders.userId, guestId)).returning()
  if (!guest) return
  await tx.update(pushDevices).set({ userId, session: null }).where(eq(pushDevices.userId, guestId))
  const [own] = await tx.select().from(reminders).where(eq(reminders.userId, userId)).for('update')
  if (!own) {
    await tx.insert(reminders).values({ ...guest, userId })
    return
  }
  const { isOn, way, hour, zone, link, key } = !own.isOn && guest.isOn ? guest : own
  const lastDay = laterDay(own.lastDay, guest.lastDay)
  await tx
    .update(reminders)
    .set({ isOn, way, hour, zone, link, key, lastDay, calendarKey: own.calendarKey ?? guest.calendarKey })
    .where(eq(reminders.userId, userId))
  if (!isOn || way !== 'push') await tx.delete(pushDevices).where(eq(pushDevices.userId, userId))
}

/** Names what a guest has of reminders, so that it can go back; null where there is nothing. */
export async function remindersOf(tx: Db, guestId: string): Promise<JoinedReminders | null> {
  const [row] = await tx.select().from(reminders).where(eq(reminders.userId, guestId))
  if (!row) return null
  const devices = await tx.select().from(pushDevices).where(eq(pushDevices.userId, guestId))
  const { isOn, way, hour, zone, link, key, lastDay, calendarKey } = row
  return {
    choice: { isOn, way, hour, zone, link, key, lastDay, calendarKey },
    devices: devices.map(({ endpoint, p256dh, auth, toldAt }) => ({ endpoint, p256dh, auth, toldAt: toldAt.toISOString() })),
  }
}

/** Gives a guest back the reminders and devices that were joined to another person. What the other person has chosen since stays. */
export async function moveRemindersBack(tx: Db, joined: JoinedReminders | null, userId: string, guestId: string): Promise<void> {
  if (!joined) return
  const { choice, devices } = joined
  const [other] = await tx.select().from(reminders).where(eq(reminders.userId, userId)).for('update')
  if (other) {
    const isGuests = other.link === choice.link
    const isUntouched = other.isOn === choice.isOn && other.way === choice.way && other.hour === choice.hour && other.zone === choice.zone
    await tx
      .update(reminders)
      .set({
        ...(isGuests && { link: newLink(), key: newToken() }),
        isOn: other.isOn && !(isGuests && isUntouched),
        calendarKey: other.calendarKey === choice.calendarKey ? null : other.calendarKey,
      })
      .where(eq(reminders.userId, userId))
  }
  const endpoints = devices.map(({ endpoint }) => endpoint)
  if (endpoints.length > 0)
    await tx.delete(pushDevices).where(and(eq(pushDevices.userId, userId), inArray(pushDevices.endpoint, endpoints)))
  const lastDay = laterDay(choice.lastDay, other?.lastDay ?? null)
  const back = { ...choice, lastDay, confirmedAt: null, decidedDay: null, heldUntil: null }
  await tx
    .insert(reminders)
    .values({ userId: guestId, ...back })
    .onConflictDoNothing({ target: reminders.userId })
  const rows = devices.map(({ toldAt, ...device }) => ({ ...device, userId: guestId, session: null, toldAt: new Date(toldAt) }))
  if (rows.length > 0) await tx.insert(pushDevices).values(rows).onConflictDoNothing()
}

const laterDay = (...days: readonly (string | null)[]): string | null =>
  days
    .filter((day) => day !== null)
    .toSorted()
    .at(-1) ?? null
