import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { listenTo } from './listen-to.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { queryLog } from '../base/query-log.ts'
import { SteadyPool } from './steady-pool.ts'
import type { Db, Store } from './store.ts'
import { isStoreAway } from '../base/store-away.ts'
import { unreachableStore } from './store-broken.ts'

const migrationLock = 7_236_459
const timeouts = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 20_000,
  /** `once` answers 409 to a call that waits longer for the one before it. */
  lock_timeout: 10_000,
  query_timeout: 25_000,
  idle_in_transaction_session_timeout: 30_000,
}

/** Connections of one process, and how many calls may wait for one. */
export type PoolSize = { connections: number; waiting: number }
const usualSize: PoolSize = { connections: 10, waiting: 400 }

/**
 * Opens a pool on a PostgreSQL server. Several processes may start at once: one migrates, the others wait for it.
 * Throws `StoreUnreachable` when the server cannot be reached within 5 seconds.
 */
export async function openPostgres(url: string, size: PoolSize = usualSize, folder = migrationsFolder): Promise<Store> {
  const pool = new SteadyPool(
    { connectionString: url, max: size.connections, keepAlive: true, idleTimeoutMillis: 0, ...timeouts },
    size.waiting,
  )
  try {
    await migrateAlone(url, folder)
  } catch (error) {
    await pool.end()
    throw isStoreAway(error) ? unreachableStore(url, error) : error
  }
  return { db: withOwnTransactions(pool), dump: null, listen: listenTo(url), close: () => pool.end() }
}

/** Drizzle keeps a connection for ever when the very `begin` fails; here it goes back in any case, and a broken one goes away. */
function withOwnTransactions(pool: SteadyPool): Db {
  const db = drizzle(pool, { logger: queryLog })
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      return await drizzle(client, { logger: queryLog }).transaction(work, config)
    } catch (error) {
      if (error instanceof Error && isStoreAway(error)) broken = error
      throw error
    } finally {
      client.release(broken)
    }
  }
  return db
}

/** On a connection of its own, which may take its time. */
async function migrateAlone(url: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeouts.connectionTimeoutMillis })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    await client.end().catch(() => undefined)
  }
}
