import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { notingQueries } from '../../server/base/query-log.ts'
import { answersAt, right } from './fixtures/answers.ts'
import { openHarness, type Harness } from './setup/harness.ts'

let api: Harness
let token: string
beforeAll(async () => {
  api = await openHarness()
  token = await api.guest()
  const warm = await api.survey(token, { paper: 'one' })
  await api.call(`POST /v3/surveys/${warm.id}/events`, { token, body: { events: answersAt(api.clock.now, right('one')) } })
  await api.call(`POST /v3/surveys/${warm.id}/finish`, { token, key: randomUUID(), body: {} })
  await api.survey(token, { mode: 'quick', count: 5, seed: 1 })
  for (const path of ['/v3/subjects', '/v3/user/readiness']) await api.call(`GET ${path}`, { token })
})
afterAll(() => api.close())

/** The ways of a call to the store and back: every question, that for its session among them, and the beginning and the end of each transaction. */
async function cost(route: string, body?: object): Promise<number> {
  const asked: string[] = []
  const { status } = await notingQueries(asked, () => api.call(route, { token, key: randomUUID(), ...(body && { body }) }))
  expect([200, 201]).toContain(status)
  return asked.length
}

const events = () => ({ events: answersAt(api.clock.now, right('two')).slice(0, 1) })
let open = ''

/** The most ways to the store that each call may take. A number grows here only on purpose; `npm run bench:server` prints the table. */
const budgets: readonly (readonly [string, number, () => Promise<number>])[] = [
  ['user', 1, () => cost('GET /v3/user')],
  ['subjects', 0, () => cost('GET /v3/subjects')],
  // Its session, what is withheld, and one statement that lets one of two tabs alone start it.
  ['create a paper', 3, () => cost('POST /v3/surveys', { subject: 'training', mode: 'nmt', paper: 'one' })],
  ['create a practice', 5, () => cost('POST /v3/surveys', { subject: 'training', mode: 'quick', count: 5, seed: 2 })],
  [
    'first facts',
    2,
    async () => ((open = (await api.survey(token, { paper: 'two' })).id), cost(`POST /v3/surveys/${open}/events`, events())),
  ],
  ['later facts', 2, () => cost(`POST /v3/surveys/${open}/events`, events())],
  ['finish', 2, () => cost(`POST /v3/surveys/${open}/finish`, {})],
  ['result', 4, () => cost(`GET /v3/surveys/${open}/result`)],
  ['statistic', 2, async () => (await api.deps.summaries?.settle(), cost('GET /v3/user/v2-statistic'))],
  ['readiness', 2, () => cost('GET /v3/user/readiness')],
]

it.each(budgets)('%s asks the store at most %i times', async (_name, most, measure) => {
  expect(await measure()).toBe(most)
})
