import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { v4 as createUuid } from 'uuid'
import { createFactLog } from './fact-log'
import { deviceShelf, pageShelf, safeShelf, type FactShelf } from './fact-shelf'

const saved = (question: string) => ({ kind: 'task.save', question, isSaved: true }) as const
const questions = async (facts: Promise<{ kind: string }[]>) =>
  (await facts).map((fact) => ('question' in fact ? fact.question : fact.kind))

test('a fact outlives the page it was stated on', async () => {
  const name = createUuid()
  await createFactLog(deviceShelf(name)).append(saved('q1'), 5)
  expect(await questions(createFactLog(deviceShelf(name)).waiting())).toEqual(['q1'])
})

test('what has arrived waits no longer, is still known, and is gone once the visitor is', async () => {
  const log = createFactLog(deviceShelf(createUuid()))
  const first = await log.append(saved('q1'), 5)
  await log.append(saved('q2'), 6)
  await log.settle([first.id], 'delivered')
  expect([await questions(log.waiting()), await questions(log.all())]).toEqual([['q2'], ['q1', 'q2']])
  await log.forget()
  expect(await questions(log.all())).toEqual(['q2'])
})

test('a device that refuses leaves the facts on the page, and takes them once it writes again', async () => {
  const device = deviceShelf(createUuid())
  let isFull = true
  const moody: FactShelf = { ...device, put: async (entries) => (isFull ? Promise.reject(new Error('full')) : device.put(entries)) }
  const page = pageShelf()
  const log = createFactLog(safeShelf(moody, page))
  const fact = await log.append(saved('q1'), 5)
  expect(await questions(log.waiting())).toEqual(['q1'])
  isFull = false
  await log.settle([fact.id], 'delivered')
  expect([await page.all(), await questions(log.all()), await questions(log.waiting())]).toEqual([[], ['q1'], []])
})
