import { createHmac, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { remind } from '../../server/run/schedule/remind.ts'
import { reminders, users } from '../../server/store/schema.ts'
import { answersAt } from './fixtures/answers.ts'
import { openHarness, type Harness } from './setup/harness.ts'
import { unwrapped } from './setup/letter.ts'

const siteUrl = 'https://skladu.test'
/** 17:00 in Kyiv on this day of winter time. */
const at17 = new Date('2026-11-20T15:00:00.000Z')
const day = 24 * 60 * 60
let api: Harness
let before = 0
beforeAll(async () => {
  api = await openHarness({ siteUrl })
})
beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await api.store.db.delete(reminders)
  api.clock.now = at17
  before = (await api.letters()).length
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => api.close())

/** Those of this test. */
const letters = async () => (await api.letters()).slice(before)

const choose = (token: string, body: object) => api.call('POST /v3/user/reminders', { token, body })
const read = async (token: string) => (await api.call('GET /v3/user/reminders', { token })).body.data.reminders
const follow = (token: string) => api.call('POST /v3/reminders', { body: { token } })
const linkIn = (letter: string, deed: 'off' | 'on') => new RegExp(`link=(${deed}\\.[\\w.-]+)`).exec(unwrapped(letter))?.[1] ?? ''
/** An account with reminders at 17:00; `isProven` where the address is known to be its owner’s. */
async function pupil({ isProven = true, hour = 17 } = {}) {
  const { token, email } = await api.account()
  if (isProven) await api.store.db.update(users).set({ emailVerifiedAt: api.clock.now }).where(eq(users.email, email))
  await choose(token, { isOn: true, hour })
  return { token, email }
}

describe('the choice', () => {
  it('is off until an account makes it, and keeps its hour', async () => {
    const { token } = await api.account()
    const untouched = {
      isAvailable: true,
      way: 'letter',
      zone: 'Europe/Kyiv',
      isWaiting: false,
      push: { key: null, devices: 0 },
      calendar: null,
    }
    expect(await read(token)).toEqual({ ...untouched, isOn: false, hour: 17 })
    const { status, body } = await choose(token, { isOn: true, hour: 8 })
    expect([status, body]).toEqual([200, { data: { reminders: { ...untouched, isOn: true, hour: 8 } } }])
    await choose(token, { isOn: false })
    expect(await read(token)).toMatchObject({ isOn: false, hour: 8 })
    await choose(token, { isOn: true })
    expect(await read(token)).toMatchObject({ isOn: true, hour: 8 })
    expect((await api.call('GET /v3/user/export', { token })).body.data.export.reminders).toEqual({
      is_on: true,
      way: 'letter',
      hour: 8,
      zone: 'Europe/Kyiv',
      is_waiting: false,
      devices: 0,
      has_calendar: false,
    })
  })

  it('of letters is not for guests, nor of any way for hours of the night', async () => {
    const guest = await choose(await api.guest(), { isOn: true, hour: 8 })
    expect([guest.status, guest.body]).toEqual([403, { errorMessage: 'Спершу увійди або зареєструйся' }])
    const { token } = await api.account()
    for (const hour of [-1, 6, 23, 24, 7.5, '8']) expect((await choose(token, { isOn: true, hour })).status).toBe(422)
    expect((await read(token)).isOn).toBe(false)
  })

  it('cannot be made where no letter can be sent', async () => {
    const mute = await openHarness({ siteUrl, world: { post: null } })
    const { token } = await mute.account()
    const { status, body } = await mute.call('POST /v3/user/reminders', { token, body: { isOn: true, hour: 8 } })
    expect([status, body]).toEqual([501, { errorMessage: 'Листи тут не налаштовано, тому нагадувань ними немає' }])
    expect((await mute.call('GET /v3/user/reminders', { token })).body.data.reminders.isAvailable).toBe(false)
    expect(await remind(mute.deps)).toBe(0)
    await mute.close()
  })
})

