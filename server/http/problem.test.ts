import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { answerProblem, Problem } from './problem.ts'

async function answerTo(error: Error) {
  const app = new Hono()
  app.onError(answerProblem)
  app.get('/', () => {
    throw error
  })
  const answer = await app.request('/')
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.json() }
}
const databaseError = (code: string) => new Error('query failed', { cause: Object.assign(new Error('secret'), { code }) })

test.each(['40P01', '40001'])('a transaction lost for good (%s) may be tried again in a second', async (code) => {
  expect(await answerTo(databaseError(code))).toEqual({
    status: 503,
    retryAfter: '1',
    body: { errorMessage: 'Забагато одночасних запитів. Спробуй за мить' },
  })
})

test('a refusal is told with its details beside the words for the pupil', async () => {
  const refusal = new Problem(409, 'Ще не всі відповіді надійшли', {}, { missing: [] })
  expect(await answerTo(refusal)).toEqual({
    status: 409,
    retryAfter: null,
    body: { errorMessage: 'Ще не всі відповіді надійшли', missing: [] },
  })
})

test('anything else is a silent 500 with a line in the log', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { status, body } = await answerTo(databaseError('XX000'))
  expect([status, body]).toEqual([500, { errorMessage: 'На сервері щось зламалося. Спробуй ще раз трохи згодом' }])
  expect(log).toHaveBeenCalledOnce()
})
