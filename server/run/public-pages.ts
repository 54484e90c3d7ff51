import { PGlite } from '@electric-sql/pglite'
import { Hono, type Context } from 'hono'
import { createApp, type Given } from './app.ts'
import type { Application } from './open-application.ts'
import { loadContent, type Loading } from '../content/loading/load.ts'
import { answerProblem, storeAway } from '../base/problem.ts'
import { cacheContent } from '../store/edition.ts'
import { readEmptyStore, storeSettings } from '../store/empty-store.ts'
import { embeddedStore } from '../store/open-embedded.ts'

/** Nothing is brought back from the log of a store in memory: two of its files are the least there can be. */
const inMemory = [...storeSettings, 'min_wal_size = 32MB', 'max_wal_size = 32MB']

/**
 * The application while PostgreSQL is away: a store in memory with the content and no visitor. Calls about a visitor are asked to come
 * again; no session is said to have ended.
 */
export async function openPublicPages(given: Omit<Given, 'db'>, folder: string, loading: Loading): Promise<Application> {
  const client = await PGlite.create({ loadDataDir: readEmptyStore(), postgresqlconf: inMemory })
  const store = await embeddedStore(client)
  cacheContent(store.db)
  await loadContent(store.db, folder, loading)
  const pages = createApp({ ...given, db: store.db })
  const answering = new Set<Promise<Response>>()
  const ask = async (c: Context) => {
    const answer = Promise.resolve(pages.fetch(c.req.raw, c.env))
    answering.add(answer)
    return answer.finally(() => answering.delete(answer))
  }
  const app = new Hono()
    .get('/readyz', (c) => c.json({ status: 'unavailable', reason: 'away' }, 503, { 'Cache-Control': 'no-store', 'Retry-After': '1' }))
    .get('*', async (c) => {
      const answer = await ask(c)
      if (answer.status < 400) return answer
      // A page of the site all the same: its scripts say what is wrong, and ask again.
      return answer.headers.get('content-type')?.startsWith('text/html') ? asUnavailable(answer) : comeAgain(c)
    })
    .all('*', comeAgain)
  return {
    fetch: (request, bindings) => app.fetch(request, bindings),
    stop: async (drain) => {
      await drain()
      await Promise.allSettled(answering)
      await store.close()
    },
  }
}

const comeAgain = (c: Context): Response => answerProblem(storeAway(), c)

function asUnavailable({ body, headers }: Response): Response {
  const changed = new Headers(headers)
  changed.set('Cache-Control', 'no-store')
  changed.set('Retry-After', '3')
  changed.delete('ETag')
  return new Response(body, { status: 503, headers: changed })
}
