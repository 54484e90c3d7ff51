import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Drizzle over either engine; the transaction handed to a callback fits too. Inside a transaction only that one may be used. */
export type Db = PgDatabase<PgQueryResultHKT>

/** An open, migrated store. `dump` gives a gzipped copy of an embedded store; it is null where the database keeps its own backups. */
export type Store = { db: Db; dump: (() => Promise<Uint8Array>) | null; close: () => Promise<void> }
