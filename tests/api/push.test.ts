import { randomUUID } from 'node:crypto'
import { isNotNull } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { remind } from '../../server/run/schedule/remind.ts'
import { pushDevices, reminders, sessions } from '../../server/store/schema.ts'
import { flashcardsOf } from '#domain/card-text'
import type { OwnCard } from '#domain/own-card'
import { wallMoment } from '#domain/scheduling/study-day'
import { openHarness, type Harness } from './setup/harness.ts'
import { openPushService, type StandInService } from './setup/push-service.ts'

/** 17:00 in Kyiv on this day of winter time. */
const at17 = new Date('2026-11-20T15:00:00.000Z')
const daySeconds = 24 * 60 * 60
let service: StandInService
let api: Harness
beforeAll(async () => {
  service = await openPushService()
  api = await openHarness({ siteUrl: 'https://skladu.test', world: { push: service.sender } })
})
beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await api.store.db.delete(pushDevices)
  await api.store.db.delete(reminders)
  api.clock.now = at17
  service.arrivals.length = 0
  service.asked.length = 0
  service.behave({ status: 201 })
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await api.close()
  await service.close()
})

const choose = (token: string, body: object) => api.call('POST /v3/user/reminders', { token, body })
const read = async (token: string) => (await api.call('GET /v3/user/reminders', { token })).body.data.reminders
/** A guest whose device wants messages. */
async function pupil({ hour = 17, zone = 'Europe/Kyiv' } = {}) {
  const token = await api.guest()
  const device = service.device()
  const { name: _name, ...told } = device
  expect((await choose(token, { isOn: true, way: 'push', hour, zone, device: told })).status).toBe(200)
  return { token, device }
}
const graded = (at: string, card: string) => ({ id: randomUUID(), at, seq: 1, kind: 'card.graded', card, grade: 4, ms: 3000 })
const arrived = () => service.arrivals.map(({ device }) => device)

