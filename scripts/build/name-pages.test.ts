import { expect, test } from 'vitest'
import { withPages } from './name-pages.ts'

test('a page that shares its file is named by its module wherever it stands, and nothing else is', () => {
  const manifest = {
    '_theory-article-page-a_b-C123.js': { imports: ['_theory-page-a1b2c3d4.js'] },
    '_theory-a1b2c3d4.js': { file: 'assets/theory-a1b2c3d4.js' },
  }
  const pages = ['theory', 'theory-article'].map((page) => ({ module: `src/pages/${page}/index.ts` }))
  expect(JSON.parse(withPages(JSON.stringify(manifest), pages))).toEqual({
    'src/pages/theory-article/index.ts': { imports: ['src/pages/theory/index.ts'] },
    '_theory-a1b2c3d4.js': { file: 'assets/theory-a1b2c3d4.js' },
  })
})
