import { and, eq, inArray, isNull, lte, ne, or, type SQL } from 'drizzle-orm'
import { reminderHours } from '#contract/reminder'
import { studyDay, wallHour, wallMoment } from '#contract/scheduling/study-day'
import { reminders } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'

/** A pupil whose turn to be reminded it is. `day` is of the pupil’s zone; `lease` names the process that looks after it, and until when. */
export type Turn = typeof reminders.$inferSelect & { way: 'letter' | 'push'; day: string; lease: Date }

const leaseMs = 3 * 60_000
const batch = 40

/**
 * Takes the next pupils whose hour it is and for whom nothing has been decided today. No other process takes them while the lease lasts; one that dies
 * leaves those it had not come to.
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
  return rows.map((row) => ({ ...row, way: row.way as Turn['way'], day: studyDay(now.getTime(), row.zone), lease }))
}

/** For each zone that anybody is in, whose hour it is there; at night nobody’s. */
async function dueNow(db: Db, now: Date): Promise<SQL[]> {
  const zones = await db.selectDistinct({ zone: reminders.zone }).from(reminders).where(eq(reminders.isOn, true))
  const at = now.getTime()
  const known = zones.map(({ zone }) => ({ zone, hour: wallHour(at, zone), day: studyDay(at, zone) }))
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
    return and(eq(reminders.hour, hour), zonesOf, isOpen(reminders.decidedDay), isOpen(reminders.lastDay)) ?? []
  })
}

const isMine = ({ userId, lease }: Turn) => and(eq(reminders.userId, userId), eq(reminders.heldUntil, lease))

/** Notes that there is nothing to remind of today. */
export async function passTurn(db: Db, turn: Turn): Promise<void> {
  await db.update(reminders).set({ decidedDay: turn.day, heldUntil: null }).where(isMine(turn))
}

/** Notes the reminder before it goes: whoever notes it may send it, nobody else. False where it was switched off or taken over meanwhile. */
export async function noteReminder(db: Db, turn: Turn): Promise<boolean> {
  const isFirst = or(isNull(reminders.lastDay), ne(reminders.lastDay, turn.day))
  const noted = await db
    .update(reminders)
    .set({ lastDay: turn.day, decidedDay: turn.day, heldUntil: null })
    .where(and(isMine(turn), eq(reminders.isOn, true), eq(reminders.way, turn.way), isFirst))
    .returning({ userId: reminders.userId })
  return noted.length > 0
}

/** Takes the note back where surely nothing has gone; with `again` the turn comes once more from then on, while its hour lasts. */
export async function takeNoteBack(db: Db, { userId, lastDay, day }: Turn, again: Date | null): Promise<void> {
  await db
    .update(reminders)
    .set({ lastDay, decidedDay: again === null ? day : null, heldUntil: again })
    .where(and(eq(reminders.userId, userId), eq(reminders.lastDay, day)))
}

/** How long a message may wait for a device that is off, in seconds: not into the night. */
export const secondsTillNight = (now: Date, { day, zone }: Pick<Turn, 'day' | 'zone'>): number =>
  Math.max(60, Math.round((wallMoment(day, reminderHours.last + 1, zone) - now.getTime()) / 1000))
