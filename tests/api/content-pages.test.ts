import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../server/run/app.ts'
import { loadContent } from '../../server/content/loading/load.ts'
import { parseContent } from '../../server/content/loading/parse.ts'
import { contentFiles, writeContent } from './fixtures/content.ts'
import { openHarness, type Harness } from './setup/harness.ts'

const directory = mkdtempSync(join(tmpdir(), 'skladu-words-'))
const site = join(directory, 'site')
const shell = '<!doctype html><html lang="uk"><head><meta name="description" content="x" /></head><body><div id="root"></div></body></html>'
const routes = [
  { pattern: '^/dashboard/?$', exists: true, isIndexed: false },
  { pattern: '^/terms/?$', exists: true, isIndexed: true },
  { pattern: '^/(.+?)/?$', exists: true, isIndexed: true, isWords: true },
]
const pageOf = (change: object = {}) => ({
  title: 'Про іспит',
  lead: 'Коротко про **іспит**.',
  description: 'Опис сторінки для пошукових систем, який має щонайменше вісімдесят літер, щоб схема його прийняла.',
  updated: '2026-11-20',
  sections: [{ id: 'first', title: 'Перша частина', text: 'Пише %legalEntity%.' }],
  ...change,
})
const files = {
  ...contentFiles(),
  'REVIEW.md':
    '| subject | written | agreed at once | repaired | dropped |\n| --- | --- | --- | --- | --- |\n| training | 10 | 7 | 2 | 1 |\n',
  'pages/pro-ispyt.yaml': pageOf(),
  'pages/nmt/bali.yaml': pageOf({ title: 'Бали', sections: [{ id: 'a', title: 'А', text: 'Текст.', figures: 'review' }] }),
  'legal/terms.yaml': pageOf({ title: 'Умови', updated: '2026-11-21' }),
}

let api: Harness
beforeAll(async () => {
  mkdirSync(site)
  writeFileSync(join(site, 'index.html'), shell)
  writeFileSync(join(site, 'routes.json'), JSON.stringify(routes))
  writeContent(join(directory, 'content'), files)
  const drawPage = async (path: string, _config: unknown, answers: Readonly<Record<string, unknown>>) =>
    `<h1>${path} з ${Object.keys(answers).join()}</h1>`
  api = await openHarness({ site, drawPage, publicUrl: 'https://skladu.example/' })
  await loadContent(api.store.db, join(directory, 'content'))
})
afterAll(async () => {
  await api.close()
  rmSync(directory, { recursive: true })
})

/** The table of the built site ends with the address of any page of words, so that every address may be one. */
describe('an address in large letters or with doubled strokes', () => {
  it.each([
    ['/Pro-Ispyt', '/pro-ispyt'],
    ['//nmt//BALI/?x=1', '/nmt/bali?x=1'],
    ['/TERMS', '/terms'],
    ['//dashboard', '/dashboard'],
  ])('%s leads to %s', async (path, to) => {
    const answer = await createApp(api.deps).fetch(new Request(`http://127.0.0.1${path}`))
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
  })

  it.each(['/Nowhere', '//evil.example/pro', '/NMT/Nothing'])('%s leads nowhere where nothing is there', async (path) => {
    const answer = await createApp(api.deps).fetch(new Request(`http://127.0.0.1${path}`))
    expect([answer.status, answer.headers.get('location')]).toEqual([404, null])
  })
})

