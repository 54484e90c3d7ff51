import { dayMs } from '../duration.ts'
import { addDays, dayNumber, daysBetween, startOfStudyDay, studyDay } from './study-day.ts'

/** The time and the zone of study. `examDate` is a day, `2026-05-25`; null while it is not known. `zone` is an IANA name. */
export type StudyClock = { now: number; zone: string; examDate: string | null }

/** Days of study counted from today: 0 today, 1 tomorrow, −1 yesterday. `daysToExam` is null without a date, from the day of the exam on, and while
 * it is more than a year away. */
export type Calendar = {
  today: string
  /** Number of today among all days of study, as the memories of cards have it. */
  number: number
  daysToExam: number | null
  startOf: (index: number) => number
  indexOf: (at: number) => number
  dayAt: (index: number) => string
}

const farthestExam = 366

/** A calendar that asks for the rules of a zone once for each day, not once for each card. */
export function calendarOf({ now, zone, examDate }: StudyClock): Calendar {
  const today = studyDay(now, zone)
  const starts = new Map<number, number>()
  const startOf = (index: number): number => {
    const known = starts.get(index) ?? startOfStudyDay(addDays(today, index), zone)
    starts.set(index, known)
    return known
  }
  const indexOf = (at: number): number => {
    const guess = Math.floor((at - startOf(0)) / dayMs)
    if (at < startOf(guess)) return guess - 1
    return at >= startOf(guess + 1) ? guess + 1 : guess
  }
  const away = examDate === null ? 0 : daysBetween(today, examDate)
  return {
    today,
    number: dayNumber(today),
    daysToExam: away > 0 && away <= farthestExam ? away : null,
    startOf,
    indexOf,
    dayAt: (index) => addDays(today, index),
  }
}
