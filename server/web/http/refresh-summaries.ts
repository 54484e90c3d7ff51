import { createMiddleware } from 'hono/factory'
import type { SummaryQueue } from '../../study/summary/summary-queue.ts'
import { traitsOf } from '../call-traits.ts'
import type { SignedIn } from './session.ts'

/** Has the summary of a visitor computed after the answer to a call that may have changed it. */
export const refreshSummaries = (queue: SummaryQueue | undefined) =>
  createMiddleware(async (c, next) => {
    await next()
    if (!queue || !traitsOf(c).bringsWork || !c.res.ok) return
    const session = c.get('session') as SignedIn['Variables']['session'] | undefined
    if (session) queue.add(session.userId)
  })
