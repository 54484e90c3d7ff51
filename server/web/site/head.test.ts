import { expect, test } from 'vitest'
import { headMarkup, jsonForMarkup, type Head } from './head.ts'

const origin = 'https://site.test'
const page: Head = {
  title: 'Математика',
  description: 'Теорія і тести.',
  path: '/subjects/math',
  crumbs: [{ title: 'Предмети', to: '/subjects' }],
}
const metaOf = (markup: string, name: string) => new RegExp(`="${name}" content="([^"]*)"`).exec(markup)?.[1]
const structuredIn = (markup: string): Record<string, unknown>[] =>
  [...markup.matchAll(/<script type="application\/ld\+json" data-first>(.*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
  )

test('the brand follows a title that does not name it, and stands once in one that does', () => {
  const titles = ['Математика', 'Складу НМТ'].map((title) => /<title.*?>(.*?)<\/title>/.exec(headMarkup({ ...page, title }, origin))?.[1])
  expect(titles).toEqual(['Математика · Складу', 'Складу НМТ'])
})

test('words of authors end neither an attribute nor an element', () => {
  const hostile = '"><script>run()</script>'
  const markup = headMarkup({ ...page, title: hostile, description: hostile, crumbs: [{ title: hostile, to: '/' }] }, origin)
  expect(markup.match(/<script>/g)).toBeNull()
  expect(structuredIn(markup)[0]).toMatchObject({ itemListElement: [{ name: hostile }, { name: hostile }] })
})

test('JSON in the page ends no script and breaks no line of one', () => {
  const value = { text: '</script><!--\u2028\u2029' }
  const text = jsonForMarkup(value)
  expect([text.includes('<'), /[\u2028\u2029]/.test(text), JSON.parse(text)]).toEqual([false, false, value])
})

test.each([
  ['at a word, without its comma', 'слово, '.repeat(40), 200],
  ['where it is one word alone', 'ж'.repeat(500), 201],
])('a long description is cut %s', (_name, description, most) => {
  const told =
    metaOf(headMarkup({ ...page, description }, origin), 'description') ??
    metaOf(headMarkup({ ...page, description }, origin), 'og:description') ??
    ''
  expect(told.length).toBeLessThanOrEqual(most)
  expect(told).toMatch(/[^\s,]…$/)
})

test('messengers get a large picture where there is one', () => {
  const [bare, drawn] = [headMarkup(page, origin), headMarkup(page, origin, '/pictures/math.png')]
  expect([metaOf(bare, 'og:image'), metaOf(bare, 'twitter:card')]).toEqual([undefined, 'summary'])
  expect([metaOf(drawn, 'og:image'), metaOf(drawn, 'twitter:card')]).toEqual(['https://site.test/pictures/math.png', 'summary_large_image'])
})

test('the first page names the site, an article its own date and its way', () => {
  expect(structuredIn(headMarkup({ ...page, path: '/', crumbs: [] }, origin))).toMatchObject([
    { '@type': 'WebSite', url: 'https://site.test/' },
  ])
  const article = headMarkup({ ...page, article: { headline: 'Відсотки', modified: '2026-11-01' } }, origin)
  expect(structuredIn(article)).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Предмети' },
        { position: 2, name: 'Відсотки' },
      ],
    },
    { '@type': 'Article', headline: 'Відсотки', dateModified: '2026-11-01', mainEntityOfPage: 'https://site.test/subjects/math' },
  ])
})
