import { dayMs } from '../duration.ts'
import { wallTime } from '../wall-time.ts'

/** Midnight is no border for whoever studies late: a day of study begins at 04:00. */
export const dayBoundaryHour = 4
const hourMs = 3_600_000

/** The day of study at a moment, `2026-11-21`. @param zone IANA name, `Europe/Kyiv`. */
export const studyDay = (at: number, zone: string): string =>
  new Date(wallTime(at, zone) - dayBoundaryHour * hourMs).toISOString().slice(0, 10)

/** Numbers a day of study, 0 for that of 1 January 1970; the next day has the next number. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs
export const dayOfNumber = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10)

/** Minutes that a clock on a wall of the zone is ahead of UTC. */
export const offsetAt = (at: number, zone: string): number => {
  const second = Math.floor(at / 1000) * 1000
  return Math.round((wallTime(second, zone) - second) / 60_000)
}

/** Milliseconds of study time: days of study begin where days of UTC do, so that whoever counts days by UTC counts days of study. */
export const studyTime = (at: number, offset: number): number => at + offset * 60_000 - dayBoundaryHour * hourMs

let kyivSpan = { day: Number.NaN, offset: null as number | null }
/** The offset of Kyiv. Clocks there change within two days of a year: on any other the zone is asked once. */
export function kyivOffset(at: number): number {
  const zone = 'Europe/Kyiv'
  const day = Math.floor(at / dayMs)
  if (day !== kyivSpan.day) {
    const offset = offsetAt(day * dayMs, zone)
    kyivSpan = { day, offset: offset === offsetAt((day + 1) * dayMs, zone) ? offset : null }
  }
  return kyivSpan.offset ?? offsetAt(at, zone)
}

/** Tells when a day of study begins: 04:00 by the clock on the wall, right on days when clocks change too. */
export const startOfStudyDay = (day: string, zone: string): number => wallMoment(day, dayBoundaryHour, zone)

/** The moment, ms since the epoch, at which the clock on the wall shows this hour of a day of the calendar, right on days when clocks change too. */
export function wallMoment(day: string, hour: number, zone: string): number {
  const wall = Date.parse(`${day}T00:00:00Z`) + hour * hourMs
  const guess = wall - (wallTime(wall, zone) - wall)
  return wall - (wallTime(guess, zone) - guess)
}

/** The hour that the clock on the wall shows, 0–23. */
export const wallHour = (at: number, zone: string): number => new Date(wallTime(at, zone)).getUTCHours()

/** So many days later: `addDays('2026-02-28', 1)` → `2026-03-01`. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10)

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)

/** 1 Monday … 7 Sunday. */
export const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** Before this there was nothing to review. */
const beginning = Date.parse('2024-01-01T00:00:00.000Z')

/** A moment that can be: a clock ahead of the server’s, or one that has lost its date, counts as `now`. Milliseconds since the epoch. */
export const soundMoment = (at: number, now: number): number => (at > now || at < beginning ? now : at)

/** The day of study in Kyiv at a moment: the day of the streak, of the plan and of reminders for whatever does not say where it was done. */
export const kyivStudyDay = (at: Date): string => dayOfNumber(Math.floor(studyTime(at.getTime(), kyivOffset(at.getTime())) / dayMs))
