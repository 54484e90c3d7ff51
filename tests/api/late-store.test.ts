import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres, type Running } from '../../scripts/test/real-postgres.ts'
import { runServer, type SeparateProcess } from './setup/separate-process.ts'
import { makeDatabase } from './setup/postgres.ts'

const site = mkdtempSync(join(tmpdir(), 'skladu-late-'))
mkdirSync(join(site, 'assets'))
writeFileSync(join(site, 'assets/app.js'), 'let file')
writeFileSync(
  join(site, 'index.html'),
  '<!doctype html><html lang="uk"><head><script type="module" src="/assets/app.js"></script></head><body><div id="root"></div></body></html>',
)
writeFileSync(join(site, 'routes.json'), JSON.stringify([{ pattern: '^/', exists: true, isIndexed: true }]))

const secret = 'a secret of the tests, long enough'
let postgres: Running
let isAway = false
let known: { url: string; token: string; id: string }
let running: SeparateProcess[] = []
beforeAll(async () => {
  postgres = await startPostgres()
}, 120_000)
afterEach(() => back())
afterAll(async () => {
  await Promise.all(running.map((server) => server.stop()))
  await postgres?.stop()
  rmSync(site, { recursive: true, force: true })
})

async function away(): Promise<void> {
  isAway = true
  await postgres.kill()
}
async function back(): Promise<void> {
  if (isAway) await postgres.start()
  isAway = false
}
async function run(database: string, settings: Record<string, string> = {}): Promise<SeparateProcess> {
  const server = await runServer({ DATABASE_URL: database, SECRET: secret, SITE_DIR: site, ...settings })
  running.push(server)
  return server
}
async function end(server: SeparateProcess): Promise<void> {
  running = running.filter((each) => each !== server)
  await server.stop()
  expect(await server.exit).toBe(0)
}
const guest = async (server: SeparateProcess): Promise<string> => (await server.post('/v3/auth/anonymous', {})).body.data.token
const begin = (server: SeparateProcess, token: string) =>
  server.post('/v3/surveys', { subject: 'training', mode: 'quick', count: 5 }, token, randomUUID())
const ready = async ({ address }: SeparateProcess) => {
  const answer = await fetch(`${address}/readyz`)
  return [answer.status, await answer.json()]
}
const page = ({ address }: SeparateProcess, path: string) => fetch(`${address}${path}`, { headers: { accept: 'text/html' } })

const open = ['subjects', 'subjects/training', 'subjects/training/theory', 'courses', 'flashcards/decks', 'search', 'task-of-the-day']
const pages = ['/', '/subjects', '/subjects/training', '/assets/app.js', '/sitemap.xml', '/healthz', '/api/openapi.json']

describe('a server that starts while PostgreSQL is away', () => {
  it('has what is public, refuses the rest with 503, and takes up all work, tables included, when the store comes', async () => {
    const url = await makeDatabase(postgres.url, 'late')
    await away()
    const server = await run(url)
    expect(server.error()).toMatch(/^База 127\.0\.0\.1:\d+ недоступна \(ECONNREFUSED\)\. .+ лише публічні сторінки\.\n$/)
    const answers = Object.fromEntries(await Promise.all(open.map(async (call) => [call, await server.get(`/v3/${call}`)] as const)))
    expect(Object.entries(answers).map(([call, { status }]) => [call, status])).toEqual(open.map((call) => [call, 200]))
    const statuses = async () => Promise.all(pages.map(async (path) => [path, (await page(server, path)).status]))
    expect(await statuses()).toEqual(pages.map((path) => [path, 200]))
    const refused = await server.post('/v3/auth/anonymous', {})
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true])
    expect(refused.body.errorMessage).toMatch(/Спробуй за мить/)
    const survey = await page(server, '/subjects/training/survey/nmt-00000000-0000-4000-8000-000000000000')
    expect([survey.status, survey.headers.get('content-type'), survey.headers.get('cache-control')]).toEqual([
      503,
      'text/html; charset=utf-8',
      'no-store',
    ])
    expect(await ready(server)).toEqual([503, { status: 'unavailable', reason: 'away' }])
    await back()
    await expect.poll(() => ready(server), { timeout: 60_000 }).toEqual([200, { status: 'ok' }])
    const token = await guest(server)
    const begun = await begin(server, token)
    expect(begun.status).toBe(201)
    known = { url, token, id: begun.body.data.survey.id }
    expect(await statuses()).toEqual(pages.map((path) => [path, 200]))
    for (const call of open) expect((await server.get(`/v3/${call}`)).body).toEqual(answers[call]?.body)
    expect(server.out()).toMatch(/^Складу: .+\nБаза відповідає, сервер працює повністю\.\n$/)
    await end(server)
  }, 240_000)

  it('ends no session and loses no work that stands in the store; of several processes one has the pages meanwhile', async () => {
    const { url, token, id } = known
    await away()
    const server = await run(url, { WORKERS: '2' })
    for (const path of ['/v3/user', `/v3/surveys/${id}`, '/v3/user/export', '/v3/groups'])
      expect([path, (await server.get(path, token)).status]).toEqual([path, 503])
    expect([(await server.get('/v3/subjects', token)).status, (await begin(server, token)).status]).toEqual([200, 503])
    await back()
    await expect.poll(async () => (await server.get(`/v3/surveys/${id}`, token)).status, { timeout: 60_000 }).toBe(200)
    await expect.poll(async () => (await begin(server, token)).status, { timeout: 60_000 }).toBe(201)
    await end(server)
  }, 240_000)

  it('stops at once when it is told to, though the store has not come', async () => {
    const url = await makeDatabase(postgres.url, 'never')
    await away()
    const server = await run(url)
    await end(server)
  }, 240_000)

  it('ends with one line when the store comes and does not know its account', async () => {
    const url = new URL(postgres.url)
    url.username = 'nobody'
    await away()
    const server = await run(url.href)
    await back()
    running = running.filter((each) => each !== server)
    expect(await server.exit).toBe(1)
  }, 240_000)
})
