import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { openEmbedded } from '../../server/store/open-embedded.ts'
import { guardedClient } from '../../server/store/guarded-client.ts'
import type { StoreBroken } from '../../server/store/store-broken.ts'
import { contentFiles, writeContent } from './fixtures/content.ts'
import { failingServer } from './setup/separate-process.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const root = mkdtempSync(join(tmpdir(), 'skladu-broken-'))
const whole = join(root, 'whole')
const openNew = (directory: string) => openEmbedded(directory, undefined, undefined, inject('empty'))
const isRoot = process.getuid?.() === 0
beforeAll(async () => {
  chmodSync(root, 0o755)
  writeContent(join(root, 'content'), contentFiles())
  await (await openNew(join(whole, 'db'))).close()
  mkdirSync(join(whole, 'backups'))
  writeFileSync(join(whole, 'backups/2026-11-21T01-00-00.000Z.tar.gz'), 'a copy')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

function copyOf(name: string): string {
  const directory = join(root, name)
  cpSync(whole, directory, { recursive: true })
  return directory
}

const start = (directory: string, uid?: number) => failingServer({ DATA_DIR: directory, CONTENT_DIR: join(root, 'content') }, uid)
const cure = (directory: string) => {
  const copy = `${directory}/backups/2026-11-21T01-00-00.000Z.tar.gz`
  return `Найновіша копія: ${copy}. Повернути її: npm run restore -- ${copy}\n`
}

/** All that lies in a folder, but for the lock. */
function printOf(directory: string): string {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).toSorted()
  const print = createHash('sha256')
  for (const name of files) {
    const path = join(directory, name)
    if (statSync(path).isFile()) print.update(name).update(readFileSync(path))
  }
  return print.digest('hex')
}

describe('a damaged store is named in one line with its newest copy, and stays as it lies', () => {
  it.each([
    ['without its version', (data: string) => rmSync(join(data, 'PG_VERSION'))],
    ['without its control file', (data: string) => rmSync(join(data, 'global/pg_control'))],
    ['with a control file of noise', (data: string) => writeFileSync(join(data, 'global/pg_control'), Buffer.alloc(8192, 7))],
    ['with half a control file', (data: string) => writeFileSync(join(data, 'global/pg_control'), Buffer.alloc(100))],
  ])('%s', async (name, damage) => {
    const directory = copyOf(name.replaceAll(' ', '-'))
    damage(join(directory, 'db/pg'))
    const before = printOf(join(directory, 'db'))
    expect(await start(directory)).toEqual([1, `Сховище ${directory}/db пошкоджене. ${cure(directory)}`])
    expect(printOf(join(directory, 'db'))).toBe(before)
  })
})

it.runIf(isRoot)('a store that may not be written is named in one line', async () => {
  const [directory, nobody] = [copyOf('closed'), Number(execFileSync('id', ['-u', 'nobody'], { encoding: 'utf8' }))]
  for (const path of [directory, join(directory, 'db')]) chownSync(path, nobody, nobody)
  execFileSync('chmod', ['-R', 'a+rX,a-w', join(directory, 'db/pg')])
  const line = `Сховище ${directory}/db закрите для запису. Відкрий теку для запису й запусти знову. ${cure(directory)}`
  expect(await start(directory, nobody)).toEqual([1, line])
  chmodSync(join(directory, 'db'), 0o500)
  expect(await start(directory, nobody)).toEqual([1, line])
})

it('a store whose making was cut short is made anew', async () => {
  const directory = join(root, 'cut/db')
  mkdirSync(join(directory, 'pg/base'), { recursive: true })
  writeFileSync(join(directory, 'making'), '')
  const store = await openNew(directory)
  await store.close()
  expect(readdirSync(directory)).toEqual(['pg'])
})

const small = join(root, 'small')
mkdirSync(small)
const isMounted = isRoot && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=90m', 'tmpfs', small]).status === 0
describe.runIf(isMounted)('a store on a full disk', () => {
  afterAll(() => void spawnSync('umount', [small]))

  it('does not start, and says why in one line', async () => {
    const directory = join(small, 'data')
    cpSync(whole, directory, { recursive: true })
    writeFileSync(join(small, 'filler'), Buffer.alloc(35_000_000))
    const line = `Сховище ${directory}/db не має місця на диску. Звільни місце й запусти знову. ${cure(directory)}`
    expect(await start(directory)).toEqual([1, line])
    rmSync(join(small, 'filler'))
  })

  it('ends its work while there is still place to end it', async () => {
    const ends: StoreBroken[] = []
    const store = await openEmbedded(join(small, 'data/db'), (broken) => void ends.push(broken))
    writeFileSync(join(small, 'filler'), Buffer.alloc(35_000_000))
    await expect.poll(() => ends.length, { timeout: 10_000 }).toBeGreaterThan(0)
    expect(ends[0]?.message.split('. ')[0]).toBe(`Сховище ${small}/data/db не має місця на диску`)
    await store.close()
  })
})

it.each([
  ['53100', 'не має місця на диску'],
  ['58030', 'пошкоджене'],
  ['25006', 'закрите для запису'],
])('a write that fails with %s ends the work before a rollback is asked for', async (code, reason) => {
  const said: string[] = []
  const client = {
    query: async () => Promise.reject(Object.assign(new Error('could not write'), { code })),
    transaction: async (work: (tx: object) => Promise<unknown>) => work(client).catch(() => said.push('rollback')),
  }
  const guarded = guardedClient(client, join(whole, 'db'), (broken) => said.push(broken.message.split('. ')[0] ?? ''))
  await guarded.transaction((tx) => (tx as typeof client).query())
  expect(said).toEqual([`Сховище ${whole}/db ${reason}`, 'rollback'])
})
