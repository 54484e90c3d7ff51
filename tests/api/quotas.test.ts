import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { quotas, recountUsage } from '../../server/people/auth/quota.ts'
import { onceAnswers, surveys, usage } from '../../server/store/schema.ts'
import { removeExpired } from '../../server/run/schedule/tidy.ts'
import { answersAt, right } from './fixtures/answers.ts'
import { visitor } from './fixtures/calls.ts'
import { openHarness } from './setup/harness.ts'

const api = await openHarness({ isChaotic: true })
afterAll(() => api.close())

const idOf = async (token: string): Promise<string> => (await api.call('GET /v3/user', { token })).body.data.user.id
const used = async (token: string) =>
  (
    await api.store.db
      .select()
      .from(usage)
      .where(eq(usage.userId, await idOf(token)))
  )[0]
const set = async (token: string, change: Partial<typeof usage.$inferInsert>) =>
  api.store.db
    .update(usage)
    .set(change)
    .where(eq(usage.userId, await idOf(token)))
const mark = (token: string) =>
  visitor(api, token).facts([
    { id: randomUUID(), at: api.clock.now.toISOString(), kind: 'task.save', question: 'one-plain', isSaved: true },
  ])

describe('a visitor', () => {
  it('who writes without a pause is held up, even in parallel, and goes on in the next minute', async () => {
    const token = await api.guest()
    await mark(token)
    await set(token, { writes: quotas.guest.writes - 5 })
    const replies = await Promise.all(Array.from({ length: 12 }, () => mark(token)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([...Array(5).fill(200), ...Array(7).fill(429)])
    expect((await api.call('GET /v3/user', { token })).status).toBe(200)
    api.clock.advance(60)
    expect((await mark(token)).status).toBe(200)
  })

  it('at the quota is told in words; reading, leaving and removing go on', async () => {
    const token = await api.guest()
    await mark(token)
    await set(token, { bytes: quotas.guest.bytes })
    const { status, body } = await mark(token)
    expect([status, body.errorMessage]).toEqual([
      429,
      'Місце для роботи без акаунта скінчилося. Зареєструйся, і все збережене лишиться з тобою',
    ])
    expect((await api.call('GET /v3/surveys', { token })).status).toBe(200)
    expect((await api.call('DELETE /v3/user', { token })).status).toBe(200)
  })

  it('who signs up has more place, and brings along what was written', async () => {
    const guest = await api.guest()
    await mark(guest)
    await set(guest, { bytes: quotas.guest.bytes })
    const { token } = await api.account({ anonymous_token: guest })
    expect((await mark(token)).status).toBe(200)
    expect((await used(token))?.bytes).toBeGreaterThan(quotas.guest.bytes)
  })

  it('has the count put right by what is stored', async () => {
    const token = await api.guest()
    const me = visitor(api, token)
    const survey = await me.begin({ mode: 'nmt' })
    await me.send(survey.id, answersAt(api.clock.now, right('one')))
    await api.store.db.update(usage).set({ bytes: 10 ** 12 })
    await recountUsage(api.store.db)
    const { bytes } = (await used(token)) ?? { bytes: 0 }
    expect([bytes > 1000, bytes < 200_000]).toEqual([true, true])
    expect((await mark(token)).status).toBe(200)
  })
})

it('answers that are kept for a repeated call are names, not the answers', async () => {
  const token = await api.guest()
  const me = visitor(api, token)
  const practice = await me.begin({ mode: 'custom', count: 3, feedback: 'afterEach', minutes: null, extraTime: 0 })
  expect((await me.more(practice.id, practice.questions[0]?.id ?? '')).status).toBe(201)
  const exam = await me.begin({ mode: 'nmt' })
  await me.send(exam.id, answersAt(api.clock.now, right('one')))
  expect((await me.finish(exam.id)).status).toBe(200)
  const kept = await api.store.db
    .select()
    .from(onceAnswers)
    .where(eq(onceAnswers.userId, await idOf(token)))
  expect(kept.map(({ answer }) => Object.keys(answer ?? {}).join()).toSorted()).toEqual(['question', 'survey', 'survey', 'survey'])
})

it('a finish that is repeated with other keys stores nothing', async () => {
  const token = await api.guest()
  const me = visitor(api, token)
  const { id } = await me.begin({ mode: 'nmt' })
  const first = await me.result(id)
  const kept = async () =>
    (
      await api.store.db
        .select()
        .from(onceAnswers)
        .where(eq(onceAnswers.userId, await idOf(token)))
    ).length
  const before = await kept()
  for (let time = 0; time < 5; time++) expect(await me.result(id)).toEqual(first)
  expect(await kept()).toBe(before)
})

it('the list of surveys comes in pages, each survey once', async () => {
  const token = await api.guest()
  const me = visitor(api, token)
  const { id } = await me.begin({ mode: 'nmt' })
  const [row] = await api.store.db.select().from(surveys).where(eq(surveys.id, id))
  if (!row) throw new Error('no survey')
  const copies = Array.from({ length: 229 }, (_, index) => ({
    ...row,
    id: `nmt-${randomUUID()}`,
    createdAt: new Date(row.createdAt.getTime() - Math.floor(index / 50) * 1000),
  }))
  await api.store.db.insert(surveys).values(copies)
  const seen: string[] = []
  const sizes: number[] = []
  let after = ''
  for (let page = 0; page < 5; page++) {
    const found = await me.get(`/v3/surveys${after}`)
    seen.push(...found.surveys.map((each: { id: string }) => each.id))
    sizes.push(found.surveys.length)
    if (found.next === null) break
    after = `?after=${found.next}`
  }
  expect([sizes, new Set(seen).size]).toEqual([[100, 100, 30], 230])
  const stranger = visitor(api, await api.guest())
  expect((await stranger.get(`/v3/surveys?after=${id}`)).surveys).toEqual([])
})

it('counts what a survey, its result and a pack store, not what the call says; one thrown away leaves nothing to tell of it', async () => {
  const token = await api.guest()
  const me = visitor(api, token)
  const userId = await idOf(token)
  const bytes = async () => (await api.store.db.select().from(usage).where(eq(usage.userId, userId)))[0]?.bytes ?? 0
  const key = randomUUID()
  const { id } = (await me.start({ mode: 'nmt', paper: 'one' }, key)).body.data.survey
  const stored = await api.store.db.select().from(onceAnswers).where(eq(onceAnswers.userId, userId))
  expect(stored.map(({ answer }) => answer)).toEqual([{ survey: id }])
  expect((await me.start({ mode: 'nmt', paper: 'one' }, key)).body.data.survey.id).toBe(id)
  await api.call('POST /v3/packs', { token, body: { subject: 'training' } })
  const begun = await bytes()
  await recountUsage(api.store.db)
  expect([begun >= (await bytes()) * 0.8, (await bytes()) > 1500]).toEqual([true, true])
  expect((await api.call(`DELETE /v3/surveys/${id}`, { token })).status).toBe(200)
  expect(await api.store.db.select().from(onceAnswers).where(eq(onceAnswers.userId, userId))).toEqual([])
})

it('guests who have left nothing go after a week without a visit, those with work stay', async () => {
  const [idle, working] = [await api.guest(), await api.guest()]
  await visitor(api, working).begin({ mode: 'nmt' })
  const alive = async (token: string) => (await api.call('GET /v3/user', { token })).status
  api.clock.advance(6 * 86_400)
  await removeExpired(api.store.db, api.clock.now)
  expect([await alive(idle), await alive(working)]).toEqual([200, 200])
  api.clock.advance(8 * 86_400)
  await removeExpired(api.store.db, api.clock.now)
  expect([await alive(idle), await alive(working)]).toEqual([401, 200])
})
