import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openHarness } from './setup/harness.ts'

const at = new Date('2026-11-20T09:00:00.000Z')
const api = await openHarness({ siteUrl: 'https://skladu.test' })
afterAll(() => api.close())
beforeEach(() => void (api.clock.now = at))

const change = async (token: string, isOn: boolean) =>
  (await api.call('POST /v3/user/calendar', { token, body: { isOn } })).body.data.reminders as { calendar: string | null; isOn: boolean }
const choose = (token: string, body: object) => api.call('POST /v3/user/reminders', { token, body })
const read = async (path: string | null) => {
  const answer = await api.fetch(path ?? '')
  return { status: answer.status, headers: answer.headers, lines: (await answer.text()).replaceAll('\r\n ', '').split('\r\n') }
}
/** The entries of a calendar, each by its fields. */
function eventsIn(lines: readonly string[]) {
  const text = lines.join('\n')
  return text
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) => ({
      id: /UID:(.+)/.exec(event)?.[1],
      start: /DTSTART(.+)/.exec(event)?.[1],
      rings: event.includes('BEGIN:VALARM'),
    }))
}

describe('the calendar of the plan', () => {
  it('is there for whoever knows its secret: the days of the plan and the exam, on the wall clock of the pupil', async () => {
    const token = await api.guest()
    const { calendar, isOn } = await change(token, true)
    expect([isOn, calendar]).toEqual([false, expect.stringMatching(/^\/calendar\/[\w-]{43}\.ics$/)])
    const { status, headers, lines } = await read(calendar)
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, no-store',
    ])
    expect(lines[0]).toBe('BEGIN:VCALENDAR')
    const events = eventsIn(lines)
    expect(events[0]).toEqual({ id: 'plan-2026-11-20@skladu', start: ':20261120T170000', rings: false })
    expect(events.at(-1)).toEqual({ id: 'exam@skladu', start: expect.stringMatching(/^;VALUE=DATE:2027\d{4}$/) as string, rings: false })
    expect(lines.join('')).not.toContain(token)
  })

  it('has the plan as it is now, not as it was', async () => {
    const token = await api.guest()
    const { calendar } = await change(token, true)
    const fact = { id: randomUUID(), at: at.toISOString(), kind: 'preferences.set', change: { daysOff: [4, 5], examDate: '2027-05-20' } }
    expect((await api.call('POST /v3/user/facts', { token, body: { facts: [fact] } })).status).toBe(200)
    const events = eventsIn((await read(calendar)).lines)
    expect(events.map(({ id }) => id)).not.toContain('plan-2026-11-20@skladu')
    expect(events.at(-1)?.start).toBe(';VALUE=DATE:20270520')
  })

  it('ends with its address: a new one ends the former, and none is left where it was ended', async () => {
    const token = await api.guest()
    const first = (await change(token, true)).calendar
    const second = (await change(token, true)).calendar
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
    expect((await change(token, false)).calendar).toBeNull()
    for (const path of [second, `/calendar/${'x'.repeat(43)}.ics`, '/calendar/x.ics', '/calendar/%00.ics'])
      expect((await read(path)).status).toBe(404)
  })

  it('rings where it is the chosen way, and not on a day on which the pupil was told or has worked', async () => {
    const token = await api.guest()
    const { reminders } = (await choose(token, { isOn: true, way: 'calendar', hour: 18 })).body.data
    const rings = async () =>
      eventsIn((await read(reminders.calendar)).lines)
        .filter((event) => event.rings)
        .map(({ start }) => start)
    expect((await rings()).slice(0, 2)).toEqual([':20261120T180000', ':20261121T180000'])
    const fact = { id: randomUUID(), at: at.toISOString(), kind: 'article.read', article: 'training.first', block: 'p1' }
    await api.call('POST /v3/user/facts', { token, body: { facts: [fact] } })
    expect((await rings())[0]).toBe(':20261121T180000')
    await choose(token, { isOn: false })
    expect([await rings(), (await read(reminders.calendar)).status]).toEqual([[], 200])
    await choose(token, { isOn: true, way: 'calendar' })
    expect((await change(token, false)).isOn).toBe(false)
  })

  it('is read as often as calendars do, and no more', async () => {
    const { calendar } = await change(await api.guest(), true)
    const answers = []
    for (let count = 0; count < 61; count++) answers.push((await read(calendar)).status)
    expect([new Set(answers.slice(0, 60)), answers[60]]).toEqual([new Set([200]), 429])
  })
})
