import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadContent } from '../../server/content/loading/load.ts'
import { siteRoutes, writeContent } from './fixtures/content.ts'
import { theoryFiles } from './fixtures/theory.ts'
import { openHarness, type Harness } from './setup/harness.ts'

const directory = mkdtempSync(join(tmpdir(), 'skladu-payloads-'))
const site = join(directory, 'site')
mkdirSync(join(site, 'assets'), { recursive: true })
const shellOf = (build: string) =>
  `<!doctype html><html><head><meta name="build" content="${build}" /></head><body><div id="root"></div></body></html>`
writeFileSync(join(site, 'index.html'), shellOf('one'))
writeFileSync(
  join(site, 'routes.json'),
  siteRoutes({ '^/$': true, '^/dashboard/?$': true, '^/flashcard/?$': true, '^/subjects(/.*)?$': true }),
)

let api: Harness
beforeAll(async () => {
  writeContent(join(directory, 'content'), theoryFiles())
  api = await openHarness({ site, drawPage: async () => '<h1>є</h1>' })
  await loadContent(api.store.db, join(directory, 'content'))
})
afterAll(async () => {
  await api.close()
  rmSync(directory, { recursive: true })
})

const firstAnswers = async (path: string) =>
  JSON.parse(/id="first-answers">(.*?)<\/script>/s.exec(await (await api.fetch(path)).text())?.[1] ?? 'null') as unknown

it.each(['/', '/subjects', '/subjects/training', '/subjects/training/one.first', '/subjects/training/theory/notes/first'])(
  'the payload of %s is what its document brings along, with the formulas that stand there as markup',
  async (path) => {
    const answer = await api.fetch(`${path === '/' ? '' : path}/_payload.json`)
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'application/json',
      'public, max-age=0, s-maxage=60',
    ])
    const text = await answer.text()
    const withoutFormulas = (name: string, value: unknown) => (name === 'formulas' ? undefined : value)
    const payload = JSON.parse(text, withoutFormulas) as { answers: object }
    expect(payload).toEqual(await firstAnswers(path))
    expect(text.includes('"formulas":[{"tex":')).toBe(path.includes('/notes/'))
    expect(Object.keys(payload.answers).length).toBeGreaterThan(0)
  },
)

it.each([
  '/dashboard',
  '/flashcard',
  '/nowhere',
  '/subjects/nothing',
  '/subjects/training/theory/notes/nothing',
  '/subjects/training/tests/nmt',
  '/assets',
])('%s has none: 404', async (path) => {
  const answer = await api.fetch(`${path}/_payload.json`)
  expect([answer.status, await answer.json()]).toEqual([404, { errorMessage: 'Такої адреси немає' }])
})

it('is not sent twice to the same browser; another build and other content have another tag', async () => {
  const ask = (tag = '') => api.fetch('/subjects/training/_payload.json', { headers: { 'If-None-Match': tag, 'Accept-Encoding': 'br' } })
  const first = await ask()
  const tag = first.headers.get('etag') ?? ''
  expect(JSON.parse(brotliDecompressSync(Buffer.from(await first.arrayBuffer())).toString())).toMatchObject({ path: '/subjects/training' })
  expect((await ask(tag)).status).toBe(304)
  writeFileSync(join(site, 'index.html'), shellOf('another'))
  const second = await ask(tag)
  expect([second.status, second.headers.get('etag') === tag]).toEqual([200, false])
  expect((await api.fetch('/subjects/_payload.json')).headers.get('etag')).not.toBe(second.headers.get('etag'))
})

it('what a network of caches keeps names its build and its content, so that either can be thrown away', async () => {
  const tagsOf = async (path: string) => (await api.fetch(path)).headers.get('cache-tag')?.split(',')
  const [content, build] = (await tagsOf('/subjects')) ?? []
  expect([content, build]).toEqual([expect.stringMatching(/^content-[0-9a-f]{12}$/), expect.stringMatching(/^site-[0-9a-f]{12}$/)])
  expect(await tagsOf('/subjects/_payload.json')).toEqual([content, build])
  expect(await tagsOf('/api/v3/subjects')).toEqual([content])
  expect(await tagsOf('/dashboard')).toBeUndefined()
  writeFileSync(join(site, 'index.html'), shellOf('next'))
  const [, nextBuild] = (await tagsOf('/subjects')) ?? []
  expect(nextBuild).not.toBe(build)
  const files = theoryFiles()
  const subject = files['subjects/training/subject.yaml'] as { title: string }
  writeContent(join(directory, 'content'), { ...files, 'subjects/training/subject.yaml': { ...subject, title: 'Інша назва' } })
  await loadContent(api.store.db, join(directory, 'content'))
  expect(await tagsOf('/subjects')).toEqual([expect.not.stringMatching(String(content)), String(nextBuild)])
})
