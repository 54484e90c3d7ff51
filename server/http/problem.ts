import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Problem as ProblemBody } from '#contract/problem'
import { describeError } from '../describe-error.ts'
import { databaseCode } from '../store/database-code.ts'
import { isStoreAway } from '../store/store-away.ts'

/** A refusal. `message` is Ukrainian, meant for the pupil, and never repeats what was sent; `details` go beside it. */
export class Problem extends Error {
  readonly status: ContentfulStatusCode
  readonly headers: Record<string, string>
  readonly details: object

  constructor(status: ContentfulStatusCode, message: string, headers: Record<string, string> = {}, details: object = {}) {
    super(message)
    this.status = status
    this.headers = headers
    this.details = details
  }
}

/** Refusals of PostgreSQL that the caller has caused: text it cannot hold, a lock that did not come, a deadlock, an owner who has just gone. */
const refusals: Record<string, Problem> = {
  '22021': new Problem(422, 'Перевір введене'),
  '22P05': new Problem(422, 'Перевір введене'),
  '22P02': new Problem(422, 'Перевір введене'),
  '22003': new Problem(422, 'Перевір введене'),
  '22008': new Problem(422, 'Перевір введене'),
  '23503': new Problem(401, 'Сеанс завершено. Увійди знову'),
  '55P03': new Problem(409, 'Цей запит ще виконується. Спробуй за мить'),
  '40P01': new Problem(503, 'Забагато одночасних запитів. Спробуй за мить', { 'Retry-After': '1' }),
  '40001': new Problem(503, 'Забагато одночасних запитів. Спробуй за мить', { 'Retry-After': '1' }),
}

/** Not everybody is to come back in the same second. */
const storeAway = () =>
  new Problem(503, 'Сервер зараз дуже завантажений або відновлюється. Спробуй за мить', {
    'Retry-After': String(1 + Math.floor(Math.random() * 3)),
  })

/** Turns anything thrown into an answer: a refusal as it is, everything else into a silent 500 with a line in the log. */
export function answerProblem(error: Error, c: Context): Response {
  const problem = error instanceof Problem ? error : (refusals[databaseCode(error)] ?? (isStoreAway(error) ? storeAway() : undefined))
  if (problem) return c.json<ProblemBody>({ errorMessage: problem.message, ...problem.details }, problem.status, problem.headers)
  console.error(describeError(error))
  return c.json<ProblemBody>({ errorMessage: 'На сервері щось зламалося. Спробуй ще раз трохи згодом' }, 500)
}