describe('a guest', () => {
  it('is told once a day what is due, in words that the device alone can read', async () => {
    const { device } = await pupil()
    expect(await remind(api.deps)).toBe(1)
    const [arrival] = service.arrivals
    expect(arrival?.message).toEqual({
      title: 'На сьогодні: Діагностика: Тренування',
      text: '15 хвилин. Побачиш, з чого почати.',
      cards: 0,
      day: '2026-11-20',
      off: expect.stringMatching(/^off\.[\w-]{22}\.[\w-]{43}$/) as string,
    })
    expect(arrived()).toEqual([device.name])
    expect(arrival?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal', topic: 'today' })
    expect(arrival?.headers.authorization).toMatch(/^vapid t=[\w.-]+, k=[\w-]{87}$/)
    expect([await remind(api.deps), service.arrivals.length]).toEqual([0, 1])
    api.clock.advance(daySeconds)
    expect([await remind(api.deps), service.arrivals.length]).toEqual([1, 2])
  })

  it('hears of the cards that are due, with the minutes that they take', async () => {
    const { token } = await pupil()
    const cards = ['Перша', 'Друга'].map((front): OwnCard => ({ id: randomUUID(), deck: 'own', kind: 'basic', front, back: 'так' }))
    const writes = cards.map((card) => ({ id: randomUUID(), at: '2026-11-01T15:00:00.000Z', kind: 'card.written', card }))
    expect((await api.call('POST /v3/flashcards/own', { token, body: { writes } })).status).toBe(200)
    const facts = cards.flatMap(flashcardsOf).map(({ id }) => graded('2026-11-02T15:00:00.000Z', id))
    expect((await api.call('POST /v3/reviews', { token, body: { facts } })).body.data.accepted).toBe(facts.length)
    expect(await remind(api.deps)).toBe(1)
    expect(service.arrivals[0]?.message).toMatchObject({
      title: 'На сьогодні: 2 картки, 1 хвилина',
      text: 'Потім за планом: Діагностика: Тренування, 15 хвилин.',
      cards: 2,
    })
  })

  it('is left alone on an easy day of the cards and on a day off of the plan', async () => {
    const easy = await pupil()
    const set = { id: randomUUID(), at: at17.toISOString(), seq: 1, kind: 'study.set', settings: { easyDays: [5] } }
    expect((await api.call('POST /v3/reviews', { token: easy.token, body: { facts: [set] } })).body.data.accepted).toBe(1)
    const off = await pupil()
    const fact = { id: randomUUID(), at: at17.toISOString(), kind: 'preferences.set', change: { daysOff: [4] } }
    await api.call('POST /v3/user/facts', { token: off.token, body: { facts: [fact] } })
    expect(await remind(api.deps)).toBe(0)
    api.clock.advance(daySeconds)
    expect(await remind(api.deps)).toBe(2)
  })

  it('who has worked today is not told', async () => {
    const { token } = await pupil()
    const fact = { id: randomUUID(), at: at17.toISOString(), kind: 'article.read', article: 'training.first', block: 'p1' }
    await api.call('POST /v3/user/facts', { token, body: { facts: [fact] } })
    expect(await remind(api.deps)).toBe(0)
  })

  it('ends it by one tap, which needs no session and drops the device', async () => {
    const { token } = await pupil()
    await remind(api.deps)
    const { off } = service.arrivals[0]?.message ?? { off: '' }
    expect((await api.call('POST /v3/reminders', { body: { token: off } })).body).toEqual({ data: { isOn: false } })
    expect(await read(token)).toMatchObject({ isOn: false, push: { devices: 0 } })
    api.clock.advance(daySeconds)
    expect(await remind(api.deps)).toBe(0)
  })

  it('cannot have letters, nor name an address that is no push service', async () => {
    const token = await api.guest()
    expect((await choose(token, { isOn: true, way: 'letter', hour: 8 })).status).toBe(403)
    for (const endpoint of [
      'http://127.0.0.1:1/x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://10.0.0.1/x',
      'https://fcm.googleapis.com:22/x',
    ]) {
      const { keys } = service.device()
      expect([endpoint, (await choose(token, { isOn: true, way: 'push', device: { endpoint, keys } })).status]).toEqual([endpoint, 422])
    }
    expect((await choose(token, { isOn: true, way: 'push' })).status).toBe(409)
    for (const zone of ['Europe/Nowhere', '', 'x'.repeat(70)])
      expect((await choose(token, { isOn: true, way: 'calendar', zone })).status).toBe(422)
    expect((await read(token)).isOn).toBe(false)
  })
})

describe('the hour', () => {
  it.each([
    ['Europe/Kyiv', '2027-03-28'],
    ['Europe/Kyiv', '2026-10-25'],
    ['America/New_York', '2027-03-14'],
    ['America/New_York', '2026-11-01'],
    ['Asia/Tokyo', '2026-11-28'],
  ])('is that of %s, and comes once on %s, also where clocks change', async (zone, day) => {
    await pupil({ hour: 8, zone })
    const start = wallMoment(day, 0, zone)
    const told: number[] = []
    for (let step = 0; step < 24 * 12; step++) {
      api.clock.now = new Date(start + step * 5 * 60_000)
      if ((await remind(api.deps)) > 0) told.push(api.clock.now.getTime())
    }
    expect(told).toEqual([wallMoment(day, 8, zone)])
  })

  it('is never of the night, whatever a device asks for, and a message does not wait into it', async () => {
    const token = await api.guest()
    for (const hour of [0, 3, 6, 23]) expect((await choose(token, { isOn: true, way: 'calendar', hour })).status).toBe(422)
    await pupil({ hour: 22 })
    api.clock.now = new Date('2026-11-20T20:40:00.000Z')
    expect(await remind(api.deps)).toBe(1)
    expect(service.arrivals[0]?.headers['ttl']).toBe('1200')
  })
})

describe('nobody is told twice', () => {
  it('on two devices, in two ways, or by four processes', async () => {
    const { token } = await pupil()
    const { name, ...second } = service.device()
    api.clock.advance(1)
    await choose(token, { isOn: true, way: 'push', device: second })
    expect((await read(token)).push.devices).toBe(2)
    const sent = await Promise.all(Array.from({ length: 4 }, () => remind(api.deps)))
    expect([sent.toSorted(), arrived()]).toEqual([[0, 0, 0, 1], [name]])
    await choose(token, { isOn: true, way: 'calendar' })
    await choose(token, { isOn: true, way: 'push', hour: 18, device: second })
    api.clock.advance(3600)
    expect(await remind(api.deps)).toBe(0)
  })

  it('when the guest becomes an account; the devices go along', async () => {
    const { token, device } = await pupil()
    await remind(api.deps)
    const form = { name: 'Оля', email: `${randomUUID()}@example.com`, password: 'довгий пароль 1' }
    const account = (await api.call('POST /v3/register', { body: form, token })).body.data.token as string
    expect(await read(account)).toMatchObject({ isOn: true, way: 'push', push: { devices: 1 } })
    api.clock.advance(60)
    expect(await remind(api.deps)).toBe(0)
    api.clock.now = new Date(at17.getTime() + daySeconds * 1000)
    expect([await remind(api.deps), arrived()]).toEqual([1, [device.name, device.name]])
  })
})

describe('a push service', () => {
  it.each([404, 410])('that answers %i has its device dropped, and the one before is told', async (status) => {
    const { token, device } = await pupil()
    const { name, ...second } = service.device()
    api.clock.advance(1)
    await choose(token, { isOn: true, way: 'push', device: second })
    service.behave({ status }, { name, ...second })
    expect([await remind(api.deps), arrived()]).toEqual([1, [device.name]])
    expect((await read(token)).push.devices).toBe(1)
    service.behave({ status }, device)
    api.clock.advance(daySeconds)
    expect(await remind(api.deps)).toBe(0)
    expect(await read(token)).toMatchObject({ isOn: true, push: { devices: 0 } })
  })

  it.each([429, 503])('that answers %i is asked again when it says, while the hour lasts', async (status) => {
    await pupil()
    service.behave({ status, retryAfter: '600' })
    expect(await remind(api.deps)).toBe(0)
    service.behave({ status: 201 })
    api.clock.advance(300)
    expect([await remind(api.deps), service.asked.length]).toEqual([0, 1])
    api.clock.advance(301)
    expect([await remind(api.deps), await remind(api.deps), service.asked.length]).toEqual([1, 0, 2])
  })

  it('that does not answer is not asked twice, and holds up nobody else', async () => {
    const silent = await pupil()
    service.behave('never', silent.device)
    const { device } = await pupil()
    const begun = Date.now()
    expect([await remind(api.deps), arrived()]).toEqual([1, [device.name]])
    expect(Date.now() - begun).toBeLessThan(5000)
    expect([await remind(api.deps), service.asked.filter((name) => name === silent.device.name).length]).toEqual([0, 1])
  })

  it('that will not have a message is reported without a word about the pupil', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const { device } = await pupil()
    service.behave({ status: 403 }, device)
    expect(await remind(api.deps)).toBe(0)
    expect(said.mock.calls).toEqual([['Служба сповіщень відмовила: 403']])
  })

  it('is told nothing of a device whose session has ended', async () => {
    const { token } = await api.account()
    const { name: _name, ...device } = service.device()
    await choose(token, { isOn: true, way: 'push', device })
    expect(await api.store.db.$count(sessions)).toBeGreaterThan(0)
    await api.call('POST /v3/user/logout', { token })
    expect([await remind(api.deps), await api.store.db.$count(pushDevices)]).toEqual([0, 0])
  })
})

