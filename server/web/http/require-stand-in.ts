import type { Context } from 'hono'
import type { StandInName, StandIns } from '../../people/auth/stand-ins.ts'
import type { Deps } from '../deps.ts'
import { Problem } from '../../base/problem.ts'
import { isStraightCall } from './straight-call.ts'

/** The stand-ins that this call may use (`name` alone, if given). Throws 404 without any, and for calls not straight from this machine. */
export function requireStandIn(c: Context, { integrations }: Pick<Deps, 'integrations'>, name?: StandInName): StandIns {
  const standIns = integrations?.standIns
  const isThere = standIns && (name === undefined ? standIns.names.length > 0 : standIns.names.includes(name))
  if (!isThere || !isStraightCall(c)) throw new Problem(404, 'Такої адреси немає')
  return standIns
}
