import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Deps } from '../deps.ts'

/** `/healthz`: the process lives. `/readyz`: it may be sent visitors; 503 while it stops or cannot reach its store. */
export const healthRoutes = ({ db, isReady }: Deps) =>
  new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))
    .get('/readyz', async (c) => {
      const isUp =
        isReady() &&
        (await db.execute(sql`select 1`).then(
          () => true,
          () => false,
        ))
      return c.json({ status: isUp ? 'ok' : 'unavailable' }, isUp ? 200 : 503, { 'Cache-Control': 'no-store' })
    })
