import { expect, test } from 'vitest'
import type { SurveyEvent } from '#domain/survey-event'
import { readableBy } from '@/shared/lib/device-log/readable'
import { answersStream } from './answers-stream'

test('a fact that cannot be read counts for nothing, and the others stay', async () => {
  const whole = {
    kind: 'answer' as const,
    id: '6f0a3b52-6f2c-4d53-9d5a-0a4d8a6e1b01',
    client: '6f0a3b52-6f2c-4d53-9d5a-0a4d8a6e1b02',
    seq: 1,
    at: '2026-11-20T10:00:00.000Z',
    question: 'q1',
    value: 'a',
  }
  const torn = [null, { ...whole, kind: 'gone' }, { ...whole, value: 7 }, { ...whole, at: 5 }] as unknown as SurveyEvent[]
  const early = { ...whole, at: '1970-01-01T00:00:00.000Z' }
  const isReadable = await readableBy(answersStream(whole.client))
  expect([whole, ...torn, early].filter(isReadable)).toEqual([whole, early])
})
