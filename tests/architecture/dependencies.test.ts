import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<'dependencies' | 'devDependencies', Record<string, string>>
const all = { ...manifest.dependencies, ...manifest.devDependencies }
const doc = readFileSync('docs/dependencies.md', 'utf8')

test('every package before its first whole version has a line that says what would stand in for it', () => {
  const early = Object.keys(all).filter((name) => /^0\.|-(alpha|beta|rc)/.test(all[name] ?? ''))
  const listed = [...doc.matchAll(/^\| `(.+?)` \| .+? \| .+? \|$/gm)].map(([, name]) => name)
  expect(listed.toSorted()).toEqual(early.toSorted())
})

test('versions are exact', () => {
  expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

test('Renovate knows only packages that there are', () => {
  const { packageRules } = JSON.parse(readFileSync('renovate.json', 'utf8')) as { packageRules: { matchPackageNames?: string[] }[] }
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { optionalDependencies: Record<string, string> }
  const known = ['node', ...Object.keys(all), ...Object.keys(optionalDependencies)]
  const named = packageRules.flatMap(({ matchPackageNames = [] }) => matchPackageNames)
  expect(named.filter((name) => !known.some((one) => (name.endsWith('/**') ? one.startsWith(name.slice(0, -2)) : one === name)))).toEqual(
    [],
  )
})
