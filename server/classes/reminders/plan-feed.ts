import { eq } from 'drizzle-orm'
import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator'
import { dayAfter } from '#domain/day'
import { cardsText } from '#domain/plan/reminder-text'
import { nameOf } from '#domain/plan/plan-text'
import { studyDay } from '#domain/scheduling/study-day'
import { Problem } from '../../base/problem.ts'
import { countAttempt, limits } from '../../people/auth/limits.ts'
import { reminders } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { listJoined } from '../groups/view-joined.ts'
import { hasWorked } from './has-worked.ts'
import { readDue } from './due-today.ts'
import { readOutlook } from './read-outlook.ts'
import { startOfStudyDay } from '#domain/scheduling/study-day'

/** What the pupil’s own calendar waits before it asks again, as far as it heeds it. */
const refreshSeconds = 4 * 60 * 60

/**
 * Writes the calendar (RFC 5545) behind a secret: days of the plan, deadlines, the day of the exam. It rings only where the pupil chose
 * that. Throws 404 for an old address, 429 for too many readings.
 */
export async function writeFeed(db: Db, key: string, { now, site }: { now: Date; site: string }): Promise<string> {
  const [row] = await db.select().from(reminders).where(eq(reminders.calendarKey, key))
  if (!row) throw new Problem(404, 'Такого календаря немає')
  await countAttempt(db, limits.calendarReads, row.userId, now)
  const { userId, hour, zone, lastDay } = row
  const { outlook } = await readOutlook(db, userId, now)
  const today = studyDay(now.getTime(), zone)
  const rings = row.isOn && row.way === 'calendar'
  const isDoneToday = lastDay === today || (await hasWorked(db, userId, new Date(startOfStudyDay(today, zone))))
  const due = rings && !isDoneToday ? await readDue(db, userId, { now, zone }) : null
  const url = `${site}/dashboard`
  const calendar = ical({ name: 'Складу: план', prodId: { company: 'skladu', product: 'plan', language: 'UK' }, ttl: refreshSeconds })
  calendar.method(ICalCalendarMethod.PUBLISH)
  for (const [day, tasks] of Map.groupBy(outlook.plan, (task) => task.day)) {
    const minutes = Math.round(tasks.reduce((sum, task) => sum + task.minutes, 0))
    const cards = day === today && due?.cards ? [cardsText(due.cards)] : []
    const event = calendar.createEvent({
      id: `plan-${day}@skladu`,
      stamp: now,
      summary: `Підготовка до НМТ, ${minutes} хв`,
      description: [...cards, ...tasks.map((task) => `${nameOf(task)}, ${Math.round(task.minutes)} хв`)].join('\n'),
      url,
      floating: true,
      start: wall(day, hour * 60),
      end: wall(day, hour * 60 + minutes),
    })
    if (rings && !(day === today && isDoneToday)) event.createAlarm({ type: ICalAlarmType.display, trigger: 0 })
  }
  for (const { id, summary, due: end } of await readDeadlines(db, userId, now))
    calendar.createEvent({ id: `due-${id}@skladu`, stamp: now, summary, url, start: end, end })
  calendar.createEvent({
    id: 'exam@skladu',
    stamp: now,
    summary: outlook.exam.isGuess ? 'НМТ, орієнтовно' : 'НМТ',
    description: outlook.exam.isGuess ? 'Дату ще не оголошено: це перший день сесії, що була останньою.' : 'Дату обрано в плані.',
    url,
    allDay: true,
    start: wall(outlook.exam.day, 0),
    end: wall(dayAfter(outlook.exam.day, 1), 0),
  })
  return calendar.toString()
}

/** A time on the wall, wherever that hangs: the library writes the fields of UTC. */
const wall = (day: string, minute: number): Date => new Date(Date.parse(`${day}T00:00:00Z`) + minute * 60_000)

/** What teachers wait for and is not done yet. */
async function readDeadlines(db: Db, userId: string, now: Date): Promise<{ id: string; summary: string; due: Date }[]> {
  const joined = await listJoined(db, userId, now)
  const papers = joined.flatMap(({ tasks }) => tasks).filter(({ state }) => state !== 'finished')
  const works = joined.flatMap((group) => group.works).filter(({ doneAt }) => doneAt === null)
  return [...papers, ...works].map(({ id, title, due }) => ({ id, summary: `Здати: ${title}`, due: new Date(due) }))
}
