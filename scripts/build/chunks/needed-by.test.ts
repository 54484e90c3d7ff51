import { expect, test } from 'vitest'
import { neededBy, type ModuleText } from './needed-by.ts'

const imported = (code: string) => [...code.matchAll(/from '([^']+)'/g)].map(([, source = '']) => source)

/** Modules of a site by their path, each with its text. */
function site(texts: Record<string, string>) {
  const at = (source: string) =>
    Object.keys(texts).find((path) => path.replace(/(\/index)?\.tsx?$/, '').endsWith(source.replace(/^[@#.]+/, '')))
  return (id: string): ModuleText | null => {
    const code = texts[id]
    if (code === undefined) return null
    const exports = [...code.matchAll(/export const (\w+)/g)].map(([, name = '']) => name)
    return { code, exports, importedIds: imported(code).flatMap((source) => at(source) ?? []) }
  }
}

test('an index brings what is taken from it and nothing else', () => {
  const ask = site({
    '/src/pages/a/index.ts': `export { A } from './page'`,
    '/src/pages/a/page.ts': `import { card as one } from '@/entities/b'\nexport const A = one`,
    '/src/entities/b/index.ts': `export { card } from './card'\nexport { list } from './list'`,
    '/src/entities/b/card.ts': `import { schema } from '#contract/card'\nexport const card = schema`,
    '/src/entities/b/list.ts': `export const list = 1`,
    '/contract/card.ts': `export const schema = 1`,
  })
  expect([...neededBy(ask)('/src/pages/a/index.ts')].toSorted()).toEqual([
    '/contract/card.ts',
    '/src/entities/b/card.ts',
    '/src/pages/a/page.ts',
  ])
})

test('types, and what comes later, are not needed', () => {
  const ask = site({
    '/src/a.ts': `import type { B } from './b'\nimport { type C } from './c'\nexport const load = () => import('./d')`,
    '/src/b.ts': `export const b = 1`,
    '/src/c.ts': `export const c = 1`,
    '/src/d.ts': `export const d = 1`,
  })
  expect([...neededBy(ask)('/src/a.ts')]).toEqual(['/src/a.ts'])
})

test('of files that are passed on whole, the one with the name is needed', () => {
  const ask = site({
    '/src/a.ts': `import { red } from '@/looks'\nexport const a = red`,
    '/src/looks/index.ts': `export * from './red'\nexport * from './blue'`,
    '/src/looks/red.ts': `export const red = 1`,
    '/src/looks/blue.ts': `export const blue = 1`,
  })
  expect([...neededBy(ask)('/src/a.ts')].toSorted()).toEqual(['/src/a.ts', '/src/looks/red.ts'])
})

test('a package that a page needs before it can be drawn is needed with it', () => {
  const ask = site({
    '/src/a.ts': `import { openDB } from 'idb'\nexport const a = openDB`,
    '/node_modules/idb/index.ts': `export const openDB = 1`,
  })
  expect([...neededBy(ask)('/src/a.ts')]).toEqual(['/src/a.ts', '/node_modules/idb/index.ts'])
})

test('what a package needs, and what the build adds to a module, is needed with it', () => {
  const ask = site({
    '/src/a.ts': `import { key } from 'keys'\nexport const a = key`,
    '/node_modules/keys/index.ts': `export { key } from './key'`,
    '/node_modules/keys/key.ts': `export const key = 1`,
  })
  const withAdded = (id: string) => {
    const module = ask(id)
    return module && id === '/src/a.ts' ? { ...module, importedIds: [...module.importedIds, '\0build/helper.js'] } : module
  }
  expect([...neededBy(withAdded)('/src/a.ts')]).toEqual([
    '/src/a.ts',
    '/node_modules/keys/index.ts',
    '/node_modules/keys/key.ts',
    '\0build/helper.js',
  ])
})
