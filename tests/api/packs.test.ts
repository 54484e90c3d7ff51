import { createDecipheriv, pbkdf2Sync, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import { kyivDay } from '#domain/day'
import { keysSchema, packAnswerSchema, type Pack, type Sealed } from '#contract/pack'
import { begunAnswerSchema } from '#contract/result'
import { answersAt, right } from './fixtures/answers.ts'
import { openHarness } from './setup/harness.ts'

const api = await openHarness({ isChaotic: true })
afterAll(() => api.close())

/** A pack that was given out an hour ago. */
async function packOf(token: string): Promise<Pack> {
  const { status, body } = await api.call('POST /v3/packs', { token, body: { subject: 'training' } })
  expect(status).toBe(201)
  api.clock.advance(3600)
  return v.parse(packAnswerSchema, body).data.pack
}

/** Opens the seal as any program that has the pack can: the seal hinders, it does not prevent. */
function open({ secret, salt, rounds, iv, text }: Sealed): unknown {
  const [bytes, sealed] = [(base64: string) => Buffer.from(base64, 'base64'), Buffer.from(text, 'base64')]
  const key = pbkdf2Sync(bytes(secret), bytes(salt), rounds, 32, 'sha256')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes(iv)).setAuthTag(sealed.subarray(-16))
  return JSON.parse(Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString('utf8'))
}

const bring = (token: string, begun: object) => api.call('POST /v3/surveys/begun', { token, body: begun })
const answered = (body: unknown) => v.parse(begunAnswerSchema, body).data

/** A whole paper from the pack, begun an hour ago and handed in half an hour later, all of it right. */
function paperFrom(pack: Pack, change: object = {}) {
  const start = new Date(api.clock.now.getTime() - 3_600_000)
  const asked = new Set(pack.paper?.questions.map(({ id }) => id))
  const answers = Object.fromEntries(Object.entries(right('one')).filter(([id]) => asked.has(id)))
  const handedIn = new Date(start.getTime() + 1_800_000).toISOString()
  const about = { id: `nmt-${randomUUID()}`, pack: pack.id, mode: 'nmt', tasks: [], createdAt: start.toISOString(), finishedAt: handedIn }
  return { ...about, events: answersAt(start, answers), ...change }
}

describe('a pack', () => {
  it('holds practice with its keys, a whole paper with sealed ones, and names what belongs to it', async () => {
    const pack = await packOf(await api.guest())
    const ids = pack.practice?.questions.map(({ id }) => id) ?? []
    expect([ids.length > 0, Object.keys(pack.practice?.keys ?? {}).toSorted()]).toEqual([true, ids.toSorted()])
    expect(pack.paper?.questions.length).toBeGreaterThan(0)
    expect(JSON.stringify(pack.paper)).not.toContain('"correct"')
    expect(Object.keys(v.parse(keysSchema, pack.paper && open(pack.paper.sealed)))).toEqual(pack.paper?.questions.map(({ id }) => id))
    expect(pack.pages).toEqual(
      expect.arrayContaining([
        'v3/subjects/training',
        'v3/subjects/training/reference',
        'v3/subjects/training/theory',
        'v3/flashcards/decks',
      ]),
    )
    for (const page of pack.pages) expect([page, (await api.call(`GET /${page}`)).status]).toEqual([page, 200])
  })

  it('holds for everybody the same paper of the list under the same seal, which is made once for a state of the content', async () => {
    const [first, second] = [await packOf(await api.guest()), await packOf(await api.guest())]
    expect(first.id).not.toBe(second.id)
    expect([second.paper, second.pages]).toEqual([first.paper, first.pages])
  })

  it('is for a subject that there is, and for somebody who is here', async () => {
    const unknown = await api.call('POST /v3/packs', { token: await api.guest(), body: { subject: 'nothing' } })
    const nobody = await api.call('POST /v3/packs', { body: { subject: 'training' } })
    expect([unknown.status, nobody.status]).toEqual([404, 401])
  })
})