it('a process that dies leaves the pupils it had taken to the next, once its lease is over, also when its hour is', async () => {
  const { token } = await pupil()
  const { device } = await pupil()
  api.clock.advance(59 * 60)
  const dead: Harness['deps'] = {
    ...api.deps,
    integrations: { ...api.deps.integrations, push: { ...service.sender, send: () => new Promise(() => undefined) } },
  }
  void remind(dead)
  const held = () => api.store.db.$count(reminders, isNotNull(reminders.heldUntil))
  await expect.poll(held).toBe(2)
  expect(await remind(api.deps)).toBe(0)
  api.clock.advance(181)
  expect([await remind(api.deps), arrived().length, arrived().includes(device.name), (await read(token)).isOn]).toEqual([2, 2, true, true])
})

describe('reminders of a guest that another device takes over', () => {
  const takeOver = async (giver: string, former: string) => {
    const { code } = (await api.call('POST /v3/auth/handover', { token: giver })).body.data
    return (await api.call('POST /v3/auth/handover/take', { body: { code, anonymous_token: former, joins: true } })).body.data
      .token as string
  }
  const giveBack = async (former: string, token: string) => {
    const { status, body } = await api.call('POST /v3/auth/handover/back', { body: { anonymous_token: former }, token })
    expect([status, body]).toEqual([200, { success: true, data: { token: expect.any(String) as string } }])
    return body.data.token as string
  }

  it('go along with the device and its links, and come back with the undo; nobody is told twice on that day', async () => {
    const giver = await api.guest()
    const { token, device } = await pupil()
    await api.survey(token)
    const feed = (await api.call('POST /v3/user/calendar', { token, body: { isOn: true } })).body.data.reminders.calendar as string
    const joined = await takeOver(giver, token)
    expect(await read(joined)).toMatchObject({ isOn: true, way: 'push', calendar: feed, push: { devices: 1 } })
    expect([await remind(api.deps), arrived()]).toEqual([1, [device.name]])
    const back = await giveBack(token, joined)
    expect(await read(back)).toMatchObject({ isOn: true, way: 'push', calendar: feed, push: { devices: 1 } })
    expect(await read(giver)).toMatchObject({ isOn: false, calendar: null, push: { devices: 0 } })
    expect(await remind(api.deps)).toBe(0)
    api.clock.advance(daySeconds)
    expect([await remind(api.deps), arrived()]).toEqual([1, [device.name, device.name]])
    const off = service.arrivals[0]?.message.off
    expect((await api.call('POST /v3/reminders', { body: { token: off } })).body).toEqual({ data: { isOn: false } })
    expect([(await read(back)).isOn, await remind(api.deps)]).toEqual([false, 0])
  })

  it('leave what the other has chosen since, and go with whoever is deleted', async () => {
    const { token: giver, device: own } = await pupil({ hour: 9 })
    const { token } = await pupil()
    await api.survey(token)
    const joined = await takeOver(giver, token)
    expect(await read(joined)).toMatchObject({ isOn: true, hour: 9, push: { devices: 2 } })
    const back = await giveBack(token, joined)
    expect([await read(giver), await read(back)]).toMatchObject([
      { isOn: true, hour: 9, push: { devices: 1 } },
      { isOn: true, hour: 17, push: { devices: 1 } },
    ])
    expect((await api.call('GET /v3/user/export', { token: back })).body.data.export.reminders).toMatchObject({ is_on: true, devices: 1 })
    await api.call('DELETE /v3/user', { token: back })
    expect((await api.store.db.select().from(pushDevices)).map(({ endpoint }) => endpoint)).toEqual([own.endpoint])
    expect(await api.store.db.$count(reminders)).toBe(1)
  })
})
