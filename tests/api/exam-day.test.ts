import { afterAll, describe, expect, it } from 'vitest'
import type { Survey } from '#domain/survey'
import { device } from './fixtures/answers.ts'
import { visitor } from './fixtures/calls.ts'
import { dayFiles } from './fixtures/day.ts'
import { openContent } from './fixtures/open-content.ts'

const api = await openContent(dayFiles())
afterAll(() => api.close())

const newcomer = async () => visitor(api, await api.guest())
const about = ({ subject, subjects, title, paper, questions }: Survey) => ({
  subject,
  subjects,
  title,
  paper,
  of: questions.map((question) => question.subject),
})
const six = (subject: string) => Array.from({ length: 6 }, () => subject)

describe('a block of the exam', () => {
  it('holds two subjects under one clock of two hours', async () => {
    const survey = await (await newcomer()).begin({ mode: 'nmt', subject: 'math', block: 1, extraTime: 50, save: 'onDemand' })
    expect(about(survey)).toEqual({
      subject: 'block',
      subjects: ['ukrainian', 'math'],
      title: 'Блок 1: Українська мова · Математика',
      paper: null,
      of: [...six('ukrainian'), ...six('math')],
    })
    expect(survey.policy).toEqual({ feedback: 'atEnd', seconds: 10_800, extraTime: 50, save: 'onDemand', pause: 'alarm' })
    expect([survey.keys, survey.day]).toEqual([null, null])
  })

  it('takes the paper that has not been finished, and then draws one', async () => {
    const me = await newcomer()
    const own = ({ questions }: Survey) => questions.filter(({ id }) => id.startsWith('paper-')).length
    const first = await me.begin({ mode: 'nmt', subject: 'math', block: 1 })
    await me.finish(first.id)
    expect([own(first), own(await me.begin({ mode: 'nmt', subject: 'math', block: 1 }))]).toEqual([6, 0])
    const { papers, canDraw } = (await me.get('/v3/subjects/math/practice')).practice
    expect([papers, canDraw]).toEqual([
      [{ id: 'one', title: 'Варіант 1', tasks: 6, max: 8, last: { raw: 0, max: 8, at: api.clock.now.toISOString() } }],
      true,
    ])
  })

  it('has a verdict and points by section of each subject, and each subject numbers its tasks from one', async () => {
    const me = await newcomer()
    const { id, questions } = await me.begin({ mode: 'nmt', subject: 'physics', block: 2 })
    const write = device()
    const answers = questions.slice(0, 6).map(({ id: question, form }) => {
      const value = form === 'numeric' ? '12' : 'b'
      return write(api.clock.now, { kind: 'answer', question, value })
    })
    await me.send(id, answers)
    const result = await me.result(id)
    const scale = { threshold: 2, scaleYear: 2026, isScaleVerified: true }
    expect(result.verdicts).toEqual([
      { subject: 'history', title: 'Історія України', raw: 8, max: 8, scaled: 200, missing: 0, ...scale },
      { subject: 'physics', title: 'Фізика', raw: 0, max: 8, scaled: null, missing: 2, ...scale },
    ])
    // The paper is drawn: not every topic of a subject need be in it.
    const topics = result.byTopic.map(({ subject, topic }) => ({ subject, ofSubject: topic.startsWith(`${subject}.`) }))
    expect(topics.map(({ ofSubject }) => ofSubject)).not.toContain(false)
    expect([...new Set(topics.map(({ subject }) => subject))]).toEqual(['history', 'physics'])
    expect(result.items.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6])
    const [{ raw, max, scaled }] = (await me.get('/v3/surveys')).surveys
    expect({ raw, max, scaled }).toEqual({ raw: 8, max: 16, scaled: null })
    expect((await me.get('/v3/surveys?subject=block')).surveys).toHaveLength(1)
  })

  it.each([
    [{ block: 2, subject: 'math' } as const, 422, 'Для другого блоку обери предмет за вибором, з якого вже є тест'],
    [{ block: 2, subject: 'chemistry' } as const, 422, 'Для другого блоку обери предмет за вибором, з якого вже є тест'],
    [{ block: 'day', subject: 'history' } as const, 422, 'Для другого блоку обери предмет за вибором, з якого вже є тест'],
    [{ block: 1, subject: 'math', paper: 'one' } as const, 422, 'Варіант обирають, коли складають один предмет'],
  ])('is refused for %j', async (wish, status, errorMessage) => {
    const me = await newcomer()
    const reply = await me.start({ mode: 'nmt', ...wish })
    expect([reply.status, reply.body]).toEqual([status, { errorMessage }])
    expect((await me.get('/v3/surveys')).surveys).toEqual([])
  })
})

describe('the whole day', () => {
  it('that was begun by accident goes as a whole', async () => {
    const token = await api.guest()
    const me = visitor(api, token)
    const first = await me.begin({ mode: 'nmt', subject: 'physics', block: 'day' })
    expect((await api.call(`DELETE /v3/surveys/${first.id}`, { token })).status).toBe(200)
    expect((await me.get('/v3/surveys')).surveys).toEqual([])
  })

  it('makes both blocks, each knowing the other; the break counts from the end of the first', async () => {
    const me = await newcomer()
    const first = await me.begin({ mode: 'nmt', subject: 'physics', block: 'day' })
    const second = await me.view(first.day?.otherId ?? '')
    expect([about(first).subjects, about(second).subjects]).toEqual([
      ['ukrainian', 'math'],
      ['history', 'physics'],
    ])
    expect([first.day, second.day]).toEqual([
      { block: 1, otherId: second.id, breakEndsAt: null },
      { block: 2, otherId: first.id, breakEndsAt: null },
    ])
    const finishedAt = api.clock.advance(5000)
    expect((await me.result(first.id)).day).toEqual({ block: 1, otherId: second.id, breakEndsAt: null })
    const day = { block: 2, otherId: first.id, breakEndsAt: new Date(finishedAt.getTime() + 1200_000).toISOString() }
    expect((await me.view(second.id)).day).toEqual(day)
    const listed: Survey[] = (await me.get('/v3/surveys')).surveys
    expect(listed.find(({ id }) => id === second.id)?.day).toEqual(day)
    expect((await me.view(second.id)).questions).toEqual(second.questions)
  })

  it('counts the break from the deadline of a first block that ran out of time', async () => {
    const me = await newcomer()
    const first = await me.begin({ mode: 'nmt', subject: 'physics', block: 'day' })
    const opened = api.clock.now
    await me.send(first.id, [device()(opened, { kind: 'open' })])
    api.clock.advance(7300)
    expect((await me.view(first.day?.otherId ?? '')).day?.breakEndsAt).toBe(new Date(opened.getTime() + 8400_000).toISOString())
  })

  it('can be repeated block by block, with its verdicts', async () => {
    const me = await newcomer()
    const { id, questions } = await me.begin({ mode: 'nmt', subject: 'physics', block: 2 })
    await me.finish(id)
    const again = await me.begin({ mode: 'retry', subject: 'block', of: id, which: 'same' })
    expect([again.parent, again.subject, again.policy.seconds, again.questions]).toEqual([id, 'block', 7200, questions])
    expect((await me.result(again.id)).verdicts.map(({ subject }) => subject)).toEqual(['history', 'physics'])
  })
})
