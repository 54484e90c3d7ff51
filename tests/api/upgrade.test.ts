import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '../../server/run/app.ts'
import { restore } from '../../server/run/commands/restore.ts'
import { readConfig } from '../../server/run/config.ts'
import { loadContent } from '../../server/content/loading/load.ts'
import { openStore } from '../../server/store/open.ts'
import type { Store } from '../../server/store/store.ts'
import { answersAt, right } from './fixtures/answers.ts'
import { contentFiles, writeContent } from './fixtures/content.ts'
import { dropDatabase, makeDatabase } from './setup/postgres.ts'
import { openTestWorld } from './setup/world.ts'

/** Made by the server of 1.2.0 (commit 72bb977): a guest with an open paper of which four answers are in, and with a finished one. */
const copy = join(import.meta.dirname, 'fixtures/v1.2.0.copy.gz')
const token = 'bsSztry2U7jzOjbmXMdFtXHuFwd335r99vYa-XLQX7c'
const opened = 'nmt-15a2a4b2-cf92-42a1-a667-72f291cfd989'
const finished = 'nmt-35fb1c06-963d-4293-8c9f-44a7fd12e030'
const now = new Date('2026-11-20T09:20:00.000Z')

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const root = mkdtempSync(join(tmpdir(), 'skladu-upgrade-'))
const server = process.env['TEST_DATABASE_URL']
const database = `u_${randomUUID().replaceAll('-', '')}`
const world = openTestWorld({})
let store: Store
let app: ReturnType<typeof createApp>
beforeAll(async () => {
  const databaseUrl = server === undefined ? null : await makeDatabase(server, database)
  await restore({ databaseUrl, directory: root }, copy, now)
  store = await openStore({ databaseUrl, directory: join(root, 'db') })
  writeContent(join(root, 'content'), contentFiles())
  await loadContent(store.db, join(root, 'content'))
  const { offer } = readConfig({}).payments
  const surroundings = { site: null, isBehindProxy: false, isReady: () => true, offer, integrations: world.integrations }
  app = createApp({ ...surroundings, db: store.db, now: () => now })
})
afterAll(async () => {
  await store.close()
  world.remove()
  if (server !== undefined) await dropDatabase(server, database)
  rmSync(root, { recursive: true, force: true })
})

async function call(method: string, path: string, body?: unknown) {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }
  const answer = await app.request(`/api${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
  return { status: answer.status, body: await answer.json() }
}

describe('data of 1.2.0 opened by this version', () => {
  it('keeps the session, the finished paper and its result', async () => {
    expect((await call('GET', '/v3/user')).body.data.user.is_anonymous).toBe(true)
    const { status, body } = await call('GET', `/v3/surveys/${finished}/result`)
    expect([status, body.data.result.raw]).toEqual([200, 19])
  })

  it('lets the open paper go on where it stood, to its end', async () => {
    const seen = (await call('GET', `/v3/surveys/${opened}`)).body.data.survey
    expect([seen.events.length, seen.clock.startedAt, seen.clock.finishedAt]).toEqual([4, '2026-11-20T09:00:00.000Z', null])
    const rest = answersAt(now, right('one')).slice(4)
    expect((await call('POST', `/v3/surveys/${opened}/events`, { events: rest })).body.data.accepted).toBe(rest.length)
    expect((await call('POST', `/v3/surveys/${opened}/finish`, {})).body.data.result.raw).toBe(19)
  })
})
