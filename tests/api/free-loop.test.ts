import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TheoryContents } from '#contract/theory'
import { loadContent } from '../../server/content/load.ts'
import { answersAt, right } from './fixtures/answers.ts'
import { visitor } from './fixtures/calls.ts'
import { writeContent } from './fixtures/content.ts'
import { secrets } from './fixtures/secrets.ts'
import { theoryFiles } from './fixtures/theory.ts'
import { openHarness, type Harness } from './setup/harness.ts'

const directory = mkdtempSync(join(tmpdir(), 'skladu-free-'))
let api: Harness
beforeAll(async () => {
  writeContent(directory, theoryFiles())
  api = await openHarness()
  await loadContent(api.store.db, directory)
})
afterAll(async () => {
  await api.close()
  rmSync(directory, { recursive: true })
})

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
