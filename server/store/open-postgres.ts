import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { migrationsFolder } from './migrations-folder.ts'
import type { Store } from './store.ts'

const migrationLock = 7_236_459

/**
 * Opens a pool on a PostgreSQL server. Several processes may start at once: one migrates, the others wait for it.
 * Throws when the server cannot be reached within 5 seconds.
 */
export async function openPostgres(url: string): Promise<Store> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 })
  pool.on('error', (error) => console.error(`З’єднання з базою обірвалося: ${error.message}`))
  try {
    await migrateAlone(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  return { db: drizzle(pool), dump: null, close: () => pool.end() }
}

async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined)
    client.release()
  }
}
