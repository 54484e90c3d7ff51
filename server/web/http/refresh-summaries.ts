import { createMiddleware } from 'hono/factory'
import type { SummaryQueue } from '../../study/summary/summary-queue.ts'
import type { SignedIn } from './session.ts'

/** Calls that bring something which statistic and readiness rest on. */
const bringing = /^\/api\/v3\/(surveys\/([^/]+\/(events|finish)|begun)|user\/facts|reviews)$/

/** Has the summary of a visitor computed after the answer to a call that may have changed it. */
export const refreshSummaries = (queue: SummaryQueue | undefined) =>
  createMiddleware(async (c, next) => {
    await next()
    if (!queue || c.req.method !== 'POST' || !bringing.test(c.req.path) || !c.res.ok) return
    const session = c.get('session') as SignedIn['Variables']['session'] | undefined
    if (session) queue.add(session.userId)
  })
