import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rows = [...readFileSync('content/pages/licenses.yaml', 'utf8').matchAll(/^ +\| ([\w@/, -]+) \| ([\w.-]+) \| .+ \|$/gm)]
const named = rows
  .flatMap(([, names = '', licence = '']) => names.split(', ').map((name) => [name, licence] as const))
  .filter(([name]) => !name.startsWith('-'))

test('the page names libraries', () => {
  expect(named.length).toBeGreaterThan(8)
})

test.each(named)('%s is under %s, as the page says', (name, licence) => {
  expect(JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))).toMatchObject({ license: licence })
})
