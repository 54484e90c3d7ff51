import { and, desc, eq, notInArray } from 'drizzle-orm'
import { reminderHours, type PushDevice, type Reminders, type RemindersChange } from '#contract/reminder'
import { studyDay, wallHour, wallMoment } from '#domain/scheduling/study-day'
import { newToken } from '../../people/auth/token.ts'
import { Problem } from '../../base/problem.ts'
import { pushDevices, reminders, sessions, users } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { inTransaction } from '../../store/transaction.ts'
import { isSignedBy, newLink, readToken } from './link-token.ts'

type Choice = Omit<Reminders, 'isAvailable' | 'push'> & { devices: number }
type Row = typeof reminders.$inferSelect
type Holder = { userId: string; tokenHash: string; isAnonymous: boolean }
/** What this server can do: whether it has a post, and whether it may send to the push service of a device. */
type DeliveryWays = { hasPost: boolean; mayPush: ((endpoint: string) => boolean) | null }

const usual = { hour: reminderHours.usual, zone: 'Europe/Kyiv', way: 'letter' } as const
const mostDevices = 10
const fresh = () => ({ link: newLink(), key: newToken() })

/** The path of the feed with this secret. */
export const feedPath = (key: string): string => `/calendar/${key}.ics`

/** Reads the choice of a visitor; reminders are off until it says otherwise. */
export async function readChoice(db: Db, userId: string): Promise<Choice> {
  const [row] = await db
    .select({ reminder: reminders, verifiedAt: users.emailVerifiedAt })
    .from(reminders)
    .innerJoin(users, eq(users.id, reminders.userId))
    .where(eq(reminders.userId, userId))
  if (!row) return { ...usual, isOn: false, isWaiting: false, calendar: null, devices: 0 }
  const { isOn, way, hour, zone, confirmedAt, lastDay, calendarKey } = row.reminder
  const isWaiting = isOn && way === 'letter' && lastDay !== null && confirmedAt === null && row.verifiedAt === null
  const devices = await db.$count(pushDevices, eq(pushDevices.userId, userId))
  return { isOn, way, hour, zone, isWaiting, calendar: calendarKey && feedPath(calendarKey), devices }
}

/**
 * Changes the one way in which a visitor is reminded. Throws 403 for letters to a guest, 409 without an address or a device, 422 for an
 * unknown push service, 501 for a way this server lacks.
 */
export async function choose(db: Db, holder: Holder, change: RemindersChange, means: DeliveryWays, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const former = await lockRow(tx, holder.userId)
    const way = change.way ?? former.way
    const { isOn, device, hour = former.hour, zone = former.zone } = change
    if (isOn && way === 'letter') await requireAddress(tx, holder, means)
    if (device) await keepDevice(tx, holder, device, means, now)
    if (isOn && way === 'push') await requireDevice(tx, holder.userId, means)
    else await tx.delete(pushDevices).where(eq(pushDevices.userId, holder.userId))
    const calendarKey = isOn && way === 'calendar' ? (former.calendarKey ?? newToken()) : former.calendarKey
    await tx
      .update(reminders)
      .set({ isOn, way, hour, zone, calendarKey, lastDay: toldDay(former, now), decidedDay: passedDay({ hour, zone }, now) })
      .where(eq(reminders.userId, holder.userId))
  })
}

/** The row of a visitor, which is theirs alone until the end of the transaction. */
async function lockRow(tx: Db, userId: string): Promise<Row> {
  await tx
    .insert(reminders)
    .values({ userId, isOn: false, ...usual, ...fresh() })
    .onConflictDoNothing()
  const [row] = await tx.select().from(reminders).where(eq(reminders.userId, userId)).for('update')
  if (!row) throw new Problem(401, 'Сеанс завершено. Увійди знову')
  return row
}

