import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres, type Running } from '../../scripts/test/real-postgres.ts'
import { contentVersion } from '../../server/store/edition.ts'
import { loadContent } from '../../server/content/loading/load.ts'
import { Lanes } from '../../server/web/lanes.ts'
import { keepStanding } from '../../server/web/site/keep-standing.ts'
import { openStore } from '../../server/store/open.ts'
import { writeContent } from './fixtures/content.ts'
import { courseFiles } from './fixtures/courses.ts'
import { openHarness, type Harness } from './setup/harness.ts'
import { makeDatabase } from './setup/postgres.ts'

const directory = mkdtempSync(join(tmpdir(), 'skladu-standing-'))
const site = join(directory, 'site')
mkdirSync(join(site, 'assets'), { recursive: true })
writeFileSync(
  join(site, 'index.html'),
  '<!doctype html><html lang="uk"><head><script type="module" src="/app.js"></script></head><body><div id="root"></div></body></html>',
)
writeFileSync(join(site, 'assets/app.js'), 'let file')
writeFileSync(join(site, 'routes.json'), JSON.stringify([{ pattern: '^/', exists: true, isIndexed: true }]))

let postgres: Running
let api: Harness
let pages: string[]
const drawn: string[] = []
beforeAll(async () => {
  postgres = await startPostgres()
  const store = await openStore({ databaseUrl: await makeDatabase(postgres.url, 'standing'), directory })
  const drawPage = async (path: string) => (drawn.push(path), `<h1>${path}</h1>`)
  api = await openHarness({ site, drawPage, publicUrl: 'https://skladu.example', lanes: new Lanes(), store })
  writeContent(join(directory, 'content'), courseFiles())
  await loadContent(store.db, join(directory, 'content'))
  const standing = keepStanding({ ask: api.fetch, version: () => contentVersion(store.db), rests: 0 })
  await standing.done
  standing.stop()
  const map = await (await api.fetch('/sitemap.xml')).text()
  pages = [...map.matchAll(/<loc>https:\/\/skladu.example([^<]*)<\/loc>/g)].map(([, path = '']) => path.replaceAll('&amp;', '&'))
  await postgres.kill()
}, 120_000)
afterAll(async () => {
  await api?.close()
  await postgres?.stop()
  rmSync(directory, { recursive: true, force: true })
})

const statuses = async (paths: readonly string[]) =>
  Object.fromEntries(await Promise.all(paths.map(async (path) => [path, (await api.fetch(path)).status] as const)))
const allGood = (paths: readonly string[]) => Object.fromEntries(paths.map((path) => [path, 200]))
/** Answers that no page brings along. */
const answers = ['search', 'content-counts', 'task-of-the-day', 'flashcards/decks', 'subjects/training/reference'].map(
  (call) => `/api/v3/${call}`,
)

describe('while PostgreSQL is away', () => {
  it('every public page stands, though nobody has asked for it yet, with its text, its data and its files', async () => {
    expect([pages.length > 10, drawn]).toEqual([true, []])
    expect(await statuses(pages)).toEqual(allGood(pages))
    expect(drawn.length).toBeGreaterThan(10)
    const article = '/subjects/training/theory/notes/first'
    expect(pages).toContain(article)
    expect(await (await api.fetch(article)).text()).toContain(`<h1>${article}</h1>`)
    const others = [`${article}/_payload.json`, '/assets/app.js', '/sitemap.xml', '/api/openapi.json']
    expect(await statuses(others)).toEqual(allGood(others))
    const pictures = (await (await api.fetch(`${article}/_payload.json`)).text()).match(/\/media\/[^"?]+/g) ?? []
    expect([pictures.length > 0, await statuses(pictures)]).toEqual([true, allGood(pictures)])
    expect((await api.fetch('/media/training/nothing.svg')).status).toBe(503)
  })

  it('every public answer of the API stands, over the night too', async () => {
    const list = (await (await api.fetch('/api/v3/courses')).json()) as { data: { courses: { id: string }[] } }
    const calls = [...answers, ...list.data.courses.map(({ id }) => `/api/v3/courses/${id}`)]
    expect(await statuses(calls)).toEqual(allGood(calls))
    api.clock.advance(86_400)
    expect(await statuses(calls)).toEqual(allGood(calls))
    expect(await statuses(['/', '/subjects/training'])).toEqual(allGood(['/', '/subjects/training']))
  })

  it('an address that is not known comes as the page of the site, which says what is wrong; what belongs to visitors asks to come again', async () => {
    const page = await api.fetch('/subjects/training/survey/nmt-00000000-0000-4000-8000-000000000000')
    expect([page.status, page.headers.get('content-type'), Number(page.headers.get('retry-after')) > 0]).toEqual([
      503,
      'text/html; charset=utf-8',
      true,
    ])
    const visitor = await api.call('POST /v3/auth/anonymous')
    expect([visitor.status, visitor.headers.has('retry-after')]).toEqual([503, true])
  })
})
