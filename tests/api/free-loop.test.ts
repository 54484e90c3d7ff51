import { afterAll, expect, it } from 'vitest'
import type { TheoryContents } from '#contract/theory'
import { answersAt, right } from './fixtures/answers.ts'
import { visitor } from './fixtures/calls.ts'
import { secrets } from './fixtures/secrets.ts'
import { openContent } from './fixtures/open-content.ts'
import { theoryFiles } from './fixtures/theory.ts'

const api = await openContent(theoryFiles())
afterAll(() => api.close())

it('a guest without premium goes from the set-up to the result with keys and explanations, and on to the theory', async () => {
  const guest = visitor(api, await api.guest())
  expect((await guest.get('/v3/user')).user.premium.status).toBe('none')
  expect((await guest.get('/v3/subjects/training/practice')).practice).toBeTruthy()

  const survey = await guest.begin({ mode: 'nmt' })
  await guest.send(survey.id, answersAt(api.clock.advance(60), right('one')))
  const result = await guest.result(survey.id)
  expect(result.items).toHaveLength(survey.questions.length)
  for (const item of result.items)
    expect([item.key, JSON.stringify(item)]).toEqual([expect.anything(), expect.stringContaining(secrets.explanation)])

  const retry = await guest.begin({ mode: 'retry', of: survey.id, which: 'same' })
  expect(retry.questions.length).toBe(survey.questions.length)

  const contents: TheoryContents = (await guest.get('/v3/subjects/training/theory')).theory
  expect(contents.articles.length).toBeGreaterThan(0)
  for (const { seoCode } of contents.articles)
    expect((await guest.get(`/v3/subjects/training/theory/notes/${seoCode}`)).article.blocks.length).toBeGreaterThan(0)
  expect((await guest.get('/v3/user')).user.premium.status).toBe('none')
})
