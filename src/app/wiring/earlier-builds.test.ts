import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB, type IDBPDatabase } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examSurvey } from '#samples/surveys'
import { createAnswerLog } from '@/entities/survey'
import { openShelf } from '@/shared/lib/device-log'
import { anyClient, pageLog } from '../../../tests/fixtures/page-log'
import { earlierBuilds } from './earlier-builds'

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => void vi.unstubAllGlobals())

const at = '2026-11-20T10:00:00.000Z'
const id = (last: number) => `6f0a3b52-6f2c-4d53-9d5a-0a4d8a6e1b0${last}`

/** The stores as the builds before the one log made them. */
const made: Record<string, [number, (database: IDBPDatabase) => void]> = {
  skladu: [
    1,
    (database) => {
      database.createObjectStore('surveys', { keyPath: 'id' })
      database.createObjectStore('finishKeys')
      const events = database.createObjectStore('events', { keyPath: 'event.id' })
      events.createIndex('survey', 'survey')
      events.createIndex('delivery', 'delivery')
    },
  ],
  ...Object.fromEntries(
    ['skladu-facts', 'skladu-reviews', 'skladu-own-cards'].map((name) => [
      name,
      [2, (database: IDBPDatabase) => database.createObjectStore('facts', { keyPath: 'fact.id' }).createIndex('delivery', 'delivery')],
    ]),
  ),
  'skladu-cards': [1, (database) => void database.createObjectStore('kept')],
}

async function leave(name: string, store: string, values: readonly unknown[], keys: readonly string[] = []): Promise<IDBPDatabase> {
  const [version, make] = made[name]!
  const database = await openDB(name, version, { upgrade: make })
  for (const [index, value] of values.entries()) await database.put(store, value, keys[index])
  return database
}
const open = async () => pageLog({ shelf: await openShelf('skladu-log', earlierBuilds, 'guest') })
const lying = (stream: string, delivery: 0 | 1 | 2, fact: object) => ({ stream, group: '', owner: 'guest', delivery, fact })

test('answers, papers and keys of «skladu» go on where they were', async () => {
  const survey = { ...examSurvey, events: [] }
  const event = { id: id(1), client: anyClient, seq: 4, at, kind: 'answer', question: 'q1', value: 'a' }
  const database = await leave('skladu', 'events', [
    { survey: survey.id, delivery: 1, event },
    { survey: survey.id, delivery: 0, event: { ...event, id: id(2), seq: 3 } },
  ])
  await database.put('surveys', { id: survey.id, version: 2, survey })
  await database.put('finishKeys', 'a-key-of-then', 'finish:1')
  database.close()
  const log = createAnswerLog(await open(), anyClient)
  expect(await log.waiting()).toEqual([{ survey: survey.id, event }])
  expect((await log.events(survey.id)).map(({ seq }) => seq)).toEqual([3, 4])
  expect([await log.survey(survey.id), await log.onceKey('finish:1')]).toEqual([survey, 'a-key-of-then'])
  const [next] = await log.append(survey.id, [{ kind: 'answer', question: 'q1', value: 'b' }], Date.parse(at))
  expect(next?.seq).toBe(5)
})

test.each([
  ['skladu-facts', 'facts', { id: id(1), at, kind: 'task.save', question: 'q1', isSaved: true }],
  ['skladu-facts', 'lessons', { id: id(1), at, kind: 'lesson.step', course: 'c', lesson: 'l', step: 'theory' }],
  ['skladu-reviews', 'reviews', { id: id(1), at, seq: 1, kind: 'card.graded', card: 'row.d-1', grade: 3, ms: 900 }],
  ['skladu-own-cards', 'own-cards', { id: id(1), at, kind: 'card.removed', card: id(2) }],
])('what waits in «%s» waits as %s', async (name, stream, fact) => {
  const left = [
    { delivery: 1, fact },
    { delivery: 2, fact: { ...fact, id: id(3) } },
  ]
  ;(await leave(name, 'facts', left)).close()
  const shelf = await openShelf('skladu-log', earlierBuilds, 'guest')
  expect(await shelf.turn({ stream })).toEqual([lying(stream, 1, fact), lying(stream, 2, { ...fact, id: id(3) })])
})

test('what «skladu-cards» kept is there: decks for everybody, own cards for who is here', async () => {
  ;(await leave('skladu-cards', 'kept', ['decks', 'cards'], ['public.decks', 'own.cards'])).close()
  const shelf = await openShelf('skladu-log', earlierBuilds, 'guest')
  expect([await shelf.document('cards/public.decks'), await shelf.document('cards/own.cards')]).toEqual([
    { key: 'cards/public.decks', value: 'decks', owner: '' },
    { key: 'cards/own.cards', value: 'cards', owner: 'guest' },
  ])
})

test('what has moved does not come again, no database is dropped, and a tab of the earlier build may go on writing', async () => {
  const fact = { id: id(1), at, kind: 'task.save', question: 'q1', isSaved: true }
  const old = await leave('skladu-facts', 'facts', [{ delivery: 1, fact }])
  const first = await openShelf('skladu-log', earlierBuilds, 'guest')
  await first.turn({ stream: 'facts' }, (found) => ({ remove: found }))
  await old.put('facts', { delivery: 1, fact: { ...fact, id: id(2) } })
  old.close()
  const second = await openShelf('skladu-log', earlierBuilds, 'guest')
  expect(await second.turn({ stream: 'facts' })).toEqual([lying('facts', 1, { ...fact, id: id(2) })])
  expect((await indexedDB.databases()).map(({ name }) => name).toSorted()).toEqual(['skladu-facts', 'skladu-log'])
})

test('a browser that does not list its databases finds what earlier builds have left, and makes none that there were not', async () => {
  const fact = { id: id(1), at, kind: 'task.save', question: 'q1', isSaved: true }
  ;(await leave('skladu-facts', 'facts', [{ delivery: 1, fact }])).close()
  const whole = indexedDB
  vi.stubGlobal('indexedDB', { open: whole.open.bind(whole), deleteDatabase: whole.deleteDatabase.bind(whole), cmp: whole.cmp.bind(whole) })
  const shelf = await openShelf('skladu-log', earlierBuilds, 'guest')
  expect(await shelf.turn({ stream: 'facts' })).toEqual([lying('facts', 1, fact)])
  expect((await whole.databases()).map(({ name }) => name).toSorted()).toEqual(['skladu-facts', 'skladu-log'])
})
