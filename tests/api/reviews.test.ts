import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import { memoriesAnswerSchema, reviewsAnswerSchema, reviewsReceiptAnswerSchema } from '#contract/review'
import { type ReviewFact } from '#domain/review'
import { replayReviews } from '#domain/scheduling/replay'
import { reviewFacts } from '../../server/store/schema.ts'
import { openHarness } from './setup/harness.ts'

const api = await openHarness()
afterAll(() => api.close())

let seq = 0
const hour = 3_600_000
const graded = (card: string, grade: number, hoursAgo: number, change: object = {}): ReviewFact => {
  seq += 1
  const at = new Date(api.clock.now.getTime() - hoursAgo * hour).toISOString()
  return { id: randomUUID(), at, seq, kind: 'card.graded', card, grade, ms: 3000, ...change } as ReviewFact
}
const send = (token: string, facts: readonly unknown[]) => api.call('POST /v3/reviews', { token, body: { facts } })
const receipt = async (token: string, facts: readonly unknown[]) =>
  v.parse(reviewsReceiptAnswerSchema, (await send(token, facts)).body).data
const log = async (token: string, since = '') =>
  v.parse(reviewsAnswerSchema, (await api.call(`GET /v3/reviews?since=${since}`, { token })).body).data
const memories = async (token: string) =>
  v.parse(memoriesAnswerSchema, (await api.call('GET /v3/reviews/memories', { token })).body).data.memories

describe('facts of reviews', () => {
  it('are acknowledged, kept once and given back in the order in which they came', async () => {
    const token = await api.guest()
    const [first, second, third] = [graded('row.a', 3, 40), graded('row.a', 3, 50), graded('row.b', 1, 45)]
    const serverNow = api.clock.now.toISOString()
    expect(await receipt(token, [first, second])).toEqual({ accepted: 2, duplicates: 0, moved: [], refused: [], serverNow })
    const { next } = await log(token)
    for (const _ of [1, 2, 3]) await receipt(token, [second, third, third])
    expect(await receipt(token, [second, third])).toEqual({ accepted: 0, duplicates: 2, moved: [], refused: [], serverNow })
    expect(await log(token)).toEqual({ facts: [first, second, third], next: expect.any(String), isMore: false })
    const news = await log(token, next)
    expect(news.facts).toEqual([third])
    expect(await log(token, news.next)).toEqual({ facts: [], next: news.next, isMore: false })
  })

  it('that do not fit are refused alone and in words', async () => {
    const token = await api.guest()
    const good = graded('row.a', 3, 1)
    const sent = [
      graded('row.a', 9, 1),
      good,
      null,
      { ...good, id: 'x' },
      graded('ROW', 3, 1),
      { ...good, id: randomUUID(), kind: 'card.loved' },
    ]
    const { accepted, refused } = await receipt(token, sent)
    expect([accepted, refused]).toEqual([
      1,
      [
        { index: 0, message: 'Хибна оцінка' },
        { index: 2, message: expect.any(String) },
        { index: 3, message: 'Хибний ідентифікатор' },
        { index: 4, message: 'Хибна картка' },
        { index: 5, message: 'Невідома подія' },
      ],
    ])
    expect((await log(token)).facts).toEqual([good])
  })

  it('of a clock that cannot be right are moved to now, in the order of the device', async () => {
    const token = await api.guest()
    const [ahead, lost] = [graded('row.a', 1, -30), graded('row.a', 3, 0, { at: '1970-01-01T00:00:07.000Z' })]
    const at = api.clock.now.toISOString()
    expect((await receipt(token, [lost, ahead])).moved).toEqual([
      { id: lost.id, at },
      { id: ahead.id, at },
    ])
    const { facts } = await log(token)
    expect(facts).toEqual([
      { ...lost, at },
      { ...ahead, at },
    ])
    expect(replayReviews(facts).reviews.map(({ grade }) => grade)).toEqual([1, 3])
  })

  it.each([
    ['no facts', { facts: [] }],
    ['no batch', { reviews: [] }],
    ['too many', { facts: Array.from({ length: 501 }, () => null) }],
  ])('are refused whole with %s', async (_, body) => {
    const { status, body: answer } = await api.call('POST /v3/reviews', { token: await api.guest(), body })
    expect([status, Object.keys(answer)]).toEqual([422, ['errorMessage']])
  })

  it('are nobody else’s, even under the same id', async () => {
    const [owner, stranger] = [await api.guest(), await api.guest()]
    const fact = graded('row.a', 3, 5)
    await receipt(owner, [fact])
    expect((await log(stranger)).facts).toEqual([])
    expect((await receipt(stranger, [{ ...fact, grade: 1 }])).accepted).toBe(1)
    expect((await log(owner)).facts).toEqual([fact])
    expect(await memories(stranger)).not.toEqual(await memories(owner))
  })

  it('make their days days of study, by the clock where they were made and else by that of Kyiv', async () => {
    const token = await api.guest()
    const at = (moment: string) => ({ at: moment })
    await receipt(token, [
      graded('row.a', 3, 0, at('2026-03-02T01:59:00.000Z')),
      graded('row.a', 3, 0, at('2026-03-02T02:01:00.000Z')),
      graded('row.a', 3, 0, { ...at('2026-03-03T07:59:00.000Z'), offset: -240 }),
      graded('row.a', 3, 0, { ...at('2026-03-03T08:01:00.000Z'), offset: -240 }),
      graded('row.b', 1, 0, { kind: 'card.crammed', ...at('2026-03-02T09:00:00.000Z') }),
      { id: randomUUID(), ...at('2026-03-05T09:00:00.000Z'), seq: (seq += 1), kind: 'card.suspended', card: 'row.b' },
    ])
    const { body } = await api.call('GET /v3/user/v2-statistic', { token })
    expect(body.data.statistic.by_day).toEqual([
      { day: '2026-03-01', answers: 0, points: 0, max: 0, reviews: 1 },
      { day: '2026-03-02', answers: 0, points: 0, max: 0, reviews: 3 },
      { day: '2026-03-03', answers: 0, points: 0, max: 0, reviews: 1 },
    ])
  })

  it('a place in the log that is none is refused', async () => {
    const { status, body } = await api.call('GET /v3/reviews?since=-1', { token: await api.guest() })
    expect([status, body]).toEqual([422, { errorMessage: 'Хибне місце в журналі' }])
  })

  it('come in pages of two thousand, every one of them', async () => {
    const token = await api.guest()
    await receipt(token, [graded('row.a', 3, 5)])
    const [row] = (await api.store.db.select().from(reviewFacts)).slice(-1)
    if (!row) throw new Error('no fact')
    const copies = Array.from({ length: 2500 }, (_, index) => ({ ...row, id: randomUUID(), arrival: 10 + index * 2 }))
    await api.store.db.insert(reviewFacts).values(copies)
    const first = await log(token)
    const second = await log(token, first.next)
    expect([first.facts.length, first.isMore, second.facts.length, second.isMore]).toEqual([2000, true, 501, false])
  })
})

