import { createMiddleware } from 'hono/factory'
import { isOperator } from '../../people/auth/operators.ts'
import type { Deps } from '../deps.ts'
import { Problem } from '../../base/problem.ts'
import type { SignedIn } from './session.ts'

/** After `sessionRequired`: for everybody whom the deployment does not name the call is not there, 404. */
export const operatorRequired = ({ db, operators = [] }: Pick<Deps, 'db' | 'operators'>) =>
  createMiddleware<SignedIn>(async (c, next) => {
    if (!(await isOperator(db, operators, c.var.session.userId))) throw new Problem(404, 'Такої адреси в API немає')
    await next()
  })
