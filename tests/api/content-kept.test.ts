import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadContent } from '../../server/content/loading/load.ts'
import { notingQueries } from '../../server/base/query-log.ts'
import { contentFiles, writeContent } from './fixtures/content.ts'
import { openHarness, type Harness } from './setup/harness.ts'

const directory = mkdtempSync(join(tmpdir(), 'skladu-kept-'))
let api: Harness
beforeAll(async () => {
  const files = { 'index.html': '<!doctype html><title>Складу</title><div id="root"></div>', 'routes.json': routes }
  writeContent(join(directory, 'site'), files)
  api = await openHarness({ site: join(directory, 'site') })
})
afterAll(async () => {
  await api.close()
  rmSync(directory, { recursive: true, force: true })
})

const routes = JSON.stringify([
  { pattern: '^/$', exists: true },
  { pattern: '^/subjects', exists: true },
])
const open = [
  '/',
  '/subjects',
  '/subjects/training',
  '/subjects/training/_payload.json',
  '/api/v3/subjects',
  '/api/v3/subjects/training',
  '/api/v3/subjects/training/reference',
  '/api/v3/subjects/training/theory',
  '/api/v3/courses',
  '/api/v3/flashcards/decks',
  '/api/v3/search',
  '/api/v3/content-counts',
  '/api/v3/task-of-the-day',
]

async function asked(path: string, headers: Record<string, string> = {}) {
  const queries: string[] = []
  const answer = await notingQueries(queries, () => api.fetch(path, { headers }))
  return { queries: queries.length, status: answer.status, tag: answer.headers.get('etag'), text: await answer.text() }
}

it.each(open)('%s asks the store nothing the second time, and says the same to everybody', async (path) => {
  const first = await asked(path)
  const again = await asked(path, { authorization: `Bearer ${await api.guest()}` })
  expect(first.status).toBe(200)
  expect(again).toEqual({ ...first, queries: 0 })
  expect(await asked(path, { 'if-none-match': first.tag ?? '' })).toEqual({ queries: 0, status: 304, tag: first.tag, text: '' })
})

it('new content takes the place of all that was kept at once', async () => {
  const before = await Promise.all(open.map((path) => asked(path)))
  const files = contentFiles()
  const subject = files['subjects/training/subject.yaml'] as { title: string }
  writeContent(join(directory, 'content'), { ...files, 'subjects/training/subject.yaml': { ...subject, title: 'Нова назва' } })
  await loadContent(api.store.db, join(directory, 'content'))
  const after = await Promise.all(open.map((path) => asked(path)))
  const naming = [
    '/subjects/training/_payload.json',
    '/api/v3/subjects',
    '/api/v3/subjects/training',
    '/api/v3/subjects/training/reference',
  ]
  const changed = open.filter((_, index) => after[index]?.text.includes('Нова назва'))
  expect(changed).toEqual(expect.arrayContaining(naming))
  expect(changed.map((path) => after[open.indexOf(path)]?.tag === before[open.indexOf(path)]?.tag)).toEqual(changed.map(() => false))
})

it('what belongs to one visitor is never kept', async () => {
  const [one, two] = [await api.guest(), await api.guest()]
  await api.survey(one, { mode: 'quick', count: 5 })
  const seen = await Promise.all([one, two].map(async (token) => (await api.call('GET /v3/surveys', { token })).text))
  expect(seen[0]).not.toBe(seen[1])
  const practice = await api.call('GET /v3/subjects/training/practice', { token: one })
  expect(practice.headers.get('cache-control')).toBe('no-store')
})
