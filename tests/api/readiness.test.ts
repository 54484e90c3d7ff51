import * as v from 'valibot'
import { afterAll, expect, it } from 'vitest'
import { spread } from '#domain/forecast/spread'
import { isPredictable, type SubjectReadiness } from '#domain/prediction'
import { readinessAnswerSchema } from '#contract/prediction'
import { device } from './fixtures/answers.ts'
import { taskId } from './fixtures/bank.ts'
import { visitor, type Visitor } from './fixtures/calls.ts'
import { openHarness } from './setup/harness.ts'

const api = await openHarness()
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
  expect([now.answers, now.coverage, before, mistakesDue]).toEqual([0, 0, null, 0])
  expect(new Set(Object.values(now.abilities).map(String))).toEqual(
    new Set([`${spread.mean},${Math.round(1000 * Math.hypot(spread.subject, spread.topic)) / 1000}`]),
  )
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
    const facts = Object.entries(answers).flatMap(([question, value]) => {
      api.clock.advance(20)
      return [write(api.clock.now, { kind: 'answer', question, value }), write(api.clock.now, { kind: 'check', question })]
    })
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

/** Sits the paper: looks at each task for so many seconds, answers those named, hands in. */
async function sit(me: Visitor, seconds: number, answers: Record<string, string>) {
  const survey = await me.begin({ mode: 'nmt' })
  const write = device()
  const facts = [write(api.clock.now, { kind: 'open' })]
  for (const { id: question } of survey.questions) {
    facts.push(write(api.clock.now, { kind: 'visit', question }))
    api.clock.advance(seconds)
    const value = answers[question]
    if (value !== undefined) facts.push(write(api.clock.now, { kind: 'answer', question, value }))
  }
  await me.send(survey.id, facts)
  await me.result(survey.id)
}
const middle = ({ now }: SubjectReadiness) => Object.values(now.abilities).reduce((sum, [theta]) => sum + theta, 0)

it('counts a blank paper that is handed in after five seconds as nothing', async () => {
  const me = await newcomer()
  const before = await readiness(me)
  await sit(me, 0.5, {})
  const after = await readiness(me)
  expect([after.now.answers, isPredictable(after.now), middle(after)]).toEqual([0, false, middle(before)])
})

it('takes blanks of a paper that was sat for not knowing, and never for tasks answered', async () => {
  const me = await newcomer()
  const before = await readiness(me)
  await sit(me, 120, {})
  const after = await readiness(me)
  expect([after.now.answers, isPredictable(after.now)]).toEqual([0, false])
  expect(middle(after)).toBeLessThan(middle(before) - 1)
})

it('counts answers with time on them, and no pressing through', async () => {
  const [hasty, careful] = [await newcomer(), await newcomer()]
  const answers = { 'one-single': 'b', 'one-plain': 'd', 'one-numeric': '404,25' }
  await sit(hasty, 1, answers)
  await sit(careful, 120, answers)
  expect([(await readiness(hasty)).now.answers, (await readiness(careful)).now.answers]).toEqual([0, 3])
})

it('opens with enough tasks over enough sections, for ninety days, and the trend has a basis two weeks later', async () => {
  const me = await newcomer()
  const { id } = await me.begin({ mode: 'mixed', count: 30 })
  const survey = await me.view(id)
  const write = device()
  const facts = survey.questions.flatMap((question) => {
    api.clock.advance(30)
    const value = question.form === 'numeric' ? '12' : question.form === 'single' ? 'b' : null
    return [
      write(api.clock.now, { kind: 'answer', question: question.id, value }),
      write(api.clock.now, { kind: 'check', question: question.id }),
    ]
  })
  await me.send(id, facts)
  const { now, before } = await readiness(me)
  expect([now.answers >= 20, isPredictable(now), before]).toEqual([true, true, null])
  api.clock.advance(15 * 86400)
  expect((await readiness(me)).before?.answers).toBe(now.answers)
  api.clock.advance(90 * 86400)
  const muchLater = await readiness(me)
  expect([muchLater.now.answers, isPredictable(muchLater.now)]).toEqual([0, false])
})
