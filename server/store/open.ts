import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Drizzle over either engine; the transaction handed to a callback fits too. Inside a transaction only that one may be used. */
export type Db = PgDatabase<PgQueryResultHKT>

/** An open, migrated store. `dump` gives a gzipped copy of an embedded store; it is null where the database keeps its own backups. */
export type Store = { db: Db; dump: (() => Promise<Uint8Array>) | null; close: () => Promise<void> }

/**
 * Opens PostgreSQL at `databaseUrl`, or else the embedded one in `directory`, and brings its tables up to date.
 * Throws `StoreInUse` when another process holds the directory, and whatever the driver says when the database cannot be reached.
 */
export async function openStore(where: { databaseUrl: string | null; directory: string }): Promise<Store> {
  if (where.databaseUrl !== null) {
    const { openPostgres } = await import('./open-postgres.ts')
    return openPostgres(where.databaseUrl)
  }
  const { openEmbedded } = await import('./open-embedded.ts')
  return openEmbedded(where.directory)
}