describe('a page of words', () => {
  it('is given out with its text as blocks, without the words for search engines', async () => {
    const { status, body } = await api.call('GET /v3/pages/pro-ispyt')
    expect([status, body.data.page]).toEqual([
      200,
      {
        id: 'pro-ispyt',
        path: '/pro-ispyt',
        title: 'Про іспит',
        lead: [
          { kind: 'text', text: 'Коротко про ' },
          { kind: 'strong', children: [{ kind: 'text', text: 'іспит' }] },
          { kind: 'text', text: '.' },
        ],
        updated: '2026-11-20',
        legal: null,
        sections: [
          {
            id: 'first',
            title: 'Перша частина',
            text: [{ kind: 'paragraph', children: [{ kind: 'text', text: 'Пише %legalEntity%.' }] }],
            review: null,
          },
        ],
      },
    ])
  })

  it('of law has the day of its last change for a version, and is unread by a lawyer until somebody says otherwise', async () => {
    const { body } = await api.call('GET /v3/pages/terms')
    expect(body.data.page.legal).toEqual({ version: '2026-11-21', isReviewed: false })
  })

  it('shows the figures of the review where it asks for them', async () => {
    const { body } = await api.call('GET /v3/pages/nmt.bali')
    expect(body.data.page.sections[0].review).toEqual([
      { subject: 'training', title: 'Тренування', written: 10, agreed: 7, repaired: 2, dropped: 1 },
    ])
  })

  it.each(['nothing', 'nmt', 'nmt%2Fbali', '..', '%00', 'Про'])('that nobody has written is not there: %s', async (id) => {
    expect((await api.call(`GET /v3/pages/${id}`)).status).toBe(404)
  })

  it.each([
    ['/pro-ispyt', '/pro-ispyt з v3/pages/pro-ispyt'],
    ['/nmt/bali', '/nmt/bali з v3/pages/nmt.bali'],
    ['/terms', '/terms з v3/pages/terms'],
  ])('comes with its text before any script: %s', async (path, drawn) => {
    const answer = await api.fetch(path)
    const html = await answer.text()
    expect([answer.status, html.includes(`<div id="root"><h1>${drawn}</h1></div>`)]).toEqual([200, true])
    expect(html).toContain(`<link rel="canonical" href="https://skladu.example${path}" data-first />`)
  })

  it.each(['/nothing', '/nmt', '/nmt.bali', '/pro-ispyt/more'])(
    'that nobody has written has status 404 and tells the scripts so: %s',
    async (path) => {
      const answer = await api.fetch(path, { headers: { 'accept-encoding': 'br' } })
      const first = JSON.stringify({ path, answers: {}, isMissing: true })
      expect([answer.status, answer.headers.get('x-robots-tag'), await answer.text()]).toEqual([
        404,
        'noindex',
        shell.replace('</div>', `</div><script type="application/json" id="first-answers">${first}</script>`),
      ])
    },
  )

  it('does not stand in the way of the other pages', async () => {
    const answer = await api.fetch('/dashboard')
    expect([answer.status, await answer.text()]).toEqual([200, shell])
  })

  it('is in the sitemap with its day', async () => {
    const places = [
      ...(await (await api.fetch('/sitemap.xml')).text()).matchAll(/<loc>https:\/\/skladu\.example(.*?)<\/loc><lastmod>(.*?)</g),
    ]
    expect(places.map(([, path, day]) => [path, day]).filter(([path]) => !path?.startsWith('/subjects'))).toEqual([
      ['/nmt/bali', '2026-11-20'],
      ['/pro-ispyt', '2026-11-20'],
      ['/terms', '2026-11-21'],
    ])
  })
})

it.each([
  ['an anchor twice', 'pages/x.yaml', pageOf({ sections: [1, 2].map(() => ({ id: 'a', title: 'А', text: 'Т' })) }), /якір/],
  ['an address that no browser asks for', 'pages/Про.yaml', pageOf(), /хибна адреса/],
  ['raw HTML', 'pages/x.yaml', pageOf({ sections: [{ id: 'a', title: 'А', text: '<b>x</b>' }] }), /недозволений елемент/],
])('%s is refused with the name of the file', (_what, file, body, message) => {
  const all = Object.entries({ ...files, [file]: body }).map(
    ([name, text]) => [name, typeof text === 'string' ? text : JSON.stringify(text)] as const,
  )
  expect(() => parseContent({ hash: '', files: new Map(all) })).toThrow(message)
})
