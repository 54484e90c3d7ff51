import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { storedSecret, rotateSecret } from './secret.ts'
import { readQuery, signedQuery } from './signature.ts'

test('a rotated secret is another one for its owner alone, and what was signed before opens nothing', () => {
  const root = mkdtempSync(join(tmpdir(), 'skladu-secret-'))
  const before = storedSecret(root)
  const query = signedQuery(before, { key: 'k', type: null, size: null, expiresAt: new Date('2030-01-01') })
  expect(rotateSecret(root)).toBe(join(root, 'secret'))
  const after = storedSecret(root)
  expect([after === before, after.length, statSync(join(root, 'secret')).mode & 0o777, readdirSync(root)]).toEqual([
    false,
    43,
    0o600,
    ['secret'],
  ])
  expect([readQuery(before, 'k', query) === null, readQuery(after, 'k', query)]).toEqual([false, null])
  rmSync(root, { recursive: true })
})
