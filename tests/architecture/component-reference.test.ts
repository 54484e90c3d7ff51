import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folders = globSync('src/shared/ui/*/index.ts').map((file) => file.split('/').at(-2) ?? '')
const reference = globSync('docs/components/**/*.tsx')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const table = readFileSync('docs/components/README.md', 'utf8')

it('the reference of components shows every folder of shared/ui', () => {
  expect(folders.length).toBeGreaterThan(30)
  expect(folders.filter((folder) => !new RegExp(`from '@/shared/ui/${folder}'`).test(reference))).toEqual([])
})

it('the table of components names every folder of shared/ui and no other', () => {
  const named = [...table.slice(table.indexOf('## Components')).matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, folder]) => folder)
  expect(named.toSorted()).toEqual(folders.toSorted())
})
