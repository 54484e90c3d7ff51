import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { readStoreState } from '../../store/store-state.ts'

const uncached = { 'Cache-Control': 'no-store' }

/**
 * `/healthz`: the process lives. `/readyz`: 503 with `reason` while it is `stopping`, its store `away` or `readOnly`. A slow store is
 * 200: another process would wait as long.
 */
export const healthRoutes = ({ db, isReady }: Pick<Deps, 'db' | 'isReady'>) =>
  new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, uncached))
    .get('/readyz', async (c) => {
      const state = isReady() ? await readStoreState(db) : 'stopping'
      if (state === 'ok' || state === 'slow') return c.json({ status: state }, 200, uncached)
      return c.json({ status: 'unavailable', reason: state }, 503, { ...uncached, 'Retry-After': '1' })
    })