describe('a survey begun offline', () => {
  it('is taken as it was sat: its time, its marks, its result, once however often it comes', async () => {
    const token = await api.guest()
    const begun = paperFrom(await packOf(token))
    const first = await bring(token, begun)
    const { result } = answered(first.body)
    expect([
      result?.raw,
      result?.isBegunOffline,
      result?.startedAt,
      result?.finishedAt,
      result?.isTimedOut,
      result?.durationSeconds,
    ]).toEqual([result?.max, true, begun.createdAt, begun.finishedAt, false, 1800])
    expect(result?.verdicts).toHaveLength(1)
    const again = await Promise.all([bring(token, begun), bring(token, begun)])
    expect(again.map(({ body }) => answered(body).result)).toEqual([result, result])
    const { body } = await api.call('GET /v3/surveys', { token })
    expect(body.data.surveys.map(({ id, raw, isBegunOffline }: Record<string, unknown>) => [id, raw, isBegunOffline])).toEqual([
      [begun.id, result?.raw, true],
    ])
  })

  it('may come while it goes on, and is then like any other', async () => {
    const token = await api.guest()
    const pack = await packOf(token)
    const [one, two] = pack.practice?.questions.map(({ id }) => id) ?? []
    const begun = { ...paperFrom(pack), id: `quick-${randomUUID()}`, mode: 'quick', tasks: [two, one], finishedAt: null, events: [] }
    expect(answered((await bring(token, begun)).body).result).toBeNull()
    const { body } = await api.call(`GET /v3/surveys/${begun.id}`, { token })
    expect([body.data.survey.questions.map(({ id }: { id: string }) => id), body.data.survey.policy.feedback]).toEqual([
      [two, one],
      'afterEach',
    ])
    expect((await api.call(`POST /v3/surveys/${begun.id}/finish`, { token, key: randomUUID(), body: {} })).status).toBe(200)
  })

  it('counts by the clock: what came after the time earns nothing, and a hand-in is never ahead of the server', async () => {
    const token = await api.guest()
    const pack = await packOf(token)
    const begun = paperFrom(pack)
    const late = {
      ...begun,
      events: begun.events.map((event) => ({ ...event, at: begun.createdAt })),
      finishedAt: '2099-01-01T00:00:00.000Z',
    }
    const start = new Date(Date.parse(begun.createdAt) - (pack.paper?.seconds ?? 0) * 1000)
    const { result } = answered((await bring(token, { ...late, createdAt: start.toISOString() })).body)
    expect(Date.parse(result?.finishedAt ?? '')).toBeLessThanOrEqual(api.clock.now.getTime())
  })

  it('is refused where it does not fit what was given out, or belongs to somebody else', async () => {
    const [token, other] = [await api.guest(), await api.guest()]
    const pack = await packOf(token)
    const begun = paperFrom(pack)
    const practice = { mode: 'quick', id: `quick-${randomUUID()}` }
    const statuses = []
    for (const [whose, change] of [
      [other, {}],
      [token, { pack: randomUUID() }],
      [token, { ...practice, tasks: ['no-such-task'], events: [] }],
      [token, { ...practice, tasks: [], events: [] }],
      [token, { id: `quick-${randomUUID()}` }],
      [token, { mode: 'mistakes' }],
      [token, { events: answersAt(api.clock.now, { 'no-such-task': 'a' }) }],
    ] as const)
      statuses.push((await bring(whose, { ...begun, ...change })).status)
    expect(statuses).toEqual([404, 404, 422, 422, 422, 422, 422])
    expect((await bring(token, begun)).status).toBe(200)
    expect((await bring(other, { ...begun, pack: (await packOf(other)).id })).status).toBe(404)
    const more = { ...begun, events: [...begun.events, ...answersAt(api.clock.now, { 'one-single': 'a' })] }
    expect((await bring(token, more)).status).toBe(409)
  })

  it('goes along with the pack when a guest makes an account', async () => {
    const guest = await api.guest()
    const pack = await packOf(guest)
    const { token } = await api.account({ anonymous_token: guest })
    expect((await bring(token, paperFrom(pack))).status).toBe(200)
  })
})

describe('the dates that a device claims', () => {
  const daysOf = async (token: string) =>
    (await api.call('GET /v3/user/v2-statistic', { token })).body.data.statistic.by_day.map(({ day }: { day: string }) => day)
  const backBy = (days: number) => (at: string) => new Date(Date.parse(at) - days * 86_400_000).toISOString()
  const dated = (pack: Pack, days: number) => {
    const [paper, back] = [paperFrom(pack), backBy(days)]
    const events = paper.events.map((event) => ({ ...event, at: back(event.at) }))
    return { ...paper, createdAt: back(paper.createdAt), finishedAt: back(paper.finishedAt), events }
  }

  it('make no past days of a pack of today: sixty perfect exams are one day', async () => {
    const token = await api.guest()
    const pack = await packOf(token)
    for (let days = 60; days > 0; days -= 1) expect((await bring(token, dated(pack, days))).status).toBe(200)
    expect(await daysOf(token)).toEqual([kyivDay(api.clock.now)])
  })

  it('make no row of days of one paper that was sat again and again: the first keeps its day, the others have that on which they came', async () => {
    const token = await api.guest()
    const pack = await packOf(token)
    const last = kyivDay(api.clock.advance(59 * 86_400))
    for (const days of [59, 40, 30, 20, 10, 1]) expect((await bring(token, dated(pack, days - 1))).status).toBe(200)
    expect(new Set(await daysOf(token)).size).toBeLessThanOrEqual(2)
    expect((await daysOf(token)).at(-1)).toBe(last)
  })

  it('are not ahead of the server: a hand-in of tomorrow is one of now', async () => {
    const token = await api.guest()
    const pack = await packOf(token)
    const { result, clock } = answered((await bring(token, dated(pack, -1))).body)
    expect([result?.finishedAt, clock.startedAt]).toEqual([api.clock.now.toISOString(), api.clock.now.toISOString()])
  })
})
