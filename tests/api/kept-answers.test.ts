import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contentVersion, cacheContent, forgetContent } from '../../server/store/edition.ts'
import { loadContent } from '../../server/content/loading/load.ts'
import type { Db } from '../../server/store/store.ts'
import { notingQueries } from '../../server/base/query-log.ts'
import { writeContent } from './fixtures/content.ts'
import { courseFiles } from './fixtures/courses.ts'
import { openHarness, type Harness } from './setup/harness.ts'

const directory = mkdtempSync(join(tmpdir(), 'skladu-kept-answers-'))
const site = join(directory, 'site')
mkdirSync(join(site, 'assets'), { recursive: true })
writeFileSync(
  join(site, 'index.html'),
  '<!doctype html><html lang="uk"><head><script type="module" src="/app.js"></script></head><body><div id="root"></div></body></html>',
)
const routes = ['^/$', '^/courses/?$', '^/error/?$', '^/subjects/training/?$', '^/subjects/training/theory/notes/first$']
writeFileSync(join(site, 'routes.json'), JSON.stringify(routes.map((pattern) => ({ pattern, exists: true, isIndexed: true }))))

let api: Harness
const drawn: string[] = []
beforeAll(async () => {
  writeContent(join(directory, 'content'), courseFiles())
  const drawPage = async (path: string) => {
    drawn.push(path)
    await new Promise((resolve) => setTimeout(resolve, path.startsWith('/error') ? 50 : 0))
    return `<h1>${path}</h1>`
  }
  api = await openHarness({ site, drawPage, publicUrl: 'https://skladu.example' })
  await loadContent(api.store.db, join(directory, 'content'))
})
afterAll(async () => {
  await api.close()
  rmSync(directory, { recursive: true })
})

/** The questions to the store and the drawings that an answer costs. */
async function cost(path: string, headers: Record<string, string> = {}) {
  const questions: string[] = []
  const before = drawn.length
  const answer = await notingQueries(questions, () => api.fetch(path, { headers }))
  await answer.arrayBuffer()
  return { status: answer.status, questions: questions.length, drawings: drawn.length - before, headers: answer.headers }
}
const free = { questions: 0, drawings: 0 }

it('the map of the site is made once for a state of the content, tagged and compressed', async () => {
  const first = await cost('/sitemap.xml', { 'accept-encoding': 'br' })
  expect([first.status, first.questions > 0]).toEqual([200, true])
  const again = await cost('/sitemap.xml?x=1', { 'accept-encoding': 'br' })
  expect(again).toMatchObject({ status: 200, ...free })
  const tag = again.headers.get('etag') ?? ''
  expect([again.headers.get('content-encoding'), tag]).toEqual(['br', first.headers.get('etag')])
  expect(await cost('/sitemap.xml', { 'if-none-match': tag })).toMatchObject({ status: 304, ...free })
})

it.each([
  '/api/v3/search',
  '/api/v3/subjects',
  '/api/v3/courses',
  '/subjects/training/theory/notes/first',
  '/subjects/training/theory/notes/first/_payload.json',
  '/courses?course=all',
])('%s costs nothing more with a query that nobody knows', async (path) => {
  expect((await cost(path)).status).toBe(200)
  for (const query of ['x', 'x=1', `y=${'z'.repeat(200)}`])
    expect(await cost(`${path}${path.includes('?') ? '&' : '?'}${query}`)).toMatchObject({ status: 200, ...free })
})

it('pages of errors, of which there is no end, are drawn by the server half of the time at most', async () => {
  const before = drawn.length
  const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => cost(`/error?code=500&id=${index}-one`)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(drawn.length - before).toBeLessThan(4)
})

it('while the store is away the content is the one that was known last', async () => {
  let isAway = false
  const found = async () => {
    if (isAway) throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
    return [{ hash: 'one' }]
  }
  const db = { select: () => ({ from: () => ({ where: found }) }) } as unknown as Db
  cacheContent(db)
  expect(await contentVersion(db)).toBe('one')
  isAway = true
  forgetContent(db)
  expect(await contentVersion(db)).toBe('one')
})
