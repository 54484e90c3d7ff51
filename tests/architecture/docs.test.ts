import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const pages = globSync(['*.md', 'docs/*.md', 'docs/adr/*.md', 'docs/components/*.md', 'content/README.md']).filter(
  (file) => file !== 'CHANGELOG.md',
)
const files = globSync(['{src,server,contract,domain,scripts,tests,packages}/**/*.{ts,tsx,mjs,cjs,md}', '*.{ts,cjs}', ...pages]).filter(
  (file) => !file.includes('node_modules') && file !== 'tests/architecture/docs.test.ts',
)
const decisions = new Set(globSync('docs/adr/*.md').map((file) => Number(/(\d+)-/.exec(file)?.[1])))

test('a decision that is cited can be read', () => {
  const cited = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bADRs? ?(\d+)/g)].map(([, number]) => ({ file, number: Number(number) })),
  )
  expect(cited.length).toBeGreaterThan(0)
  expect(cited.filter(({ number }) => !decisions.has(number))).toEqual([])
})

/** Paths in backticks that begin at a folder of the repository and are no pattern: `src/app/routing/routes.ts`, `server/run`. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:src|server|contract|domain|content|scripts|tests|packages|docs|public)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  )

test.each(pages)('%s names only files and folders that there are', (page) => {
  expect(pathsIn(readFileSync(page, 'utf8')).filter((path) => !existsSync(path) && !existsSync(`${path}.ts`))).toEqual([])
})

test.each(pages)('the links of %s lead to files', (page) => {
  const links = [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, link = '']) => link)
  expect(links.filter((link) => !existsSync(`${page.includes('/') ? page.slice(0, page.lastIndexOf('/') + 1) : ''}${link}`))).toEqual([])
})
