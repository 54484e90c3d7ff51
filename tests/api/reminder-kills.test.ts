import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPostgres, type Running } from '../../scripts/test/real-postgres.ts'
import { runQueue } from '../bench/reminders/queue.ts'
import { makeDatabase } from './setup/postgres.ts'

let postgres: Running
beforeAll(async () => {
  postgres = await startPostgres()
}, 90_000)
afterAll(() => postgres.stop())

it('of two processes one ends by SIGKILL in the middle: nobody is told twice, nobody is forgotten', async () => {
  const url = await makeDatabase(postgres.url, 'killed')
  const score = await runQueue(url, { guests: 120, processes: 2, killAt: 30, delay: 20 })
  expect(score).toMatchObject({ forgotten: 0, once: 120, twice: 0 })
  expect(score.sentAgain).toBeLessThanOrEqual(8)
}, 120_000)
