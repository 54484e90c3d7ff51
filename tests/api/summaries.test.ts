import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, expect, it, vi } from 'vitest'
import { readReadiness } from '../../server/study/summary/readiness.ts'
import { summaries, users } from '../../server/store/schema.ts'
import { readWithheld } from '../../server/study/open-surveys/withheld.ts'
import { computeSummary } from '../../server/study/summary/compute.ts'
import { readSummary } from '../../server/study/summary/keep.ts'
import { SummaryQueue } from '../../server/study/summary/summary-queue.ts'
import { readStatistic } from '../../server/study/summary/statistic.ts'
import { answersAt, right } from './fixtures/answers.ts'
import { openHarness } from './setup/harness.ts'

const api = await openHarness()
afterAll(() => api.close())

const idOf = async (token: string): Promise<string> => (await api.call('GET /v3/user', { token })).body.data.user.id
const rowOf = async (userId: string) => (await api.store.db.select().from(summaries).where(eq(summaries.userId, userId)))[0]
const isKept = async (userId: string) => {
  const row = await rowOf(userId)
  return row?.body !== null && row?.bodyRevision === row?.revision
}

/** Reads what is kept, so that it is kept, and compares it with what everything stored says anew. */
async function expectTrue(userId: string): Promise<void> {
  const { shown: leftOut } = await readWithheld(api.store.db, userId, api.clock.now)
  expect(await readSummary(api.store.db, userId, api.clock.now)).toEqual(await computeSummary(api.store.db, userId, leftOut))
  expect(await isKept(userId)).toBe(true)
  expect(await readSummary(api.store.db, userId, api.clock.now)).toEqual(
    JSON.parse(JSON.stringify(await computeSummary(api.store.db, userId, leftOut))),
  )
}

/** A guest who has sat a paper and looked at the statistics, so that a summary is kept. */
async function practised() {
  const token = await api.guest()
  await deeds.sit(token)
  await deeds.look(token)
  return { token, userId: await idOf(token) }
}

const fact = (kind: string, rest: object) => ({ id: randomUUID(), at: api.clock.now.toISOString(), kind, ...rest })

/** Begins the paper; undefined where it runs already, which is refused. */
async function begun(token: string): Promise<string | undefined> {
  const body = { subject: 'training', mode: 'nmt', paper: 'one' }
  const { status, body: answer } = await api.call('POST /v3/surveys', { token, key: randomUUID(), body })
  return status === 201 ? answer.data.survey.id : undefined
}

/** The actions of a pupil, in any order. */
const deeds = {
  /** Nothing where the same paper runs already. */
  sit: async (token: string) => {
    const id = await begun(token)
    if (id === undefined) return
    await api.call(`POST /v3/surveys/${id}/events`, { token, body: { events: answersAt(api.clock.now, right('one')) } })
    await api.call(`POST /v3/surveys/${id}/finish`, { token, key: randomUUID(), body: {} })
  },
  begin: async (token: string) => {
    const id = await begun(token)
    if (id === undefined) return
    await api.call(`POST /v3/surveys/${id}/events`, { token, body: { events: answersAt(api.clock.now, { 'one-plain': 'a' }) } })
  },
  prefer: async (token: string) => {
    const body = { facts: [fact('preferences.set', { change: { examDate: '2027-05-25' } })] }
    await api.call('POST /v3/user/facts', { token, body })
  },
  look: async (token: string) => void (await api.call('GET /v3/user/v2-statistic', { token })),
  wait: async () => void api.clock.advance(86_400),
} as const
type Deed = keyof typeof deeds

it('what is kept equals what is computed anew, whatever a pupil has done and whenever anybody looked', async () => {
  const anyDeeds = fc.array(fc.constantFrom<Deed>('sit', 'begin', 'prefer', 'look', 'wait'), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(anyDeeds, async (list) => {
      const token = await api.guest()
      const userId = await idOf(token)
      for (const deed of list) {
        await deeds[deed](token)
        await expectTrue(userId)
      }
    }),
    { numRuns: 8 },
  )
})

it('an account that takes over a guest has the work of both at once, and nothing stays of the guest', async () => {
  const guest = await api.guest()
  const guestId = await idOf(guest)
  const { token, email } = await api.account()
  const userId = await idOf(token)
  for (const each of [guest, token]) {
    await deeds.sit(each)
    await deeds.look(each)
  }
  expect([await isKept(guestId), await isKept(userId)]).toEqual([true, true])
  await api.call('POST /v3/login', { token: guest, body: { email, password: 'довгий пароль' } })
  expect(await isKept(userId)).toBe(false)
  expect(await rowOf(guestId)).toBeUndefined()
  expect((await api.call('GET /v3/user/v2-statistic', { token })).body.data.statistic.surveys_finished).toBe(2)
  await expectTrue(userId)
})

it('who is removed leaves no summary, and a paper that is thrown away leaves none of it', async () => {
  const { token, userId } = await practised()
  await api.call('DELETE /v3/user', { token })
  expect([await rowOf(userId), await api.store.db.select().from(users).where(eq(users.id, userId))]).toEqual([undefined, []])
})

it('a change that comes while a summary is computed makes it stale', async () => {
  const token = await api.guest()
  const userId = await idOf(token)
  const reading = readSummary(api.store.db, userId, api.clock.now)
  const changing = deeds.sit(token)
  await Promise.all([reading, changing])
  expect((await readSummary(api.store.db, userId, api.clock.now)).counts.surveys_finished).toBe(1)
  await expectTrue(userId)
})

it('what is kept tells the same at another moment as what is computed then', async () => {
  const { userId } = await practised()
  const later = api.clock.advance(40 * 86_400)
  const both = async () => [await readStatistic(api.store.db, userId, later), await readReadiness(api.store.db, userId, later)]
  const kept = await both()
  await api.store.db.update(summaries).set({ body: null }).where(eq(summaries.userId, userId))
  expect(kept).toEqual(await both())
})

it('after facts the summary is kept ready without anybody asking', async () => {
  const token = await api.guest()
  const userId = await idOf(token)
  await deeds.sit(token)
  await api.deps.summaries?.settle()
  expect(await isKept(userId)).toBe(true)
})

it('the queue computes a visitor once for all that came, two at a time, and goes on after a failure', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const done: string[] = []
  let running = 0
  let most = 0
  const queue = new SummaryQueue(async (userId) => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setImmediate(resolve))
    running--
    if (userId === 'b') throw new Error('broken')
    done.push(userId)
  })
  for (const userId of ['a', 'b', 'a', 'c', 'd', 'a']) queue.add(userId)
  expect(queue.depth).toBe(4)
  await queue.settle()
  expect([done.toSorted(), most, queue.depth, said.mock.calls.length]).toEqual([['a', 'c', 'd'], 2, 0, 1])
  said.mockRestore()
})
