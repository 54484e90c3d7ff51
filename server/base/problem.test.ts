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
const databaseError = (code: string, constraint?: string) =>
  new Error('query failed', { cause: Object.assign(new Error('secret'), { code, constraint }) })

test.each(['40P01', '40001', '55P03'])(
  'a transaction lost for good (%s), or a lock that did not come, may be tried again in a second',
  async (code) => {
    expect(await answerTo(databaseError(code))).toEqual({
      status: 503,
      retryAfter: '1',
      body: { errorMessage: 'Забагато одночасних запитів. Спробуй за мить' },
    })
  },
)

test.each([
  ['an owner who has gone ends the session', 'user_facts_user_id_users_id_fk', 401, 'Сеанс завершено. Увійди знову'],
  [
    'a paper that a teacher takes back meanwhile signs no pupil out',
    'group_sittings_assignment_id_group_assignments_id_fk',
    409,
    'Цього вже немає. Онови сторінку',
  ],
])('%s', async (_, constraint, status, errorMessage) => {
  expect(await answerTo(databaseError('23503', constraint))).toEqual({ status, retryAfter: null, body: { errorMessage } })
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
