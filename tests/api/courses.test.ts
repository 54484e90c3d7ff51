import * as v from 'valibot'
import { afterAll, expect, it } from 'vitest'
import { courseAnswerSchema, lessonAnswerSchema } from '#contract/course'
import { coursesAnswerSchema } from '#contract/course-summary'
import { subscriptions } from '../../server/store/schema.ts'
import { visitor } from './fixtures/calls.ts'
import { courseFiles } from './fixtures/courses.ts'
import { openContent } from './fixtures/open-content.ts'

const api = await openContent(courseFiles())
afterAll(() => api.close())

const lesson = async (token: string, number: number | string) => {
  const { status, body } = await api.call(`GET /v3/courses/all/lessons/${number}`, { token })
  return { status, body }
}

it('anybody reads the catalogue and a syllabus, with durations and what is free', async () => {
  const { courses } = v.parse(coursesAnswerSchema, (await api.call('GET /v3/courses')).body).data
  expect(courses).toEqual([
    {
      id: 'all',
      subject: { id: 'training', title: expect.any(String) },
      title: 'Курс за 3 дні',
      outcome: expect.any(Array),
      level: 'threshold',
      minutes: expect.any(Number),
      moduleTitles: ['Перший', 'Другий'],
      lessons: 3,
      freeLessons: 2,
      tasks: 18,
    },
  ])
  const { course } = v.parse(courseAnswerSchema, (await api.call('GET /v3/courses/all')).body).data
  expect(course.modules.map(({ isFree, lessons }) => [isFree, lessons.map(({ number, id }) => [number, id])])).toEqual([
    [
      true,
      [
        [1, 'one'],
        [2, 'two'],
      ],
    ],
    [false, [[3, 'three']]],
  ])
  const [first] = course.modules[0]?.lessons ?? []
  expect(first?.theory).toEqual([{ subject: 'training', type: 'notes', seoCode: 'first', title: 'Стаття first', block: null }])
  expect(first?.minutes).toBe(Object.values(first?.steps ?? {}).reduce((sum, each) => sum + each, 0))
  expect(courses[0]?.minutes).toBe(course.modules.flatMap((module) => module.lessons).reduce((sum, { minutes }) => sum + minutes, 0))
})

it('a free lesson holds its theory, example, hints and tasks with keys', async () => {
  const { body } = await lesson(await api.guest(), 1)
  const { data } = v.parse(lessonAnswerSchema, body)
  if (data.access !== 'open') throw new Error('the lesson is locked')
  expect(data.lesson.theory.map(({ link, block }) => [link.seoCode, link.block, block.kind])).toEqual([
    ['first', 'start', 'section'],
    ['first', 'slip', 'mistake'],
  ])
  expect([data.lesson.example.block.id, data.lesson.try.task.question.id, data.lesson.try.hints.length]).toEqual(['solved', 'th-single', 2])
  expect(data.lesson.check.map(({ question }) => question.id)).toEqual(['th-plain', 'th-matching', 'th-sequence', 'th-multi', 'th-numeric'])
})

it('a lesson of a later module opens with premium alone, and says nothing of itself before', async () => {
  const me = visitor(api, await api.guest())
  expect(await lesson(me.token, 3)).toEqual({ status: 200, body: { data: { access: 'locked' } } })
  const { user } = await me.get('/v3/user')
  const [startedAt, endsAt] = [api.clock.now, new Date(api.clock.now.getTime() + 60_000)]
  await api.store.db.insert(subscriptions).values({ userId: user.id, store: 'web', itemId: 'year', startedAt, endsAt, isRenewing: false })
  expect((await lesson(me.token, 3)).body.data.access).toBe('open')
  api.clock.advance(61)
  expect((await lesson(me.token, 3)).body.data.access).toBe('locked')
})

it.each(['/v3/courses/nothing', '/v3/courses/all/lessons/4', '/v3/courses/all/lessons/0', '/v3/courses/ALL/lessons/1'])(
  '%s is not found',
  async (path) => {
    const { status, body } = await api.call(`GET ${path}`, { token: await api.guest() })
    expect([status, Object.keys(body)]).toEqual([404, ['errorMessage']])
  },
)

it('a lesson asks who reads it', async () => {
  expect((await api.call('GET /v3/courses/all/lessons/1')).status).toBe(401)
})
