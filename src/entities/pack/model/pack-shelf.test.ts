import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pack } from '#samples/packs'
import { configureApi } from '@/shared/api'
import { readSeen } from '@/shared/lib/seen'
import { memoryCaches } from '../../../../tests/fixtures/memory-caches'
import { forgetPacks, keepPack, listPacks, NoRoomError, readPack, removePack } from './pack-shelf'
import { testClient } from '../../../../tests/fixtures/test-client'

const now = new Date('2026-11-21T10:00:00.000Z')
let room = Infinity
let isAway = false
let answered = Promise.resolve()

beforeEach(() => {
  room = Infinity
  isAway = false
  answered = Promise.resolve()
  vi.stubGlobal(
    'caches',
    memoryCaches(() => (room -= 1) >= 0),
  )
  configureApi({
    ...testClient,
    fetch: async (input) => {
      if (isAway) throw new TypeError('Failed to fetch')
      await answered
      const { pathname } = new URL((input as Request).url)
      return Response.json(
        pathname.endsWith('/packs') ? { success: true, data: { pack, serverNow: now.toISOString() } } : { page: pathname },
      )
    },
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('a pack is kept with its size and day, its pages are read like any that were seen, and the share grows to the whole', async () => {
  const shares: number[] = []
  const kept = await keepPack('math', (share) => shares.push(share), now)
  expect(await readPack('math')).toEqual({ pack, bytes: kept.bytes, at: now.toISOString() })
  expect(kept.bytes).toBeGreaterThan(JSON.stringify(pack).length)
  expect(await readSeen('v3/subjects/math/theory')).toEqual({ body: { page: '/api/v3/subjects/math/theory' }, at: now.toISOString() })
  expect([shares.toSorted((a, b) => a - b), shares.at(-1)]).toEqual([shares, 1])
})

test('a device without room says so, and no half is left behind', async () => {
  room = 1
  await expect(keepPack('math', undefined, now)).rejects.toBeInstanceOf(NoRoomError)
  expect([await listPacks(), await readSeen('v3/subjects/math'), await caches.keys()]).toEqual([[], null, ['seen-1']])
})

test('a renewal that does not come leaves the former pack', async () => {
  await keepPack('math', undefined, now)
  isAway = true
  await expect(keepPack('math', undefined, new Date())).rejects.not.toBeInstanceOf(NoRoomError)
  expect((await readPack('math'))?.at).toBe(now.toISOString())
})

test('a pack that another tab has put down meanwhile stays when this tab fails', async () => {
  const late = Promise.withResolvers<void>()
  answered = late.promise
  const failing = keepPack('math', undefined, now).catch((error: unknown) => error)
  const put = { pack, bytes: 1, at: now.toISOString() }
  await (await caches.open('pack-math')).put('/pack', new Response(JSON.stringify(put)))
  isAway = true
  answered = Promise.reject(new TypeError('Failed to fetch'))
  answered.catch(() => undefined)
  late.resolve()
  expect(await failing).toBeInstanceOf(Error)
  expect(await readPack('math')).toEqual(put)
})

test('what is removed is gone with its pages, and who leaves takes all packs along, halves too', async () => {
  await keepPack('math', undefined, now)
  await removePack('math')
  expect([await readPack('math'), await readSeen('v3/subjects/math')]).toEqual([null, null])
  await keepPack('math', undefined, now)
  await caches.open('pack-physics')
  await forgetPacks()
  expect((await caches.keys()).filter((name) => name.startsWith('pack-'))).toEqual([])
})

test('a pack that comes after its visitor has left is kept for nobody', async () => {
  const late = Promise.withResolvers<void>()
  answered = late.promise
  const asked = Promise.allSettled([keepPack('math', undefined, now)])
  await forgetPacks()
  late.resolve()
  expect([(await asked)[0].status, await listPacks()]).toEqual(['rejected', []])
})

test('a pack that is stopped on its way leaves no half, and the former one where there was one', async () => {
  const stop = new AbortController()
  const half = () => stop.abort()
  await expect(keepPack('math', half, now, stop.signal)).rejects.toThrow('aborted')
  expect([await listPacks(), (await caches.keys()).filter((name) => name.startsWith('pack-'))]).toEqual([[], []])
  await keepPack('math', undefined, now)
  await expect(keepPack('math', half, new Date(), stop.signal)).rejects.toThrow('aborted')
  expect((await readPack('math'))?.at).toBe(now.toISOString())
})