describe('a reminder', () => {
  it('comes at the hour of Kyiv that was chosen, with the first step of the plan and a way out', async () => {
    const { email } = await pupil()
    await pupil({ hour: 18 })
    expect(await remind(api.deps)).toBe(1)
    const [letter = '', ...others] = await letters()
    expect([others, letter.includes(`\r\nTo: ${email}\r\n`)]).toEqual([[], true])
    const off = linkIn(letter, 'off')
    expect(unwrapped(letter).split('\r\n\r\n').slice(1).join('\n\n').replaceAll('\r', '')).toBe(
      [
        'На сьогодні: Діагностика: Тренування.\n15 хвилин. Побачиш, з чого почати.',
        'Почати: https://skladu.test/dashboard',
        `Більше не надсилати: https://skladu.test/reminders?link=${off}\n`,
      ].join('\n\n'),
    )
    const head = letter.replaceAll('\r\n ', ' ')
    expect(head).toContain(`List-Unsubscribe: <https://skladu.test/reminders?link=${off}>\r\n`)
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
  })

  it('follows Kyiv through the change of the clock', async () => {
    await pupil()
    api.clock.now = new Date('2027-06-01T13:55:00.000Z')
    expect(await remind(api.deps)).toBe(0)
    api.clock.now = new Date('2027-06-02T14:00:00.000Z')
    expect(await remind(api.deps)).toBe(1)
  })

  it('comes once a day, however many processes ask and however often it is switched', async () => {
    const { token } = await pupil()
    const sent = await Promise.all(Array.from({ length: 4 }, () => remind(api.deps)))
    expect(sent.toSorted()).toEqual([0, 0, 0, 1])
    await choose(token, { isOn: false })
    await choose(token, { isOn: true, hour: 17 })
    api.clock.advance(600)
    expect(await remind(api.deps)).toBe(0)
    api.clock.now = new Date(at17.getTime() + day * 1000)
    expect(await remind(api.deps)).toBe(1)
    expect(await letters()).toHaveLength(2)
  })

  it('is not sent on a day off', async () => {
    const { token } = await pupil()
    const change = { daysOff: [4] }
    const fact = { id: randomUUID(), at: at17.toISOString(), kind: 'preferences.set', change }
    await api.call('POST /v3/user/facts', { token, body: { facts: [fact] } })
    expect(await remind(api.deps)).toBe(0)
    api.clock.advance(day)
    expect(await remind(api.deps)).toBe(1)
  })

  it('that did not get out is not tried again that day, and holds up no other', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const sent: string[] = []
    const post = {
      send: (to: string) => (to.startsWith('broken') ? Promise.reject(new Error('refused')) : Promise.resolve(void sent.push(to))),
    }
    const deps = { ...api.deps, integrations: { ...api.deps.integrations, post } }
    const { token } = await api.account({ email: 'broken@example.com' })
    await choose(token, { isOn: true, hour: 17 })
    const { email } = await pupil()
    expect([await remind(deps), await remind(deps), sent]).toEqual([1, 0, [email]])
    expect(console.error).toHaveBeenCalledTimes(1)
    expect(console.error).not.toHaveBeenCalledWith(expect.stringContaining('@'))
  })
})

describe('the hour', () => {
  it('that a process or a mail server has missed is made up for in the next, and not later', async () => {
    await pupil()
    api.clock.advance(3600)
    expect(await remind(api.deps)).toBe(1)
    await pupil()
    api.clock.advance(3 * 3600)
    expect(await remind(api.deps)).toBe(0)
  })

  it('that is over when it is chosen begins tomorrow', async () => {
    const { token } = await api.account()
    api.clock.advance(1800 + 3600)
    await choose(token, { isOn: true, hour: 17 })
    expect(await remind(api.deps)).toBe(0)
    api.clock.now = new Date(at17.getTime() + day * 1000)
    expect(await remind(api.deps)).toBe(1)
  })

  it('of a zone that this machine does not know is that of Kyiv, and holds up nobody', async () => {
    await pupil()
    await pupil()
    const [first] = await api.store.db.select().from(reminders)
    await api.store.db
      .update(reminders)
      .set({ zone: 'Europe/Gone' })
      .where(eq(reminders.userId, first?.userId ?? ''))
    expect(await remind(api.deps)).toBe(2)
  })
})

it('a letter that a process has sent, and did not live to note, comes once more by the same name', async () => {
  const { email } = await pupil()
  await remind(api.deps)
  await api.store.db.update(reminders).set({ lastDay: null, decidedDay: null })
  await remind(api.deps)
  const ids = (await letters())
    .filter((letter) => letter.includes(email))
    .map((letter) => /Message-ID: (<[\w-]{22}@example\.com>)/i.exec(letter)?.[1])
  expect([ids.length, ids[0], new Set(ids).size]).toEqual([2, expect.any(String), 1])
})

describe('a day on which the pupil has worked brings no letter', () => {
  const fact = (kind: string, more: object) => ({ id: randomUUID(), at: at17.toISOString(), kind, ...more })
  it.each<[string, (token: string) => Promise<unknown>]>([
    [
      'answers in a paper that still runs',
      async (token) => {
        const { id } = await api.survey(token, { paper: 'one' })
        return api.call(`POST /v3/surveys/${id}/events`, { token, body: { events: answersAt(api.clock.now, { 'one-plain': 'a' }) } })
      },
    ],
    [
      'a look at an article',
      (token) =>
        api.call('POST /v3/user/facts', { token, body: { facts: [fact('article.read', { article: 'training.first', block: 'p1' })] } }),
    ],
    [
      'a look at a card',
      (token) =>
        api.call('POST /v3/reviews', { token, body: { facts: [fact('card.graded', { seq: 1, card: 'row.a', grade: 3, ms: 3000 })] } }),
    ],
    [
      'a step of a lesson',
      (token) =>
        api.call('POST /v3/user/facts', {
          token,
          body: { facts: [fact('lesson.step', { course: 'training-course', lesson: 'first', step: 'theory' })] },
        }),
    ],
  ])('%s', async (_, work) => {
    const { token } = await pupil()
    const done = (await work(token)) as { status: number }
    expect(done.status).toBe(200)
    expect(await remind(api.deps)).toBe(0)
    api.clock.advance(day)
    expect(await remind(api.deps)).toBe(1)
  })

  it('but the choice of a deck is no work', async () => {
    const { token } = await pupil()
    const facts = [fact('deck.set', { seq: 1, deck: 'history.dates', settings: { isOn: true } })]
    expect((await api.call('POST /v3/reviews', { token, body: { facts } })).status).toBe(200)
    expect(await remind(api.deps)).toBe(1)
  })
})

