import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notingQueries } from '../../server/base/query-log.ts'
import { answersAt, right } from './fixtures/answers.ts'
import { visitor } from './fixtures/calls.ts'
import { openHarness } from './setup/harness.ts'

const api = await openHarness()
afterAll(() => api.close())

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
/** Bytes that live rows and texts take in this process; the pages of PGlite stand in a memory of its own. */
function held(): number {
  collect()
  return process.memoryUsage().heapUsed
}

const facts = 40_000
const megabyte = 1024 * 1024

/** An account with many facts of a kilobyte, more of them at one moment than a page holds. */
async function largeAccount(): Promise<string> {
  const { token } = await api.account()
  const { id } = (await api.call('GET /v3/user', { token })).body.data.user
  await api.store.db.execute(sql`
    insert into user_facts (user_id, id, kind, fact, at, received_at)
    select ${id}, gen_random_uuid(), 'task.report', jsonb_build_object('number', n, 'text', repeat('слово ', 100)), at, at
    from generate_series(1, ${facts}::int) n, lateral (select timestamptz '2026-01-01' + (n / 1000) * interval '1 minute' as at) moments`)
  return token
}

describe('the export of a large account', () => {
  let token: string
  beforeAll(async () => {
    token = await largeAccount()
  })
  const open = () => api.fetch('/api/v3/user/export', { headers: { authorization: `Bearer ${token}` } })

  it('is read from the store as it is sent: some pages of it are held at a time, and nothing is lost or comes twice', async () => {
    const before = held()
    const seen = new Uint8Array(facts + 1)
    let [sent, largest, most, queries] = [0, 0, 0, 0]
    const look = () => void (queries++ % (queries < 15 ? 1 : 25) === 0 && (most = Math.max(most, held() - before)))
    await notingQueries({ push: look }, async () => {
      const decoder = new TextDecoder()
      let rest = ''
      for await (const chunk of (await open()).body ?? []) {
        sent += chunk.length
        largest = Math.max(largest, chunk.length)
        const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines) {
          const number = Number(/"number":(\d+)/.exec(line)?.[1] ?? 0)
          seen[number] = (seen[number] ?? 0) + 1
        }
      }
    })
    process.stdout.write(`export: ${Math.round(sent / megabyte)} MB sent, ${(most / megabyte).toFixed(1)} MB held at most\n`)
    expect([sent > 40 * megabyte, largest < megabyte, most < 12 * megabyte]).toEqual([true, true, true])
    expect(seen.slice(1).every((times) => times === 1)).toBe(true)
  })

  it('holds neither a connection nor more of the store while its reader takes nothing: others’ calls are answered', async () => {
    const asked: string[] = []
    const readers = await notingQueries(asked, async () => {
      const all = await Promise.all(Array.from({ length: 12 }, async () => (await open()).body?.getReader()))
      for (const reader of all) await reader?.read()
      return all
    })
    const before = asked.length
    for (let count = 0; count < 5; count++) expect((await api.call('GET /v3/user', { token })).status).toBe(200)
    expect((await api.call('POST /v3/auth/anonymous')).status).toBe(200)
    expect(asked.length).toBe(before)
    for (const reader of readers) await reader?.cancel()
  })

  it('ends with its reader: the store is asked for no further page', async () => {
    const asked: string[] = []
    await notingQueries(asked, async () => {
      const reader = (await open()).body?.getReader()
      await reader?.read()
      await reader?.read()
      await reader?.cancel()
    })
    expect(asked.length).toBeLessThan(20)
  })
})

describe('the export', () => {
  it('has every survey with its facts in the order of arrival, beyond one page', async () => {
    const token = await api.guest()
    const me = visitor(api, token)
    const ids = []
    for (let count = 0; count < 12; count++) {
      api.clock.advance(4000)
      const { id } = await me.begin({ mode: 'nmt', paper: 'one' })
      await me.send(id, answersAt(api.clock.now, right('one')))
      ids.push(id)
    }
    const { body } = await api.call('GET /v3/user/export', { token })
    const surveys: { id: string; events: { kind: string }[] }[] = body.data.export.surveys
    expect(surveys.map(({ id }) => id)).toEqual(ids)
    expect(new Set(surveys.map(({ events }) => events.length))).toEqual(new Set([9]))
  })
})
