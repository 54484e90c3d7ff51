import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listComponents } from './list-components.ts'

test('each package stands once, by name and version, and what runs is told from what builds', () => {
  const packages = {
    '': { version: '1.3.0' },
    'node_modules/hono': { version: '4.0.0', license: 'MIT', integrity: `sha512-${Buffer.from('ab').toString('base64')}` },
    'node_modules/@img/colour': { version: '1.1.0', license: 'MIT', dev: true },
    'node_modules/x/node_modules/@img/colour': { version: '1.1.0', license: 'MIT' },
  }
  expect(listComponents(JSON.stringify({ packages }))).toEqual([
    {
      type: 'library',
      'bom-ref': 'pkg:npm/%40img/colour@1.1.0',
      group: '@img',
      name: 'colour',
      version: '1.1.0',
      purl: 'pkg:npm/%40img/colour@1.1.0',
      scope: 'required',
      licenses: [{ expression: 'MIT' }],
    },
    {
      type: 'library',
      'bom-ref': 'pkg:npm/hono@4.0.0',
      name: 'hono',
      version: '4.0.0',
      purl: 'pkg:npm/hono@4.0.0',
      scope: 'required',
      licenses: [{ expression: 'MIT' }],
      hashes: [{ alg: 'SHA-512', content: '6162' }],
    },
  ])
})

test('every package of ours has a checksum and a version that is not a range', () => {
  const components = listComponents(readFileSync('package-lock.json', 'utf8'))
  expect(components.length).toBeGreaterThan(500)
  expect(components.filter(({ hashes, version }) => !hashes || !/^\d/.test(version)).map(({ purl }) => purl)).toEqual([])
})

test('what only builds is required all the same where the built files hold it', () => {
  const packages = { 'node_modules/react': { version: '19.0.0', dev: true }, 'node_modules/vite': { version: '8.0.0', dev: true } }
  const listed = listComponents(JSON.stringify({ packages }), new Set(['react@19.0.0', 'vite@7.0.0']))
  expect(listed.map(({ name, scope }) => [name, scope])).toEqual([
    ['react', 'required'],
    ['vite', 'optional'],
  ])
})