/** A calendar that has rung today has reminded: no other way does so once more. */
function toldDay({ isOn, way, hour, zone, lastDay }: Row, now: Date): string | null {
  const day = studyDay(now.getTime(), zone)
  return isOn && way === 'calendar' && now.getTime() >= wallMoment(day, hour, zone) ? day : lastDay
}

/** An hour that is over is meant for tomorrow. */
const passedDay = ({ hour, zone }: Pick<Row, 'hour' | 'zone'>, now: Date): string | null =>
  wallHour(now.getTime(), zone) > hour ? studyDay(now.getTime(), zone) : null

async function requireAddress(tx: Db, { userId, isAnonymous }: Holder, { hasPost }: DeliveryWays): Promise<void> {
  if (isAnonymous) throw new Problem(403, 'Спершу увійди або зареєструйся')
  if (!hasPost) throw new Problem(501, 'Листи тут не налаштовано, тому нагадувань ними немає')
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (!user?.email) throw new Problem(409, 'В акаунті немає e-mail, на який можна писати')
}

async function requireDevice(tx: Db, userId: string, { mayPush }: DeliveryWays): Promise<void> {
  if (!mayPush) throw new Problem(501, 'Сповіщення тут не налаштовано')
  if ((await tx.$count(pushDevices, eq(pushDevices.userId, userId))) === 0)
    throw new Problem(409, 'Спершу дозволь сповіщення на якомусь пристрої')
}

/** A device belongs to who told of it last; of many the eldest go. */
async function keepDevice(tx: Db, { userId, tokenHash }: Holder, device: PushDevice, { mayPush }: DeliveryWays, now: Date): Promise<void> {
  if (!mayPush) throw new Problem(501, 'Сповіщення тут не налаштовано')
  if (!mayPush(device.endpoint)) throw new Problem(422, 'Служба сповіщень цього браузера невідома')
  const [session] = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.tokenHash, tokenHash))
  const row = { userId, session: session?.id ?? null, ...device.keys, toldAt: now }
  await tx
    .insert(pushDevices)
    .values({ endpoint: device.endpoint, ...row })
    .onConflictDoUpdate({ target: pushDevices.endpoint, set: row })
  const newest = tx
    .select({ endpoint: pushDevices.endpoint })
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
    .orderBy(desc(pushDevices.toldAt))
    .limit(mostDevices)
  await tx.delete(pushDevices).where(and(eq(pushDevices.userId, userId), notInArray(pushDevices.endpoint, newest)))
}

/** Gives the feed of a visitor a new address, which ends the former one, or ends it; an alarm of a calendar that ends is no reminder any more. */
export async function changeFeed(db: Db, userId: string, isOn: boolean): Promise<void> {
  await inTransaction(db, async (tx) => {
    const former = await lockRow(tx, userId)
    const stays = former.isOn && (isOn || former.way !== 'calendar')
    await tx
      .update(reminders)
      .set({ calendarKey: isOn ? newToken() : null, isOn: stays })
      .where(eq(reminders.userId, userId))
  })
}

/** Does what a link in a reminder says, as often as it is pressed. Throws 404 for a link that no reminder has carried. */
export async function followLink(db: Db, token: string, now: Date): Promise<{ isOn: boolean }> {
  const read = readToken(token)
  const [row] = read
    ? await db
        .select()
        .from(reminders)
        .where(eq(read.isOwner ? reminders.userId : reminders.link, read.link))
    : []
  if (!read || !row || !isSignedBy(row.key, read)) throw new Problem(404, 'Це посилання не діє: нагадувань за ним немає')
  const isOn = read.deed === 'on'
  await inTransaction(db, async (tx) => {
    await tx
      .update(reminders)
      .set({ isOn, ...(isOn && { confirmedAt: row.confirmedAt ?? now, decidedDay: passedDay(row, now) }) })
      .where(eq(reminders.userId, row.userId))
    if (!isOn) await tx.delete(pushDevices).where(eq(pushDevices.userId, row.userId))
  })
  return { isOn }
}
