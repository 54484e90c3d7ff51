import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { articleAnswerSchema } from '#contract/theory'
import { createApp } from '../../server/run/app.ts'
import { loadContent } from '../../server/content/loading/load.ts'
import { writeContent } from './fixtures/content.ts'
import { theoryFiles } from './fixtures/theory.ts'
import { openHarness, type Harness } from './setup/harness.ts'

const directory = mkdtempSync(join(tmpdir(), 'skladu-pages-'))
const site = join(directory, 'site')
for (const folder of ['assets', 'og']) mkdirSync(join(site, folder), { recursive: true })
const shell = [
  '<!doctype html><html lang="uk"><head><meta name="description" content="Звичайний опис" />',
  '<script type="module" src="/app.js"></script></head><body><div id="root"></div></body></html>',
].join('')
writeFileSync(join(site, 'index.html'), shell)
writeFileSync(join(site, 'robots.txt'), 'User-agent: *\nDisallow: /api/\n')
for (const name of ['site', 'theory-training', 'flashcards']) writeFileSync(join(site, 'og', `${name}.png`), '')
writeFileSync(join(site, 'assets/wix-madefor-text-cyrillic-wght-normal-1.woff2'), '')
writeFileSync(
  join(site, 'routes.json'),
  JSON.stringify([
    { pattern: '^/$', exists: true, isIndexed: true },
    { pattern: '^/error/?$', exists: true, isIndexed: false },
    { pattern: '^/dashboard/?$', exists: true, isIndexed: false },
    { pattern: '^/team/?$', exists: true, isIndexed: true, title: 'Команда' },
    { pattern: '^/flashcard/?$', exists: true, isIndexed: false, title: 'Флешкартки' },
    { pattern: '^/subjects(/.*)?$', exists: true, isIndexed: true },
  ]),
)

let api: Harness
beforeAll(async () => {
  writeContent(join(directory, 'content'), theoryFiles())
  const drawPage = async (path: string, _config: unknown, answers: Readonly<Record<string, unknown>>) =>
    `<h1>${path} з ${Object.keys(answers).join(', ')}</h1>`
  api = await openHarness({ site, drawPage, publicUrl: 'https://skladu.example/' })
  await loadContent(api.store.db, join(directory, 'content'))
})
afterAll(async () => {
  await api.close()
  rmSync(directory, { recursive: true })
})

const article = '/subjects/training/theory/notes/first'
const text = async (path: string) => (await api.fetch(path)).text()