it('the server makes the same of the log as a device, in whatever batches and order it came', async () => {
  const history = Array.from({ length: 60 }, (_, index) => graded(`row.c-${index % 7}`, [3, 3, 1, 4, 2][index % 5] ?? 3, 2000 - index * 31))
  const { id, at, seq: number } = graded('row.x', 3, 1)
  const undo: ReviewFact = { id, at, seq: number, kind: 'review.undone', of: history[30]?.id ?? '' }
  const expected = replayReviews([...history, undo]).memories
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray([...history, undo], { minLength: 61 }),
      fc.integer({ min: 4, max: 61 }),
      async (shuffled, size) => {
        const token = await api.guest()
        for (let start = 0; start < shuffled.length; start += size) await receipt(token, shuffled.slice(start, start + size))
        const made = Object.fromEntries((await memories(token)).map(({ card, due, stability, reps }) => [card, [due, stability, reps]]))
        const wanted = [...expected.values()].map(({ card, due, stability, reps }) => [
          card,
          [new Date(due ?? 0).toISOString(), stability, reps],
        ])
        expect(made).toEqual(Object.fromEntries(wanted))
      },
    ),
    { numRuns: 4 },
  )
})

it('batches that come at once are all kept, each fact in a place of its own', async () => {
  const chaotic = await openHarness({ isChaotic: true })
  const token = await chaotic.guest()
  const batches = Array.from({ length: 12 }, () => Array.from({ length: 5 }, () => graded('row.a', 3, 5)))
  const replies = await Promise.all(batches.map((facts) => chaotic.call('POST /v3/reviews', { token, body: { facts } })))
  expect(replies.map(({ status }) => status)).toEqual(batches.map(() => 200))
  const arrivals = (await chaotic.store.db.select({ arrival: reviewFacts.arrival }).from(reviewFacts)).map(({ arrival }) => arrival)
  expect([arrivals.length, new Set(arrivals).size]).toEqual([60, 60])
  await chaotic.close()
})

it('a guest who signs in brings the log along: the union of both, and the export and the end of the account have all of it', async () => {
  const account = await api.account()
  const guest = await api.guest()
  const [own, common, guests] = [graded('row.a', 3, 90), graded('row.b', 3, 80), graded('row.a', 1, 70)]
  await receipt(account.token, [own, common])
  await receipt(guest, [common, guests])
  const signedIn = await api.call('POST /v3/login', { token: guest, body: { email: account.email, password: 'довгий пароль' } })
  const { token } = signedIn.body.data
  expect((await log(token)).facts).toEqual([own, common, guests])
  const { reviews } = (await api.call('GET /v3/user/export', { token })).body.data.export
  expect(reviews.map(({ id }: ReviewFact) => id)).toEqual([own.id, common.id, guests.id])
  const before = await api.store.db.$count(reviewFacts)
  await api.call('DELETE /v3/user', { token })
  expect((await api.store.db.$count(reviewFacts)) - before).toBe(-3)
})
