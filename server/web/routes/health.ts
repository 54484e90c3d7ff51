import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { lookAtStore } from '../../store/look-at-store.ts'

const uncached = { 'Cache-Control': 'no-store' }

/**
 * `/healthz`: the process lives. `/readyz`: it may be sent visitors, and why not: 503 with `reason` while it stops (`stopping`), cannot reach its store (`away`)
 * or may only read it (`readOnly`). A slow store is said so with 200: another process would wait for it as long.
 */
export const healthRoutes = ({ db, isReady }: Pick<Deps, 'db' | 'isReady'>) =>
  new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, uncached))
    .get('/readyz', async (c) => {
      const state = isReady() ? await lookAtStore(db) : 'stopping'
      if (state === 'ok' || state === 'slow') return c.json({ status: state }, 200, uncached)
      return c.json({ status: 'unavailable', reason: state }, 503, { ...uncached, 'Retry-After': '1' })
    })