describe('an address that nobody has shown to be the pupil’s own', () => {
  it('gets one letter, which asks, and no other until its link is pressed', async () => {
    const { token, email } = await pupil({ isProven: false })
    expect(await remind(api.deps)).toBe(1)
    const [letter = ''] = await letters()
    expect(unwrapped(letter)).toContain('без твого натискання більше не напишемо')
    expect((await read(token)).isWaiting).toBe(true)
    api.clock.advance(day)
    expect(await remind(api.deps)).toBe(0)
    expect((await follow(linkIn(letter, 'on'))).body).toEqual({ data: { isOn: true } })
    expect(await read(token)).toMatchObject({ isOn: true, isWaiting: false })
    expect(await remind(api.deps)).toBe(1)
    expect(linkIn((await letters())[1] ?? '', 'on')).toBe('')
    const [user] = await api.store.db.select({ at: users.emailVerifiedAt }).from(users).where(eq(users.email, email))
    expect(user?.at).toBeNull()
  })
})

describe('the sign-off', () => {
  it('needs no session, may be pressed twice, and holds until the pupil says otherwise', async () => {
    const { token } = await pupil()
    await remind(api.deps)
    const off = linkIn((await letters())[0] ?? '', 'off')
    for (const _ of [1, 2]) {
      const { status, body } = await follow(off)
      expect([status, body]).toEqual([200, { data: { isOn: false } }])
    }
    api.clock.advance(day)
    expect([await remind(api.deps), (await read(token)).isOn]).toEqual([0, false])
    await choose(token, { isOn: true })
    expect(await remind(api.deps)).toBe(1)
  })

  it('has nothing of the pupil in its address, and works from letters of earlier versions, which had', async () => {
    const { token, email } = await pupil()
    await remind(api.deps)
    const [owner] = await api.store.db.select({ id: users.id }).from(users).where(eq(users.email, email))
    const [row] = await api.store.db.select().from(reminders)
    const id = owner?.id ?? ''
    const letter = unwrapped((await letters())[0] ?? '')
    expect([linkIn(letter, 'off').length, letter.includes(id), letter.includes(id.replaceAll('-', ''))]).toEqual([70, false, false])
    const signature = createHmac('sha256', row?.key ?? '')
      .update(['reminders', 'off', id].join('\n'))
      .digest('base64url')
    expect((await follow(`off.${id.replaceAll('-', '')}.${signature}`)).body).toEqual({ data: { isOn: false } })
    expect((await read(token)).isOn).toBe(false)
  })

  it('works by the button of a mail program, which only ever ends letters', async () => {
    const { token } = await pupil({ isProven: false })
    await remind(api.deps)
    const letter = (await letters())[0] ?? ''
    const press = (link: string) =>
      api.fetch(`/reminders?link=${link}`, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
    expect((await press(linkIn(letter, 'on'))).status).toBe(204)
    expect((await read(token)).isWaiting).toBe(true)
    for (const _ of [1, 2]) expect((await press(linkIn(letter, 'off'))).status).toBe(204)
    expect((await read(token)).isOn).toBe(false)
  })

  it('of somebody else cannot be made up', async () => {
    const { token } = await pupil()
    const other = await pupil()
    await remind(api.deps)
    const [mine = '', theirs = ''] = (await letters()).map((letter) => linkIn(letter, 'off'))
    const [, whose = ''] = theirs.split('.')
    const [deed = '', , signature = ''] = mine.split('.')
    for (const forged of [
      `${deed}.${whose}.${signature}`,
      mine.replace('off.', 'on.'),
      `${mine}x`,
      'off',
      '',
      `off.${'0'.repeat(32)}.${signature}`,
      `off.${'0'.repeat(22)}.${signature}`,
    ]) {
      const { status, body } = await follow(forged)
      expect([status, body]).toEqual([404, { errorMessage: 'Це посилання не діє: нагадувань за ним немає' }])
    }
    expect([(await read(token)).isOn, (await read(other.token)).isOn]).toEqual([true, true])
  })
})
