import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, expect, it } from 'vitest'
import { packAnswerSchema } from '#contract/pack'
import { begunAnswerSchema } from '#contract/result'
import { drawOffline, type OfflineWish } from '../../src/entities/pack/model/draw-offline'
import { begunFrom } from '../../src/entities/survey/model/begun-survey'
import { gradeHere } from '../../src/entities/survey/model/grade-here'
import { answersAt, right } from './fixtures/answers.ts'
import { openHarness } from './setup/harness.ts'

const api = await openHarness()
afterAll(() => api.close())

const wishes: OfflineWish[] = [
  { mode: 'nmt', subject: 'training' },
  { mode: 'quick', subject: 'training', count: 10 },
]

it.each(wishes)('what the device counts offline in $mode is to the last point what the server counts', async (wish) => {
  const token = await api.guest()
  const { pack } = v.parse(packAnswerSchema, (await api.call('POST /v3/packs', { token, body: { subject: 'training' } })).body).data
  const start = new Date(api.clock.now.getTime())
  api.clock.advance(3600)
  const { survey, begun } = drawOffline(pack, wish, new Set(), start)
  const asked = new Set(survey.questions.map(({ id }) => id))
  const answers = Object.entries(right('one')).filter(([id], index) => asked.has(id) && index % 3 !== 0)
  const events = answersAt(start, Object.fromEntries(answers)).map((event) => ({ ...event, client: event.client ?? randomUUID() }))
  const finishedAt = new Date(start.getTime() + 1_200_000)
  const here = await gradeHere(survey, begunFrom(pack, begun), events, finishedAt)
  const brought = { ...begun, finishedAt: finishedAt.toISOString(), events }
  const there = v.parse(begunAnswerSchema, (await api.call('POST /v3/surveys/begun', { token, body: brought })).body).data.result
  expect(here.items).toHaveLength(survey.questions.length)
  expect(here).toEqual(there)
})
