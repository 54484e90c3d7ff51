import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { loadContent } from '../../server/content/loading/load.ts'
import { visitor } from './fixtures/calls.ts'
import { theoryFiles } from './fixtures/theory.ts'
import { openContent } from './fixtures/open-content.ts'

const api = await openContent(theoryFiles())
afterAll(() => api.close())

it('the test of an article holds its tasks in order, with keys that lead back to theory', async () => {
  const me = visitor(api, await api.guest())
  const survey = await me.begin({ mode: 'theory', test: 'first.test' })
  expect([survey.id, survey.title, survey.policy.feedback]).toEqual([expect.stringMatching(/^theory-/), 'Стаття first', 'afterEach'])
  expect(survey.questions.map(({ id }) => id)).toEqual([
    'th-single',
    'th-plain',
    'th-matching',
    'th-sequence',
    'th-multi',
    'th-numeric',
    'th-gap',
  ])
  expect(survey.keys?.['th-plain']?.theory).toMatchObject({ subject: 'training', type: 'notes', seoCode: 'second', block: 'start' })
})

it('a test of another subject, and one that is not there, are not found', async () => {
  const me = visitor(api, await api.guest())
  const replies = [
    await me.start({ mode: 'theory', test: 'third.test' }),
    await me.start({ mode: 'theory', test: 'first.test', subject: 'unready' }),
  ]
  expect(replies.map(({ status, body }) => [status, body.errorMessage])).toEqual(replies.map(() => [404, 'Такого тесту до теми немає']))
})

it('a test whose tasks are gone is still being written', async () => {
  rmSync(join(api.directory, 'subjects/training/tasks/theory.yaml'))
  await loadContent(api.store.db, api.directory)
  const { status, body } = await visitor(api, await api.guest()).start({ mode: 'theory', test: 'first.test' })
  expect([status, body]).toEqual([409, { errorMessage: 'Завдання з цього предмета ще готуються' }])
})
