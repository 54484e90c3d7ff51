import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import { addHeaders } from './answer-parts.ts'
import { notingQueries } from '../../base/query-log.ts'
import type { RequestLine } from '../../base/observe/log.ts'
import type { Telemetry } from '../../base/observe/telemetry.ts'

const known = /^[\w-]{8,64}$/

/** Tells `heard` of every request when it has been answered, and gives each an id that its answer carries: the one that our proxy gave, else a new one. */
export const observed = (heard: (line: RequestLine) => void, traced?: Telemetry['trace']) =>
  createMiddleware(async (c, next) => {
    const from = performance.now()
    const given = c.req.header('x-request-id') ?? ''
    const id = known.test(given) ? given : randomUUID()
    const queries: string[] = []
    const work = () => notingQueries(queries, next)
    const end = await (traced ? traced(c.req.raw.headers, work) : work().then(() => null))
    addHeaders(c, { 'X-Request-Id': id })
    const { method } = c.req
    const ms = Math.round((performance.now() - from) * 10) / 10
    const line = { id, method, route: routeOf(c), status: c.res.status, ms, queries: queries.length, who: whoOf(c) }
    heard(line)
    end?.(line)
  })

/** The pattern of the address, never the address: ids of visitors’ work stand in it. */
function routeOf(c: Context): string {
  const named = matchedRoutes(c).findLast(({ method, path }) => method !== 'ALL' && !path.includes('*'))
  return named?.path ?? (c.req.path.startsWith('/api') ? 'unknown' : 'page or file')
}

function whoOf(c: Context): RequestLine['who'] {
  const session = c.get('session') as { isAnonymous: boolean } | undefined
  return session === undefined ? 'nobody' : session.isAnonymous ? 'guest' : 'account'
}
