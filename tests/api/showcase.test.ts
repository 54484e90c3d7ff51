import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import { contentCountsAnswerSchema, taskOfTheDayAnswerSchema } from '#contract/showcase'
import { forgetContent } from '../../server/store/edition.ts'
import { contentState, questions } from '../../server/store/schema.ts'
import { taskId } from './fixtures/bank.ts'
import { openContent } from './fixtures/open-content.ts'
import { theoryFiles } from './fixtures/theory.ts'

const api = await openContent(theoryFiles())
afterAll(() => api.close())

const at = (moment: string) => void (api.clock.now = new Date(moment))
const daysFrom = (start: string, count: number) =>
  Array.from({ length: count }, (_, index) => new Date(Date.parse(start) + index * 86_400_000).toISOString())
const task = async () => v.parse(taskOfTheDayAnswerSchema, (await api.call('GET /v3/task-of-the-day')).body).data.task
const idOn = async (moment: string) => {
  at(moment)
  return (await task())?.question.id
}

const short = [
  'th-plain',
  ...['one.first', 'one.second', 'two'].flatMap((topic) => Array.from({ length: 6 }, (_, index) => taskId(topic, 'single', index + 1))),
]

describe('the task of the day', () => {
  it('comes with its key, its subject and the section of the programme, to anybody', async () => {
    at('2026-11-21T09:00:00Z')
    const found = await task()
    expect(found).toMatchObject({
      day: '2026-11-21',
      subject: { id: 'training', title: 'Тренування' },
      question: { form: 'single', subject: 'training', figure: null, stimulus: null },
      key: { form: 'single', correct: expect.stringMatching(/^[a-e]$/) },
    })
    expect(['one', 'two']).toContain(found?.topic.id)
  })

  it('is the same all day in Kyiv and another one after its midnight', async () => {
    const [first, last, next] = [await idOn('2026-11-20T22:00:00Z'), await idOn('2026-11-21T21:59:59Z'), await idOn('2026-11-21T22:00:00Z')]
    expect(last).toBe(first)
    expect(next).not.toBe(first)
  })

  it('shows every fit task once before any comes back, and never one with a formula beyond plain type, a picture or a text to read', async () => {
    const days = daysFrom('2026-03-01T09:00:00Z', short.length * 2)
    const shown: (string | undefined)[] = []
    for (const day of days) shown.push(await idOn(day))
    const first = days.findIndex((day) => Math.floor(Date.parse(day) / 86_400_000) % short.length === 0)
    expect(shown.slice(first, first + short.length).toSorted()).toEqual(short.toSorted())
  })
})

it('counts what there is to learn with', async () => {
  const { body } = await api.call('GET /v3/content-counts')
  expect(v.parse(contentCountsAnswerSchema, body).data.counts).toEqual({ tasks: 37, papers: 2, articles: 2, examples: 2, facts: 2 })
})

it('has no task and counts nothing where nothing stands in the bank', async () => {
  await api.store.db.update(questions).set({ isTraining: false })
  await api.store.db.update(contentState).set({ hash: 'emptied' })
  forgetContent(api.store.db)
  const [none, counts] = [await api.call('GET /v3/task-of-the-day'), await api.call('GET /v3/content-counts')]
  expect([none.body.data.task, counts.body.data.counts.tasks]).toEqual([null, 0])
})
