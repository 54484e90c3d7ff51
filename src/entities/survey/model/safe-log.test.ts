import 'fake-indexeddb/auto'
import { v4 as createUuid } from 'uuid'
import { describe, expect, test, vi } from 'vitest'
import { openAnswerLog } from './answer-log'
import { createMemoryLog } from './memory-log'
import { createSafeLog } from './safe-log'

const survey = 'nmt-12345678'
const answer = (value: string) => ({ kind: 'answer' as const, question: 'q1', value })
const values = (events: readonly { seq: number; kind: string; value?: unknown }[]) =>
  events.toSorted((a, b) => a.seq - b.seq).map(({ seq, value }) => [seq, value])

async function setUp() {
  const client = createUuid()
  const device = await openAnswerLog(client, createUuid())
  const append = vi.fn<typeof device.append>(device.append)
  return { append, log: createSafeLog({ ...device, append }, createMemoryLog(client)), device }
}

describe('safe log', () => {
  test('what the device refuses is held by the page, waits for the server and moves to the device as soon as that writes again', async () => {
    const { append, log, device } = await setUp()
    append.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'))
    await log.append(survey, [answer('a')], 1)
    expect([await log.isSafe(), (await log.waiting()).length]).toEqual([false, 1])
    await log.append(survey, [answer('b')], 2)
    expect([await log.isSafe(), values(await device.events(survey))]).toEqual([
      true,
      [
        [1, 'a'],
        [2, 'b'],
      ],
    ])
  })

  test('numbers never start anew after the browser has thrown the database away', async () => {
    const { log, device } = await setUp()
    await log.append(survey, [answer('a'), answer('b')], 1)
    await device.settle(
      (await device.events(survey)).map(({ id }) => id),
      'delivered',
    )
    const emptied = createSafeLog(null, createMemoryLog('other'))
    await emptied.adopt(survey, await log.events(survey))
    const [next] = await log.append(survey, [answer('c')], 2)
    expect(next?.seq).toBe(3)
  })

  test('without any database everything works on the page and says so', async () => {
    const log = createSafeLog(null, createMemoryLog('client'))
    const [event] = await log.append(survey, [answer('a')], 1)
    expect(await log.isSafe()).toBe(false)
    await log.settle([event?.id ?? ''], 'delivered')
    expect([await log.isSafe(), values(await log.events(survey))]).toEqual([true, [[1, 'a']]])
  })
})

test('a connection that the browser has closed is opened again', async () => {
  const [client, name] = [createUuid(), createUuid()]
  const log = await openAnswerLog(client, name)
  await log.append(survey, [answer('a')], 1)
  const newer = indexedDB.open(name, 2)
  await new Promise((resolve) => newer.addEventListener('success', resolve))
  newer.result.close()
  await expect(log.events(survey)).rejects.toThrow(/version/i)
})
