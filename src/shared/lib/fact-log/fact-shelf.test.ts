import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { expect, test } from 'vitest'
import { v4 as createUuid } from 'uuid'
import { createFactLog } from './fact-log'
import { deviceShelf, pageShelf, safeShelf, type Fact, type FactShelf } from './fact-shelf'

type Saved = Fact & { question: string }
const saved = (question: string) => ({ question })
const questions = async (facts: Promise<Saved[]>) => (await facts).map(({ question }) => question)

test('a fact outlives the page it was stated on', async () => {
  const name = createUuid()
  await createFactLog<Saved>(deviceShelf(name)).append(saved('q1'), 5)
  expect(await questions(createFactLog<Saved>(deviceShelf(name)).waiting())).toEqual(['q1'])
})

test('what has arrived waits no longer, is still known, and is gone once the visitor is', async () => {
  const log = createFactLog<Saved>(deviceShelf(createUuid()))
  const first = await log.append(saved('q1'), 5)
  await log.append(saved('q2'), 6)
  await log.settle([first.id], 'delivered')
  expect([await questions(log.waiting()), await questions(log.all())]).toEqual([['q2'], ['q1', 'q2']])
  await log.forget()
  expect(await questions(log.all())).toEqual(['q2'])
})

test('a device that refuses leaves the facts on the page, and takes them once it writes again', async () => {
  const device = deviceShelf<Saved>(createUuid())
  let isFull = true
  const moody: FactShelf<Saved> = { ...device, put: async (entries) => (isFull ? Promise.reject(new Error('full')) : device.put(entries)) }
  const page = pageShelf<Saved>()
  const log = createFactLog(safeShelf(moody, page))
  const fact = await log.append(saved('q1'), 5)
  expect([await questions(log.waiting()), await log.isSafe()]).toEqual([['q1'], false])
  isFull = false
  await log.settle([fact.id], 'delivered')
  expect([await page.all(), await questions(log.all()), await questions(log.waiting())]).toEqual([[], ['q1'], []])
  expect(await log.isSafe()).toBe(true)
})

test('what the server had already is known and does not wait; a refused fact waits again once it is let', async () => {
  const log = createFactLog<Saved>(deviceShelf(createUuid()))
  await log.learn([{ id: 'theirs', at: '2026-11-20T10:00:00.000Z', question: 'q1' }])
  const own = await log.append(saved('q2'), Date.parse('2026-11-20T11:00:00.000Z'))
  await log.settle([own.id, 'theirs'], 'refused')
  expect([await questions(log.all()), await questions(log.waiting())]).toEqual([['q1', 'q2'], []])
  await log.revive()
  expect(await questions(log.waiting())).toEqual(['q2'])
})

test('a shelf of the time before facts were told apart by delivery still opens', async () => {
  const name = createUuid()
  const old = await openDB(name, 1, { upgrade: (database) => void database.createObjectStore('facts', { keyPath: 'fact.id' }) })
  await old.put('facts', { delivery: 1, fact: { id: 'a', at: '2026-11-20T10:00:00.000Z', question: 'q1' } })
  old.close()
  expect(await questions(createFactLog<Saved>(deviceShelf(name)).waiting())).toEqual(['q1'])
})
