import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Drizzle over either engine; the transaction handed to a callback fits too. Inside a transaction only that one may be used. */
export type Db = PgDatabase<PgQueryResultHKT>

/** Calls `heard` at each word on the channel, and after every time in which words may have been missed. @returns the stop. */
export type Listen = (channel: string, heard: () => void) => () => void

/** An open, migrated store. `listen` is there where other processes may share it. `dump` gives a gzipped copy of an embedded store; it is null where the database keeps its own backups. */
export type Store = { db: Db; dump: (() => Promise<Uint8Array>) | null; listen?: Listen; close: () => Promise<void> }
