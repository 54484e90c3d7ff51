import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { backUp } from '../../server/store/backups.ts'
import { lockDirectory, StoreInUse } from '../../server/store/lock.ts'
import { sessions, users } from '../../server/store/schema.ts'
import { removeExpired } from '../../server/run/schedule/tidy.ts'
import { openHarness } from './setup/harness.ts'

const root = mkdtempSync(join(tmpdir(), 'skladu-store-'))
const file = () => join(root, 'lock.json')
const holds = (holder: object | string) => writeFileSync(file(), typeof holder === 'string' ? holder : JSON.stringify(holder))
beforeEach(() => rmSync(file(), { force: true }))
afterAll(() => rmSync(root, { recursive: true }))

describe('the lock of a store', () => {
  it('is there while it is held and gone afterwards', () => {
    const release = lockDirectory(root)
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual({ pid: process.pid, host: hostname() })
    release()
    expect(existsSync(file())).toBe(false)
  })

  it('leaves the folder to its owner alone, however open it was', () => {
    for (const mode of [0o777, 0o755, 0o750]) {
      chmodSync(root, mode)
      lockDirectory(root)()
      expect(statSync(root).mode & 0o777).toBe(0o700)
    }
  })

  it('of a live process is respected', () => {
    holds({ pid: process.ppid, host: hostname() })
    expect(() => lockDirectory(root)).toThrow(StoreInUse)
  })

  it('of a dead process is taken over', async () => {
    const child = spawn(process.execPath, ['-e', ''])
    await once(child, 'exit')
    holds({ pid: child.pid, host: hostname() })
    lockDirectory(root)()
    expect(readdirSync(root)).toEqual([])
  })

  it('that was only half written is taken over', () => {
    holds('{"pid":')
    lockDirectory(root)()
  })

  it('of another machine is respected while its heart beats', () => {
    holds({ pid: 1, host: 'another' })
    expect(() => lockDirectory(root)).toThrow('another')
    const before = new Date(Date.now() - 120_000)
    utimesSync(file(), before, before)
    lockDirectory(root)()
  })
})

describe('backups of an embedded store', () => {
  it('keep the seven newest copies', async () => {
    const directory = join(root, 'copies')
    for (let day = 0; day < 9; day++) await backUp(async () => new Uint8Array([day]), directory, new Date(Date.UTC(2026, 10, day + 1)))
    const kept = readdirSync(directory).toSorted()
    expect(kept.map((name) => readFileSync(join(directory, name))[0])).toEqual([2, 3, 4, 5, 6, 7, 8])
  })

  it('leave nothing behind where one could not be made', async () => {
    const directory = join(root, 'copies')
    const at = new Date(Date.UTC(2026, 10, 1))
    mkdirSync(join(directory, `${at.toISOString().replaceAll(':', '-')}.tar.gz`), { recursive: true })
    await expect(backUp(async () => new Uint8Array([1]), directory, at)).rejects.toThrow('EISDIR')
    expect(readdirSync(directory).filter((name) => name.endsWith('.part'))).toEqual([])
  })
})

it('what has expired is swept away, and guests to whom no token leads', async () => {
  const api = await openHarness()
  await api.guest()
  await api.account()
  const stays = await api.guest()
  api.clock.advance(300 * 86400)
  const fresh = await api.guest()
  // Who has work is kept for long; an idle guest for days.
  await api.survey(fresh)
  await removeExpired(api.store.db, new Date(api.clock.now.getTime() + 150 * 86400_000))
  expect([(await api.call('GET /v3/user', { token: stays })).status, (await api.call('GET /v3/user', { token: fresh })).status]).toEqual([
    401, 200,
  ])
  expect((await api.store.db.select().from(sessions)).length).toBe(1)
  expect((await api.store.db.select().from(users)).map(({ isAnonymous }) => isAnonymous).toSorted()).toEqual([false, true])
  await api.close()
})
