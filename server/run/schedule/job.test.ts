import { expect, test } from 'vitest'
import { cronOf, nextOf } from './job.ts'

test.each([
  [{ hour: 1, minute: 0 } as const, '2026-11-22T00:59:59.000Z', '2026-11-22T01:00:00.000Z', '0 1 * * *'],
  [{ hour: 1, minute: 0 } as const, '2026-11-22T01:00:00.000Z', '2026-11-23T01:00:00.000Z', '0 1 * * *'],
  [{ hour: 'each', minute: 'each fifth' } as const, '2026-11-22T23:57:30.000Z', '2026-11-23T00:00:00.000Z', '*/5 * * * *'],
  [{ hour: 'each', minute: 'each fifth' } as const, '2026-11-22T23:00:00.000Z', '2026-11-22T23:05:00.000Z', '*/5 * * * *'],
  [{ hour: 'each', minute: 20 } as const, '2026-11-22T23:30:00.000Z', '2026-11-23T00:20:00.000Z', '20 * * * *'],
])('%j after %s comes at %s, in cron %s', (job, now, next, cron) => {
  expect([nextOf(job, new Date(now)).toISOString(), cronOf(job)]).toEqual([next, cron])
})
