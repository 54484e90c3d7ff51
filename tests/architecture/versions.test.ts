import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const packageOf = (file: string): { version: string } => JSON.parse(readFileSync(file, 'utf8')) as { version: string }

test('the changelog, the package and its lock file name one version', () => {
  const released = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (\d+\.\d+\.\d+)$/gm)][0]?.[1]
  expect([packageOf('package.json').version, packageOf('package-lock.json').version]).toEqual([released, released])
})
