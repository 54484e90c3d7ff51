import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadContent } from '../../server/content/loading/load.ts'
import { writeContent } from './fixtures/content.ts'
import { courseFiles } from './fixtures/courses.ts'
import { openHarness, type Harness } from './setup/harness.ts'

const directory = mkdtempSync(join(tmpdir(), 'skladu-course-pages-'))
const site = join(directory, 'site')
mkdirSync(join(site, 'assets'), { recursive: true })
writeFileSync(
  join(site, 'index.html'),
  '<!doctype html><html lang="uk"><head><script type="module" src="/app.js"></script></head><body><div id="root"></div></body></html>',
)
writeFileSync(join(site, 'routes.json'), JSON.stringify([{ pattern: '^/courses/?$', exists: true, isIndexed: true }]))

let api: Harness
beforeAll(async () => {
  writeContent(join(directory, 'content'), courseFiles())
  const drawPage = async (path: string) => `<h1>${path}</h1>`
  api = await openHarness({ site, drawPage, publicUrl: 'https://skladu.example' })
  await loadContent(api.store.db, join(directory, 'content'))
})
afterAll(async () => {
  await api.close()
  rmSync(directory, { recursive: true })
})

const page = async (path: string) => {
  const answer = await api.fetch(path)
  const html = await answer.text()
  const [, title] = /<title data-first>(.*?)<\/title>/.exec(html) ?? []
  const [, canonical] = /rel="canonical" href="(.*?)"/.exec(html) ?? []
  return { status: answer.status, html, title, canonical }
}

it('the catalogue comes with its text and the very answer of the API', async () => {
  const { html, title, canonical } = await page('/courses')
  expect([title, canonical]).toEqual(['Курси підготовки до НМТ · Складу', 'https://skladu.example/courses'])
  expect(html).toContain('<div id="root"><h1>/courses</h1></div>')
  const { answers } = JSON.parse(/id="first-answers">(.*?)<\/script>/.exec(html)?.[1] ?? '{}')
  expect(answers).toEqual({ 'v3/courses': (await api.call('GET /v3/courses')).body })
})

it('a course names itself, and its lessons lead to it; its text is left to the scripts', async () => {
  for (const query of ['', '&lesson=2&step=try']) {
    const { html, title, canonical } = await page(`/courses?course=all${query}`)
    expect([title, canonical]).toEqual(['Курс за 3 дні — Тренування, НМТ · Складу', 'https://skladu.example/courses?course=all'])
    expect(html).toContain('<div id="root"></div>')
  }
})

it('a course has a payload with the very answer of the API, though its page is not drawn', async () => {
  const answer = await api.fetch('/courses/_payload.json?course=all')
  const answers = { 'v3/courses/all': (await (await api.fetch('/api/v3/courses/all')).json()) as unknown }
  expect([answer.status, await answer.json()]).toEqual([200, { path: '/courses?course=all', answers }])
  expect((await api.fetch('/courses/_payload.json?course=nothing')).status).toBe(404)
})

it('a course that is not there has status 404', async () => {
  expect((await page('/courses?course=nothing')).status).toBe(404)
})

it('the sitemap names every course', async () => {
  expect(await (await api.fetch('/sitemap.xml')).text()).toContain(
    '<url><loc>https://skladu.example/courses?course=all</loc><lastmod>2026-11-20</lastmod></url>',
  )
})
