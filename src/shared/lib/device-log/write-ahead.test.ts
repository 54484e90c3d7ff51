import { beforeEach, expect, test } from 'vitest'
import { mapStorage } from '../../../../tests/fixtures/map-storage'
import { createLocalStore } from '../local-store'
import { answersOn, type PageLog } from '../../../../tests/fixtures/page-log'
import { pageShelf, type Shelf } from './shelf'
import { createWriteAhead } from './write-ahead'

const survey = 'nmt-12345678'
const answer = (value: string) => ({ kind: 'answer' as const, question: 'q1', value })
let texts: Map<string, string>
const ahead = () => createWriteAhead(createLocalStore(() => mapStorage(texts)))
const open = (device: Shelf = pageShelf()) => answersOn({ device, ahead: ahead() } satisfies PageLog)
const answers = async (log: ReturnType<typeof open>) =>
  (await log.events(survey)).map((event) => [event.kind === 'answer' && event.value, event.seq, event.at])
beforeEach(() => void (texts = new Map()))

test('a fact stands in the tab from the press on, with its owner, and no longer than until it is written', async () => {
  const written = open().append(survey, [answer('a')], 5)
  const stated = { ...answer('a'), id: expect.any(String), at: '1970-01-01T00:00:00.005Z' }
  expect([...texts.values()].map((text) => JSON.parse(text))).toEqual([
    [{ stream: 'answers', group: survey, owner: 'guest', facts: [stated] }],
  ])
  await written
  expect(texts.size).toBe(0)
})

test('a page that went before the database had its answers leaves them to the next one, in order and with their time', async () => {
  const torn = open({ ...pageShelf(), turn: () => new Promise(() => undefined) })
  void torn.append(survey, [answer('a')], 1000)
  void torn.append(survey, [answer('b')], 2000)
  const next = open()
  expect(await answers(next)).toEqual([
    ['a', 1, '1970-01-01T00:00:01.000Z'],
    ['b', 2, '1970-01-01T00:00:02.000Z'],
  ])
  expect((await next.waiting()).length).toBe(2)
  expect(await answers(open())).toEqual([])
})

test('an answer that was written before the page went is there once', async () => {
  const device = pageShelf()
  const torn = open(device)
  const writing = torn.append(survey, [answer('a')], 1000)
  const left = new Map(texts)
  await writing
  texts = left
  expect(await answers(open(device))).toEqual([['a', 1, '1970-01-01T00:00:01.000Z']])
})

test.each(['', '{', '{"stream":1}', '[{"stream":"answers","group":"a","owner":"b","facts":[{}]}]', '[null]'])(
  'a torn note (%s) is dropped',
  async (text) => {
    texts.set('unwritten_facts', text)
    expect(await answers(open())).toEqual([])
    expect(texts.size).toBe(0)
  },
)
