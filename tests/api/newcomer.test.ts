import * as v from 'valibot'
import { afterAll, expect, it } from 'vitest'
import { emptyStatistic } from '#domain/statistic'
import { statisticAnswerSchema } from '#contract/user'
import { openHarness } from './setup/harness.ts'

const api = await openHarness()
afterAll(() => api.close())

it('a guest made a moment ago has what the site takes for granted without asking', async () => {
  const token = await api.guest()
  const { body } = await api.call('GET /v3/user/v2-statistic', { token })
  expect(v.parse(statisticAnswerSchema, body).data.statistic).toEqual(emptyStatistic)
  expect((await api.call('GET /v3/surveys', { token })).body).toMatchObject({ data: { surveys: [] } })
  for (const kind of ['article.read', 'task.save', 'lesson.step', 'preferences.set'])
    expect((await api.call(`GET /v3/user/facts?kind=${kind}`, { token })).body).toMatchObject({ data: { facts: [] } })
})
