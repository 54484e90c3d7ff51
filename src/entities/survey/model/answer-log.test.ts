import 'fake-indexeddb/auto'
import { v4 as createUuid } from 'uuid'
import { describe, expect, test } from 'vitest'
import type { Survey } from '#domain/survey'
import { examSurvey } from '#samples/surveys'
import { deviceShelf, pageShelf } from '@/shared/lib/device-log/shelf'
import { answersOn } from '../../../../tests/fixtures/page-log'

const at = Date.parse('2026-11-20T10:00:00.000Z')
const survey: Survey = examSurvey
const answer = (question: string, value: string) => ({ kind: 'answer' as const, question, value })

const logs = {
  'on the device': () => answersOn({ device: deviceShelf(createUuid()) }),
  'in memory': () => answersOn({ device: pageShelf() }),
}

describe.each(Object.entries(logs))('answer log %s', (_, open) => {
  test('facts are numbered in the order they were written', async () => {
    const log = open()
    await log.append(survey.id, [{ kind: 'open' }], at)
    await log.append(survey.id, [answer('q1', 'a'), answer('q2', 'b')], at + 1000)
    const events = (await log.events(survey.id)).toSorted((a, b) => a.seq - b.seq)
    expect(events.map(({ seq, kind }) => [seq, kind])).toEqual([
      [1, 'open'],
      [2, 'answer'],
      [3, 'answer'],
    ])
  })

  test('a fact waits until it is settled', async () => {
    const log = open()
    const [first] = await log.append(survey.id, [answer('q1', 'a')], at)
    await log.append(survey.id, [answer('q1', 'b')], at + 1)
    await log.settle([first?.id ?? ''], 'delivered')
    expect((await log.waiting()).map(({ event }) => event.seq)).toEqual([2])
    expect(await log.events(survey.id)).toHaveLength(2)
  })

  test('facts of another device do not wait and do not disturb the numbering', async () => {
    const log = open()
    await log.adopt(survey.id, [{ ...answer('q1', 'c'), id: createUuid(), client: createUuid(), seq: 40, at: '2026-11-20T09:00:00.000Z' }])
    const [own] = await log.append(survey.id, [answer('q1', 'a')], at)
    expect(own?.seq).toBe(1)
    expect(await log.waiting()).toHaveLength(1)
  })

  test('an intention has one key on every try, another one has another', async () => {
    const log = open()
    const key = await log.onceKey('finish:1')
    expect([await log.onceKey('finish:1'), await log.onceKey('finish:2')]).toEqual([key, expect.not.stringMatching(key)])
  })

  test('what this device has written is told from what came from elsewhere, in order', async () => {
    const log = open()
    await log.append(survey.id, [answer('q1', 'a'), answer('q2', 'b')], at)
    await log.adopt(survey.id, [{ ...answer('q1', 'c'), id: createUuid(), client: createUuid(), seq: 7, at: '2026-11-20T09:00:00.000Z' }])
    expect((await log.written(survey.id)).map(({ seq }) => seq)).toEqual([1, 2])
  })

  test('a fact that turned out not to have arrived waits once more', async () => {
    const log = open()
    const [first] = await log.append(survey.id, [answer('q1', 'a')], at)
    await log.settle([first?.id ?? ''], 'delivered')
    await log.settle([first?.id ?? ''], 'waiting')
    expect((await log.waiting()).map(({ event }) => event.id)).toEqual([first?.id])
  })

  test('a kept survey is read again', async () => {
    const log = open()
    await log.keepSurvey(survey)
    expect(await log.survey(survey.id)).toEqual({ ...survey, events: [] })
    expect(await log.survey('nmt-unknown1')).toBeUndefined()
  })
})

test('two tabs writing at once never give one number twice', async () => {
  const [client, name] = [createUuid(), createUuid()]
  const [one, other] = [answersOn({ client, device: deviceShelf(name) }), answersOn({ client, device: deviceShelf(name) })]
  await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 ? one : other).append(survey.id, [answer('q1', 'a')], at + i)))
  expect(new Set((await one.events(survey.id)).map(({ seq }) => seq)).size).toBe(20)
})

test('a refused fact stays on the device and may wait again', async () => {
  const log = answersOn({ device: deviceShelf(createUuid()) })
  const [event] = await log.append(survey.id, [answer('q1', 'a')], at)
  await log.settle([event?.id ?? ''], 'refused')
  expect(await log.waiting()).toEqual([])
  await log.revive()
  expect(await log.waiting()).toHaveLength(1)
})
