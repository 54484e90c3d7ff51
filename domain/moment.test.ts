import * as v from 'valibot'
import { expect, test } from 'vitest'
import { consentVersionSchema } from '#contract/auth'
import { daySchema } from './day.ts'
import { reviewFactSchema } from './review.ts'
import { moment } from './text.ts'

const suspended = (at: string) => ({ id: 'b1a7f6de-5b5c-4d5e-9b7a-111111111111', at, seq: 1, kind: 'card.suspended', card: 'a' })
const isTaken = (day: string) => [
  v.safeParse(moment, `${day}T10:00:00.000Z`).success,
  v.safeParse(reviewFactSchema, suspended(`${day}T10:00:00.000Z`)).success,
  v.safeParse(daySchema, day).success,
  v.safeParse(consentVersionSchema, day).success,
]

test.each(['2026-02-31', '2026-02-29', '2026-04-31', '2026-13-01', '2026-00-10'])('%s is no day anywhere', (day) =>
  expect(isTaken(day)).toEqual([false, false, false, false]),
)
test.each(['2026-02-28', '2028-02-29', '2026-12-31'])('%s is one everywhere', (day) =>
  expect(isTaken(day)).toEqual([true, true, true, true]),
)
test('there is no 25th hour', () => expect(v.safeParse(moment, '2026-02-28T25:00:00.000Z').success).toBe(false))
