import 'fake-indexeddb/auto'
import { v4 as createUuid } from 'uuid'
import { describe, expect, test, vi } from 'vitest'
import { answersOn, noDevice, pageLog } from '../../../../tests/fixtures/page-log'
import { lettersStream } from '@/entities/letter'
import { deviceShelf, type Shelf } from './shelf'

const survey = 'nmt-12345678'
const answer = (value: string) => ({ kind: 'answer' as const, question: 'q1', value })
const values = (events: readonly { seq: number; kind: string; value?: unknown }[]) =>
  events.toSorted((a, b) => a.seq - b.seq).map(({ seq, value }) => [seq, value])

function setUp() {
  const device = deviceShelf(createUuid())
  const turn = vi.fn<Shelf['turn']>(device.turn)
  const full = (times: number) => {
    for (let time = 0; time < times; time++) turn.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'))
  }
  return { full, log: answersOn({ device: { ...device, turn } }), onDevice: answersOn({ device }) }
}

describe('safe shelf', () => {
  test('what the device refuses is held by the page, waits for the server and moves to the device as soon as that writes again', async () => {
    const { full, log, onDevice } = setUp()
    full(1)
    await log.append(survey, [answer('a')], 1)
    expect(values(await onDevice.events(survey))).toEqual([])
    expect((await log.waiting()).length).toBe(1)
    full(1)
    expect(await log.isSafe()).toBe(false)
    await log.append(survey, [answer('b')], 2)
    expect([await log.isSafe(), values(await onDevice.events(survey))]).toEqual([
      true,
      [
        [1, 'a'],
        [2, 'b'],
      ],
    ])
  })

  test('a device that writes again takes what the page held, though nothing new is stated', async () => {
    const { full, log, onDevice } = setUp()
    full(1)
    await log.append(survey, [answer('a')], 1)
    expect([await log.isSafe(), values(await onDevice.events(survey))]).toEqual([true, [[1, 'a']]])
  })

  test('what the server has heard of a device that refuses does not wait again', async () => {
    const { full, log } = setUp()
    const [event] = await log.append(survey, [answer('a')], 1)
    full(1)
    await log.settle([event?.id ?? ''], 'delivered')
    expect(await log.waiting()).toEqual([])
  })

  test('what is to go from a device that refuses counts as gone, and goes once it writes again', async () => {
    const device = deviceShelf(createUuid())
    const turn = vi.fn<Shelf['turn']>(device.turn)
    const log = pageLog({ device: { ...device, turn } }).of(lettersStream)
    const [written] = await log.append([{ letter: {} as never }], { at: 1 })
    turn.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'))
    await log.settle([written?.id ?? ''], 'delivered')
    expect(await log.waiting()).toEqual([])
    await log.append([{ letter: {} as never }], { at: 2 })
    expect((await device.turn({ stream: 'letters' })).map(({ fact }) => fact.id)).not.toContain(written?.id)
  })

  test('numbers never start anew after the browser has thrown the database away', async () => {
    const { log } = setUp()
    await log.append(survey, [answer('a'), answer('b')], 1)
    const emptied = answersOn({ device: deviceShelf(createUuid()) })
    await emptied.adopt(survey, await log.events(survey))
    const [next] = await emptied.append(survey, [answer('c')], 2)
    expect(next?.seq).toBe(3)
  })

  test('nor do they in a page that goes on while its database is thrown away', async () => {
    const device = deviceShelf(createUuid())
    const log = answersOn({ device })
    await log.append(survey, [answer('a')], 1)
    await device.turn({ stream: 'answers' }, (found) => ({ remove: found }))
    const [next] = await log.append(survey, [answer('b')], 2)
    expect(next?.seq).toBe(2)
  })

  test('without any database everything works on the page and says so', async () => {
    const log = answersOn({ device: noDevice })
    const [event] = await log.append(survey, [answer('a')], 1)
    expect(await log.isSafe()).toBe(false)
    await log.settle([event?.id ?? ''], 'delivered')
    expect([await log.isSafe(), values(await log.events(survey))]).toEqual([true, [[1, 'a']]])
    expect([await log.onceKey('finish'), await log.onceKey('finish')].every((key, _, [first]) => key === first)).toBe(true)
  })
})
