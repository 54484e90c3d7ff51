import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdCompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { emptyStoreFor } from './empty-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'skladu-empty-'))
const made = join(folder, 'made.zst')
writeFileSync(made, zstdCompressSync(new TextEncoder().encode('a store')))
afterAll(() => rmSync(folder, { recursive: true }))

test('a folder without a store gets the empty one, as it was built', async () => {
  expect(await emptyStoreFor(join(folder, 'new'), made)?.text()).toBe('a store')
})

test('a folder with a store keeps it, and where nothing was built one is made', () => {
  mkdirSync(join(folder, 'old'))
  writeFileSync(join(folder, 'old/PG_VERSION'), '18')
  expect(emptyStoreFor(join(folder, 'old'), made)).toBeUndefined()
  expect(emptyStoreFor(join(folder, 'new'), join(folder, 'nowhere'))).toBeUndefined()
})
