import { expect, test } from 'vitest'
import { configureApi } from '@/shared/api'
import { PictureFault } from '@/shared/lib/redraw-picture'
import { pageShelf } from '@/shared/lib/device-log/shelf'
import { pageLog } from '../../../../tests/fixtures/page-log'
import { testClient } from '../../../../tests/fixtures/test-client'
import { cardMediaStream } from '../streams/card-streams'
import { createCollection } from './collection'
import { sendCardMedia } from './send-media'
import { storedMedium } from './stored-media'

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
const bytes = (size: number) => new Uint8Array(size).fill(7)
type Sent = { media: { id: string; base64: string }[] }

async function device(answer: (sent: Sent) => { id: string; message: string }[] = () => []) {
  const calls: Sent[] = []
  const world = { isAway: false, held: [] as { id: string; type: string; base64: string }[] }
  configureApi({
    ...testClient,
    fetch: async (input) => {
      if (world.isAway) throw new TypeError('No network')
      const request = input as Request
      if (request.method === 'GET') {
        const ids = new URL(request.url).searchParams.get('ids')?.split(',') ?? []
        const media = world.held.filter(({ id }) => ids.includes(id)).slice(0, 1)
        const missing = ids.filter((id) => world.held.every((each) => each.id !== id))
        return Response.json({ data: { media, missing } })
      }
      const sent = (await request.json()) as Sent
      calls.push(sent)
      return Response.json({ data: { room: { bytes: 1, limit: 2 }, refused: answer(sent) } })
    },
  })
  const log = pageLog({ device: pageShelf() })
  const collection = await createCollection(log, () => 1e12)
  return { log, collection, calls, world, deliver: () => log.deliver(cardMediaStream.name) }
}

test('pictures and sounds leave in parts that a slow phone can send, each once', async () => {
  const { collection, log, calls, deliver } = await device()
  await collection.keepMedia([0, 1, 2, 3].map((index) => ({ id: idOf(index), bytes: bytes(180 * 1024), type: 'image/webp', isRaw: false })))
  expect(await log.waiting()).toEqual([])
  await collection.offerMedia([0, 1, 2, 3].map(idOf))
  expect((await log.waiting()).map(({ count, words }) => [count, words[2]])).toEqual([[4, 'файлів карток']])
  await deliver()
  expect(calls.map(({ media }) => media.map(({ id }) => id))).toEqual([[0, 1].map(idOf), [2, 3].map(idOf)])
  expect(atob(calls[0]!.media[0]!.base64).length).toBe(180 * 1024)
  expect(await log.waiting()).toEqual([])
})

test('a picture from a file is drawn anew before it leaves, and stands so on the device from then on; what cannot be drawn is refused alone', async () => {
  const redraw = async (file: Blob) => {
    if (file.type === 'image/gif') throw new PictureFault('unreadable')
    return new Blob(['drawn'], { type: 'image/webp' })
  }
  const { collection, log, calls } = await device()
  await collection.keepMedia([
    { id: idOf(0), bytes: bytes(9), type: 'image/png', isRaw: true },
    { id: idOf(1), bytes: bytes(9), type: 'image/gif', isRaw: true },
  ])
  const facts = [0, 1, 2].map((index) => ({ id: idOf(index + 10), at: '', medium: idOf(index) }))
  const receipt = await sendCardMedia(facts, { owner: 'guest', documents: log.documents }, redraw)
  expect(receipt.refused).toEqual([idOf(11), idOf(12)])
  expect(calls).toEqual([{ media: [{ id: idOf(0), base64: btoa('drawn') }] }])
  expect(await storedMedium(log.documents, idOf(0))).toMatchObject({ type: 'image/webp', isRaw: false })
})

test('what the server has no place for is refused, the rest has arrived', async () => {
  const { collection, deliver, log } = await device(({ media }) => [{ id: media[1]!.id, message: 'Місця немає' }])
  await collection.keepMedia([0, 1].map((index) => ({ id: idOf(index), bytes: bytes(9), type: 'audio/wav', isRaw: false })))
  await collection.offerMedia([0, 1].map(idOf))
  expect((await deliver()).refused).toBe(1)
  expect([await log.waiting(), (await log.of(cardMediaStream).refused()).length]).toEqual([[], 1])
})

test('what was not answered waits, and goes once there is a network', async () => {
  const { collection, deliver, world, calls, log } = await device()
  world.isAway = true
  await collection.keepMedia([{ id: idOf(0), bytes: bytes(9), type: 'audio/wav', isRaw: false }])
  await collection.offerMedia([idOf(0)])
  await expect(deliver()).rejects.toThrow()
  world.isAway = false
  await deliver()
  expect([calls.length, await log.waiting()]).toEqual([1, []])
})

test('pictures of another device are fetched once, in as many answers as it takes, and are there without a network from then on', async () => {
  const { collection, world } = await device()
  world.held = [0, 1].map((index) => ({ id: idOf(index), type: 'image/webp', base64: btoa(`picture ${index}`) }))
  const found = await collection.findMedia([0, 1, 2].map(idOf))
  expect([...found.keys()]).toEqual([0, 1].map(idOf))
  world.isAway = true
  const again = await collection.findMedia([0, 1].map(idOf))
  expect(await Promise.all([...again.values()].map((blob) => blob.text()))).toEqual(['picture 0', 'picture 1'])
  await expect(collection.findMedia([idOf(3)])).rejects.toThrow()
})
