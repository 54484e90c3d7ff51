import { dayMs } from './duration.ts'
import * as v from 'valibot'
import { wallTime } from './wall-time.ts'

const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const textOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** A day of the calendar without a time, `2027-05-21`, years 2020–2099. */
export const daySchema = v.pipe(
  v.string('Хибний день'),
  v.regex(/^20[2-9]\d-\d{2}-\d{2}$/, 'Хибний день'),
  v.check((day) => !Number.isNaN(utc(day)) && textOf(utc(day)) === day, 'Такого дня немає'),
)

let last = { minute: Number.NaN, day: '' }

/** The day in Kyiv at a moment, `2026-11-21`. A day begins with a minute: one that was asked for is not looked up again. */
export function kyivDay(at: Date): string {
  const minute = Math.floor(at.getTime() / 60_000)
  if (minute !== last.minute) last = { minute, day: textOf(wallTime(at.getTime(), 'Europe/Kyiv')) }
  return last.day
}

/** Counts the days from one day to another; below 0 when the other lies in the past. */
export const daysBetween = (from: string, to: string): number => Math.round((utc(to) - utc(from)) / dayMs)

/** The day so many days after (before, when negative) a day. */
export const dayAfter = (day: string, days: number): string => textOf(utc(day) + days * dayMs)

/** 0 Monday … 6 Sunday. */
export const weekdayOf = (day: string): number => (new Date(utc(day)).getUTCDay() + 6) % 7

/** The Monday of its week. */
export const mondayOf = (day: string): string => dayAfter(day, -weekdayOf(day))