describe('an article', () => {
  it('names its author and its picture to search engines', async () => {
    const things = [...(await text(article)).matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(([, json = '']) =>
      JSON.parse(json),
    )
    const team = { '@type': 'Organization', name: 'Складу', url: 'https://skladu.example' }
    expect(things.find((thing) => thing['@type'] === 'Article')).toMatchObject({
      author: team,
      publisher: team,
      image: { '@type': 'ImageObject', url: expect.stringMatching(/^https:\/\/skladu\.example\/og\/.+\.png$/), width: 1200, height: 630 },
    })
  })
})

describe('a page of theory', () => {
  it.each([
    ['/subjects', 'v3/subjects'],
    ['/subjects/training', 'v3/subjects/training, v3/subjects/training/theory'],
    ['/subjects/training/one.first', 'v3/subjects/training, v3/subjects/training/theory'],
    ['/subjects/training/theory/dates', 'v3/subjects/training/theory/dates'],
    [article, 'v3/subjects/training/theory/notes/first'],
  ])('comes with its text and what it was drawn from: %s', async (path, answers) => {
    const html = await text(path)
    expect(html).toContain(`<div id="root"><h1>${path} з ${answers}</h1></div>`)
    const first = /<script type="application\/json" id="first-answers">(.*?)<\/script>/.exec(html)?.[1] ?? ''
    const { path: drawn, answers: sent } = JSON.parse(first)
    expect([drawn, Object.keys(sent).join(', ')]).toEqual([path, answers])
  })

  it('sends the very answers that the API gives, but for the formulas that stand in its text', async () => {
    const first = /id="first-answers">(.*?)<\/script>/.exec(await text(article))?.[1] ?? ''
    const { body } = await api.call('GET /v3/subjects/training/theory/notes/first')
    const { article: known } = v.parse(articleAnswerSchema, body).data
    expect(known.formulas?.length).toBeGreaterThan(0)
    expect(JSON.parse(first).answers['v3/subjects/training/theory/notes/first']).toEqual({
      data: { article: { ...known, formulas: undefined } },
    })
  })

  it('names itself to search engines: title, one description, canonical address, breadcrumbs, article', async () => {
    const html = await text(article)
    expect(html).toContain('<title data-first>Стаття first — Тренування, НМТ · Складу</title>')
    expect(html.match(/<meta name="description" content="[^"]*"/g)).toEqual([
      '<meta name="description" content="Опис статті для пошукових систем, який має щонайменше вісімдесят літер, щоб схема його прийняла."',
    ])
    expect(html).toContain(`<link rel="canonical" href="https://skladu.example${article}" data-first />`)
    const [crumbs, about] = [...html.matchAll(/ld\+json" data-first>(.*?)<\/script>/g)].map(([, json]) => JSON.parse(json ?? ''))
    expect(crumbs.itemListElement.map(({ name, item }: { name: string; item: string }) => [name, item])).toEqual([
      ['Предмети', 'https://skladu.example/subjects'],
      ['Тренування', 'https://skladu.example/subjects/training'],
      ['Конспекти', 'https://skladu.example/subjects/training/theory/notes'],
      ['Стаття first', `https://skladu.example${article}`],
    ])
    expect(about).toMatchObject({ '@type': 'Article', headline: 'Стаття first', dateModified: '2026-11-20', inLanguage: 'uk' })
  })

  it('calls for its letters in its head', async () => {
    const html = await text(article)
    const font = html.indexOf('<link rel="preload" href="/assets/wix-madefor-text-cyrillic-wght-normal-1.woff2" as="font"')
    expect(font).toBeGreaterThan(0)
    expect(font).toBeLessThan(html.indexOf('</head>'))
  })

  it('is compressed for those who can read it, and not sent twice', async () => {
    const packed = await api.fetch(article, { headers: { 'accept-encoding': 'gzip, br' } })
    expect([packed.headers.get('content-encoding'), packed.headers.get('vary')]).toEqual(['br', 'Accept-Encoding'])
    expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(await text(article))
    const again = await api.fetch(article, { headers: { 'if-none-match': packed.headers.get('etag') ?? '' } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('comes without its text where it cannot be drawn', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const drawPage = () => Promise.reject(new Error('no such component'))
    const broken = createApp({ ...api.deps, drawPage })
    const answer = await broken.fetch(new Request(`http://127.0.0.1${article}`))
    expect([answer.status, (await answer.text()).includes('<div id="root"></div>')]).toEqual([200, true])
    expect(said).toHaveBeenCalledOnce()
    said.mockRestore()
  })

  it('leads from a former address to the present one', async () => {
    const answer = await api.fetch('/subjects/training/theory/notes/ancient', { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([301, article])
  })

  it.each([
    '/subjects/nothing',
    '/subjects/training/three',
    '/subjects/training/theory',
    '/subjects/training/theory/rules',
    `${article}x`,
    `${article}/more`,
    '/subjects/training/theory/notes/test-nothing',
  ])('is not there at %s: status 404, the page of the site, not to be kept by search engines', async (path) => {
    const answer = await api.fetch(path)
    expect([answer.status, answer.headers.get('x-robots-tag'), await answer.text()]).toEqual([404, 'noindex', shell])
  })

  it('cannot be ended by what an editor writes', async () => {
    const files = theoryFiles()
    const name = 'subjects/training/theory/notes/second.yaml'
    const bad = { ...(files[name] as object), title: '</script><script>"&' }
    writeContent(join(directory, 'content'), { [name]: bad })
    await loadContent(api.store.db, join(directory, 'content'))
    const html = await text('/subjects/training/theory/notes/second')
    expect(html).toContain('<title data-first>&lt;/script&gt;&lt;script&gt;&quot;&amp; — Тренування, НМТ · Складу</title>')
    expect(html.match(/<\/script>/g)).toHaveLength(4)
  })
})

describe('for messengers', () => {
  const tagsOf = async (path: string) =>
    Object.fromEntries(
      [...(await text(path)).matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]*)" content="([^"]*)" data-first/g)].map((tag) =>
        tag.slice(1),
      ),
    )

  it('a page says what it is, with the absolute address of its picture', async () => {
    expect(await tagsOf(article)).toEqual({
      'og:type': 'article',
      'og:title': 'Стаття first — Тренування, НМТ',
      'og:description': 'Опис статті для пошукових систем, який має щонайменше вісімдесят літер, щоб схема його прийняла.',
      'og:url': `https://skladu.example${article}`,
      'og:locale': 'uk_UA',
      'og:site_name': 'Складу',
      'og:image': 'https://skladu.example/og/theory-training.png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Стаття first — Тренування, НМТ',
      'twitter:card': 'summary_large_image',
      'twitter:title': 'Стаття first — Тренування, НМТ',
      'twitter:description': 'Опис статті для пошукових систем, який має щонайменше вісімдесят літер, щоб схема його прийняла.',
    })
  })

  it.each([
    ['/', '/og/site.png', 'Складу — підготовка до НМТ'],
    ['/subjects/training', '/og/site.png', 'Тренування: підготовка до НМТ'],
    ['/team', '/og/site.png', 'Команда'],
    ['/flashcard', '/og/flashcards.png', 'Флешкартки'],
  ])('%s has the picture %s', async (path, picture, title) => {
    expect(await tagsOf(path)).toMatchObject({ 'og:image': `https://skladu.example${picture}`, 'og:title': title })
  })

  it('a page that its scripts draw is named without being drawn; one that is personal stays unnamed', async () => {
    expect(await text('/team')).toContain('<div id="root"></div>')
    expect((await api.fetch('/flashcard')).headers.get('x-robots-tag')).toBe('noindex')
    expect(await tagsOf('/dashboard')).toEqual({})
  })
})

describe('the first page', () => {
  it('comes with its text, the task of the day, the counts and the subjects', async () => {
    const html = await text('/')
    expect(html).toContain('<h1>/ з v3/task-of-the-day, v3/content-counts, v3/subjects</h1>')
    expect(html).toContain('<title data-first>Складу — підготовка до НМТ</title>')
    expect(html).toContain('<link rel="canonical" href="https://skladu.example/" data-first />')
  })

  it('is of one day: the task that it shows changes at midnight in Kyiv', async () => {
    const taskOf = async (moment: string) => {
      api.clock.now = new Date(moment)
      const first = /id="first-answers">(.*?)<\/script>/.exec(await text('/'))?.[1] ?? ''
      return JSON.parse(first).answers['v3/task-of-the-day'].data.task.day
    }
    expect([await taskOf('2026-11-20T21:59:59Z'), await taskOf('2026-11-20T22:00:00Z')]).toEqual(['2026-11-20', '2026-11-21'])
  })
})

describe('the page of errors', () => {
  it('is drawn for its very query and kept by no search engine', async () => {
    const answer = await api.fetch('/error?code=503&from=/dashboard')
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
    expect(await answer.text()).toContain('<div id="root"><h1>/error?code=503&from=/dashboard з </h1></div>')
  })

  it('does without a query that is too long to be one', async () => {
    // It is drawn half of the time at most: right after another one its scripts draw it.
    await expect.poll(async () => await text(`/error?from=/${'x'.repeat(600)}`), { timeout: 20_000 }).toContain('<h1>/error з </h1>')
  })
})

describe('for search engines', () => {
  it('personal pages are not to be kept', async () => {
    const answer = await api.fetch('/dashboard')
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
  })

  it('the sitemap lists every public page with the day of its last change', async () => {
    const answer = await api.fetch('/sitemap.xml')
    const places = [
      ...(await answer.text()).matchAll(/<url><loc>https:\/\/skladu\.example(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?<\/url>/g),
    ]
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(places.filter(([, path]) => !path?.includes('unready')).map(([, path, day]) => [path, day])).toEqual([
      ['/', undefined],
      ['/subjects', undefined],
      ['/courses', undefined],
      ['/subjects/training', '2026-11-20'],
      ['/subjects/training/one', undefined],
      ['/subjects/training/one.first', '2026-11-20'],
      ['/subjects/training/one.second', undefined],
      ['/subjects/training/two', '2026-11-20'],
      ['/subjects/training/theory/notes', '2026-11-20'],
      ['/subjects/training/theory/dates', '2026-11-20'],
      ['/subjects/training/theory/examples', '2026-11-20'],
      ['/subjects/training/theory/reference', '2026-11-20'],
      ['/subjects/training/theory/notes/first', '2026-11-20'],
      ['/subjects/training/theory/notes/second', '2026-11-20'],
    ])
  })

  it('robots.txt leads to the sitemap, and is read once', async () => {
    expect(await text('/robots.txt')).toBe('User-agent: *\nDisallow: /api/\n\nSitemap: https://skladu.example/sitemap.xml\n')
    rmSync(join(site, 'robots.txt'))
    expect(await text('/robots.txt')).toContain('Sitemap: ')
  })
})
