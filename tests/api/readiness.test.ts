import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isPredictable, readinessAnswerSchema, type SubjectReadiness } from '#contract/prediction'
import { answersAt, device } from './fixtures/answers.ts'
import { taskId } from './fixtures/bank.ts'
import { visitor, type Visitor } from './fixtures/calls.ts'
import { openHarness, type Harness } from './setup/harness.ts'

let api: Harness
beforeAll(async () => {
  api = await openHarness()
})
afterAll(() => api.close())

const newcomer = async () => visitor(api, await api.guest())
async function readiness(me: Visitor): Promise<SubjectReadiness> {
  const { status, body } = await api.call('GET /v3/user/readiness', { token: me.token })
  expect(status).toBe(200)
  const found = v.parse(readinessAnswerSchema, body).data.readiness.find(({ subject }) => subject === 'training')
  if (!found) throw new Error('no such subject')
  return found
}

it('of a newcomer rests on nothing, and says what a paper is made of', async () => {
  const { now, before, mistakesDue, sections, ...paper } = await readiness(await newcomer())
  expect([now.answers, now.papers, now.coverage, before, mistakesDue]).toEqual([0, 0, 0, null, 0])
  expect(new Set(Object.values(now.abilities).map(String))).toEqual(new Set(['0,1']))
  expect(sections.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1)
  expect(Object.keys(now.abilities)).toEqual(sections.flatMap(({ topics }) => topics.map(({ id }) => id)))
  expect(paper.scores.length).toBe(paper.max - paper.threshold + 1)
})

it('follows first answers alone: a repeated task is a mistake that is due, and no new evidence', async () => {
  const me = await newcomer()
  const [right, wrong] = [taskId('two', 'single', 1), taskId('two', 'single', 2)]
  const practise = async (answers: Record<string, string>) => {
    const { id } = await me.begin({ mode: 'topics', topics: ['two'], count: 50 })
    const write = device()
    const facts = Object.entries(answers).flatMap(([question, value]) => [
      write(api.clock.now, { kind: 'answer', question, value }),
      write(api.clock.now, { kind: 'check', question }),
    ])
    expect((await me.send(id, facts)).status).toBe(200)
  }
  await practise({ [right]: 'b', [wrong]: 'a' })
  const first = await readiness(me)
  expect([first.now.answers, first.mistakesDue]).toEqual([2, 1])
  api.clock.advance(60)
  await practise({ [wrong]: 'b' })
  const second = await readiness(me)
  expect([second.now.answers, second.mistakesDue]).toEqual([2, 0])
})

it('a whole paper opens the prediction for thirty days, and the trend has a basis two weeks later', async () => {
  const me = await newcomer()
  const { id } = await me.begin({ mode: 'nmt' })
  await me.send(id, answersAt(api.clock.now, { 'one-single': 'b' }))
  await me.result(id)
  const { now, before } = await readiness(me)
  expect([now.papers, isPredictable(now), before]).toEqual([1, true, null])
  api.clock.advance(15 * 86400)
  const later = await readiness(me)
  expect([later.now.papers, later.before?.papers]).toEqual([1, 1])
  api.clock.advance(16 * 86400)
  const muchLater = await readiness(me)
  expect([muchLater.now.papers, isPredictable(muchLater.now), muchLater.before?.papers]).toEqual([0, false, 1])
})
