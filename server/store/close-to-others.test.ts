import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { closeToOthers } from './close-to-others.ts'

const root = mkdtempSync(join(tmpdir(), 'skladu-close-'))
afterEach(() => rmSync(root, { recursive: true, force: true }))
const modeOf = (path: string) => statSync(join(root, path)).mode & 0o777

test('what older versions left open to everybody is closed, once, and links lead nowhere', () => {
  mkdirSync(join(root, 'backups'), { recursive: true })
  mkdirSync(join(root, 'db/pg/base'), { recursive: true })
  writeFileSync(join(root, 'other'), '')
  chmodSync(join(root, 'other'), 0o666)
  symlinkSync(join(root, 'other'), join(root, 'backups/link'))
  for (const file of ['secret', 'backups/1.tar.gz', 'db/pg/base/1']) {
    writeFileSync(join(root, file), '')
    chmodSync(join(root, file), 0o666)
  }
  for (const folder of ['backups', 'db', 'db/pg', 'db/pg/base']) chmodSync(join(root, folder), 0o777)
  expect(closeToOthers(root)).toBe(7)
  expect(['secret', 'backups', 'backups/1.tar.gz', 'db', 'db/pg/base', 'db/pg/base/1', 'other'].map(modeOf)).toEqual([
    0o600, 0o700, 0o600, 0o700, 0o700, 0o600, 0o666,
  ])
  expect(closeToOthers(root)).toBe(0)
})

test('a folder that is not there yet is no trouble', () => {
  expect(closeToOthers(join(root, 'nothing'))).toBe(0)
})
