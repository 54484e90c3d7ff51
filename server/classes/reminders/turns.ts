import { and, between, eq, inArray, isNull, lte, ne, or, type SQL } from 'drizzle-orm'
import { reminderHours } from '#contract/reminder'
import { studyDay, wallHour, wallMoment } from '#domain/scheduling/study-day'
import { isZone } from '#domain/wall-time'
import { reminders } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'

/** A pupil whose turn to be reminded it is. `day` is of the pupil’s zone; `lease` names the process that looks after it, and until when. */
export type Turn = typeof reminders.$inferSelect & { way: 'letter' | 'push'; day: string; lease: Date }

export const leaseMs = 3 * 60_000
/** Where a process died or a push service was busy near the end of an hour, the next hour still catches up. */
const catchUpHours = 1
const usualZone = 'Europe/Kyiv'
const batch = 40

/**
 * Takes the next pupils whose hour it is and for whom nothing has been decided today. No other process takes them while the lease lasts; one that dies
 * leaves all that it had not noted as told.
 */
export async function takeTurns(db: Db, now: Date): Promise<Turn[]> {
  const due = await dueNow(db, now)
  if (due.length === 0) return []
  const lease = new Date(now.getTime() + leaseMs)
  const free = or(isNull(reminders.heldUntil), lte(reminders.heldUntil, now))
  const next = db
    .select({ userId: reminders.userId })
    .from(reminders)
    .where(and(eq(reminders.isOn, true), inArray(reminders.way, ['letter', 'push']), free, or(...due)))
    .limit(batch)
    .for('update', { skipLocked: true })
  const rows = await db.update(reminders).set({ heldUntil: lease }).where(inArray(reminders.userId, next)).returning()
  return rows.map((row) => {
    const zone = knownZone(row.zone)
    return { ...row, zone, way: row.way as Turn['way'], day: studyDay(now.getTime(), zone), lease }
  })
}

/** A name that this machine’s tables of zones have not, or no longer, is read as Kyiv: one row holds up nobody else. */
const knownZone = (zone: string): string => (isZone(zone) ? zone : usualZone)

/** For each zone that anybody is in, whose hour it is there; at night nobody’s. */
async function dueNow(db: Db, now: Date): Promise<SQL[]> {
  const zones = await db.selectDistinct({ zone: reminders.zone }).from(reminders).where(eq(reminders.isOn, true))
  const at = now.getTime()
  const known = zones.map(({ zone }) => ({ zone, hour: wallHour(at, knownZone(zone)), day: studyDay(at, knownZone(zone)) }))
  const awake = known.filter(({ hour }) => hour >= reminderHours.first && hour <= reminderHours.last)
  return [...Map.groupBy(awake, ({ hour, day }) => `${day} ${hour}`).values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const { hour, day } = first
    const isOpen = (column: typeof reminders.decidedDay | typeof reminders.lastDay) => or(isNull(column), ne(column, day))
    const zonesOf = inArray(
      reminders.zone,
      same.map(({ zone }) => zone),
    )
    return and(between(reminders.hour, hour - catchUpHours, hour), zonesOf, isOpen(reminders.decidedDay), isOpen(reminders.lastDay)) ?? []
  })
}

const isMine = ({ userId, lease }: Turn) => and(eq(reminders.userId, userId), eq(reminders.heldUntil, lease))

/** Notes that there is nothing to remind of today. */
export async function passTurn(db: Db, turn: Turn): Promise<void> {
  await db.update(reminders).set({ decidedDay: turn.day, heldUntil: null }).where(isMine(turn))
}

/** Keeps the turn while the reminder goes out. Null where it was switched off, told or taken over meanwhile. */
export async function keepTurn(db: Db, turn: Turn, now: Date): Promise<Turn | null> {
  const lease = new Date(now.getTime() + leaseMs)
  const isFirst = or(isNull(reminders.lastDay), ne(reminders.lastDay, turn.day))
  const mine = await db
    .update(reminders)
    .set({ heldUntil: lease })
    .where(and(isMine(turn), eq(reminders.isOn, true), eq(reminders.way, turn.way), isFirst))
    .returning({ userId: reminders.userId })
  return mine.length > 0 ? { ...turn, lease } : null
}

/**
 * Notes that the pupil has been told today. If a process dies before this note, another sends the same once more; devices show it once,
 * by its day.
 */
export async function noteTold(db: Db, turn: Turn): Promise<void> {
  await db.update(reminders).set({ lastDay: turn.day, decidedDay: turn.day, heldUntil: null }).where(eq(reminders.userId, turn.userId))
}

/** Nothing has gone: the turn comes once more from then on. */
export async function putOff(db: Db, turn: Turn, again: Date): Promise<void> {
  await db.update(reminders).set({ heldUntil: again }).where(isMine(turn))
}

/** How long a message may wait for a device that is off, in seconds: not into the night. */
export const secondsTillNight = (now: Date, { day, zone }: Pick<Turn, 'day' | 'zone'>): number =>
  Math.max(60, Math.round((wallMoment(day, reminderHours.last + 1, zone) - now.getTime()) / 1000))
