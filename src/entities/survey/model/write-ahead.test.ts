import { beforeEach, expect, test } from 'vitest'
import { createLocalStore } from '@/shared/lib/local-store'
import type { AnswerLog } from './answer-log'
import { createMemoryLog } from './memory-log'
import { createSafeLog } from './safe-log'
import { createWriteAhead } from './write-ahead'

const survey = 'nmt-12345678'
const answer = (value: string) => ({ kind: 'answer' as const, question: 'q1', value })
let texts: Map<string, string>
const ahead = () =>
  createWriteAhead(
    createLocalStore(
      () =>
        ({
          getItem: (key: string) => texts.get(key) ?? null,
          setItem: (key: string, text: string) => void texts.set(key, text),
          removeItem: (key: string) => void texts.delete(key),
        }) as Storage,
    ),
  )
const page = () => createMemoryLog('device')
const answers = async (log: Pick<AnswerLog, 'events'>) =>
  (await log.events(survey)).map((event) => [event.kind === 'answer' && event.value, event.seq, event.at])
beforeEach(() => void (texts = new Map()))

test('a fact stands in the tab from the press on and no longer than until it is written', async () => {
  const log = createSafeLog(page(), page(), ahead())
  const written = log.append(survey, [answer('a')], 5)
  expect([...texts.values()].map((text) => JSON.parse(text))).toEqual([[{ survey, facts: [answer('a')], at: 5 }]])
  await written
  expect(texts.size).toBe(0)
})

test('a page that went before the database had its answers leaves them to the next one, in order and with their time', async () => {
  const hung: AnswerLog = { ...page(), append: () => new Promise(() => undefined) }
  const torn = createSafeLog(hung, page(), ahead())
  void torn.append(survey, [answer('a')], 1000)
  void torn.append(survey, [answer('b')], 2000)
  const next = createSafeLog(page(), page(), ahead())
  expect(await answers(next)).toEqual([
    ['a', 1, '1970-01-01T00:00:01.000Z'],
    ['b', 2, '1970-01-01T00:00:02.000Z'],
  ])
  expect((await next.waiting()).length).toBe(2)
  expect(await answers(createSafeLog(page(), page(), ahead()))).toEqual([])
})

test.each(['', '{', '{"survey":1}', '[{"survey":"a","at":"x","facts":[]}]'])('a torn note (%s) is dropped', async (text) => {
  texts.set('unwritten_answers', text)
  expect(await answers(createSafeLog(page(), page(), ahead()))).toEqual([])
  expect(texts.size).toBe(0)
})
