import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import type { Deps } from '../../server/web/deps.ts'
import { jobsOf } from '../../server/run/schedule/jobs.ts'
import { answersAt, right } from './fixtures/answers.ts'
import { eightfold, openWorkers } from './setup/workers.ts'

const workers = await openWorkers(2)
const { server } = workers
afterAll(() => workers.close())
const begin = (token: string, key = randomUUID()) =>
  server.post('/v3/surveys', { subject: 'training', mode: 'nmt', paper: 'one' }, token, key)

it('two processes answer on one port, and eight writers at once make one survey and one result', async () => {
  expect(workers.processes()).toHaveLength(2)
  const token = await workers.guest()
  const key = randomUUID()
  const made = await eightfold(() => begin(token, key))
  const ids = new Set(made.map(({ body }) => body.data.survey.id as string))
  expect([made.map(({ status }) => status), ids.size]).toEqual([Array.from({ length: 8 }, () => 201), 1])
  const [id = ''] = ids
  const events = answersAt(new Date(), right('one'))
  const sent = await eightfold(() => server.post(`/v3/surveys/${id}/events`, { events }, token))
  expect(sent.reduce((sum, { body }) => sum + (body.data.accepted as number), 0)).toBe(9)
  const finished = await eightfold(() => server.post(`/v3/surveys/${id}/finish`, {}, token, randomUUID()))
  expect(finished.map(({ status, body }) => [status, body.data.result.raw])).toEqual(Array.from({ length: 8 }, () => [200, 19]))
  expect(await workers.count('select count(*)::int as count from results where survey = $1', [id])).toBe(1)
  expect(await workers.count('select count(*)::int as count from task_answers where survey = $1', [id])).toBe(9)
}, 60_000)

it('a process that is killed loses nothing that was acknowledged, and is brought back', async () => {
  const token = await workers.guest()
  const { id } = (await begin(token)).body.data.survey
  const acknowledged: string[] = []
  const write = async () => {
    for (let index = 0; index < 12; index++) {
      const events = answersAt(new Date(), right('one')).slice(0, 3)
      const answer = await server.post(`/v3/surveys/${id}/events`, { events }, token).catch(() => null)
      if (answer?.status === 200) acknowledged.push(...events.map((event) => event.id))
    }
  }
  const before = workers.processes()
  const writing = Promise.all(Array.from({ length: 4 }, write))
  await pause(150)
  process.kill(before[0] ?? 0, 'SIGKILL')
  await writing
  expect(await workers.count('select count(*)::int as count from survey_events where id = any($1::uuid[])', [acknowledged])).toBe(
    acknowledged.length,
  )
  await expect.poll(() => workers.processes().filter((pid) => pid !== before[0]).length, { timeout: 20_000 }).toBe(2)
}, 60_000)

it('work in the background stands in a queue that the processes share', async () => {
  const planned = () => workers.count('select count(*)::int as count from pgboss.schedule', []).catch(() => 0)
  await expect.poll(planned, { timeout: 20_000 }).toBe(jobsOf({} as Deps).length)
})
