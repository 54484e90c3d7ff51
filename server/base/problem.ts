import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Problem as ProblemBody } from '#contract/problem'
import { describeError } from './describe-error.ts'
import { databaseCode, databaseConstraint } from './database-code.ts'
import { isStoreAway } from './store-away.ts'

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

/** Refusals of PostgreSQL that the caller has caused: text it cannot hold, a lock that did not come, a deadlock. */
const refusals: Record<string, Problem> = {
  '22021': new Problem(422, 'Перевір введене'),
  '22P05': new Problem(422, 'Перевір введене'),
  '22P02': new Problem(422, 'Перевір введене'),
  '22003': new Problem(422, 'Перевір введене'),
  '22008': new Problem(422, 'Перевір введене'),
  '55P03': new Problem(503, 'Забагато одночасних запитів. Спробуй за мить', { 'Retry-After': '1' }),
  '40P01': new Problem(503, 'Забагато одночасних запитів. Спробуй за мить', { 'Retry-After': '1' }),
  '40001': new Problem(503, 'Забагато одночасних запитів. Спробуй за мить', { 'Retry-After': '1' }),
}

/** Explains a broken reference: the owner of a row has gone, which ends the session, or another row has, which does not. */
const gone = (constraint: string): Problem =>
  constraint.endsWith('_users_id_fk')
    ? new Problem(401, 'Сеанс завершено. Увійди знову')
    : new Problem(409, 'Цього вже немає. Онови сторінку')

function refusalOf(error: Error): Problem | undefined {
  const code = databaseCode(error)
  return code === '23503' ? gone(databaseConstraint(error)) : refusals[code]
}

/** The store cannot be asked now. Not everybody is to come back in the same second. */
export const storeAway = () =>
  new Problem(503, 'Сервер зараз дуже завантажений або відновлюється. Спробуй за мить', {
    'Retry-After': String(1 + Math.floor(Math.random() * 3)),
  })

/** Turns anything thrown into an answer: a refusal as it is, everything else into a silent 500 with a line in the log. */
export function answerProblem(error: Error, c: Context): Response {
  const problem = error instanceof Problem ? error : (refusalOf(error) ?? (isStoreAway(error) ? storeAway() : undefined))
  if (problem) return c.json<ProblemBody>({ errorMessage: problem.message, ...problem.details }, problem.status, problem.headers)
  console.error(describeError(error))
  return c.json<ProblemBody>({ errorMessage: 'На сервері щось зламалося. Спробуй ще раз трохи згодом' }, 500)
}

/** Returns an integration that this deployment may lack. Throws 501 with `message` when it does. */
export function required<T>(part: T | null | undefined, message = 'На цьому сервері це не налаштовано'): T {
  if (part === null || part === undefined) throw new Problem(501, message)
  return part
}
