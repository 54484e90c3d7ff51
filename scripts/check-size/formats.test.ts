import { expect, test } from 'vitest'
import { fontsIn } from './manifest.ts'
import { pagesIn, readPages } from './pages.ts'

test('each route of a table gives the page it loads, however it is laid out', () => {
  const table = `export const routes = [
    defineRoute({ title: "a) address: 'x'", address: "team", page: lazy(async () => (await import('@/pages/content-page')).TeamPage) }),
    // defineRoute({ address: 'gone' })
    defineRoute({ address: 'me', title: 'Я' }),
    defineRoute({ address: 'tool', access: 'apart', load: isOn ? async () => (await import('../tool')).ToolPage : null }),
  ] as const`
  expect(pagesIn('routes.ts', table)).toEqual([{ address: 'team', module: 'src/pages/content-page/index.ts', isPublic: true }])
})

test('the tables of the site are read whole: each page that stands in them, and nothing of what stands apart from the site', () => {
  const addresses = readPages().map(({ address }) => address)
  expect(addresses).toEqual(expect.arrayContaining(['landing', 'subject', 'content', 'dashboard']))
  expect(addresses).not.toContain('statecharts')
})

test('a route that cannot be read is refused', () => {
  expect(() => pagesIn('routes.ts', 'defineRoute({ address: `me` })')).toThrow('without an address')
  expect(() => pagesIn('routes.ts', "defineRoute({ address: 'me', page: () => import('../me') })")).toThrow('which is no page')
  expect(() => pagesIn('routes.ts', 'defineRoute({')).toThrow('routes.ts')
})

test('faces are read out of the styles of a page, wherever braces and quotes stand', () => {
  const face = (rest: string) => `@font-face{font-family:'A {';src:url("/assets/a.woff2") format('woff2');${rest}}`
  expect(fontsIn(`<style>${face('unicode-range:U+04??, U+0')}</style><p>@font-face{src:url(b.woff2)}</p>`)).toEqual(['assets/a.woff2'])
  expect(fontsIn(`<style>${face('unicode-range: u+370-3ff')}</style>`)).toEqual([])
  expect(() => fontsIn(`<style>${face('unicode-range:04')}</style>`)).toThrow('a range of letters that cannot be read: 04')
  expect(() => fontsIn('<p>')).toThrow('no face')
})
