import { sql } from 'drizzle-orm'
import type { Db } from './store.ts'

const batch = 500
/** Of rows that are files: some 400 kB each. */
const largeRows = new Map([['card_media', 20]])

/** The first line of a copy: its form, and how many migrations its tables had. */
export type CopyHead = { skladu: 1; migrations: number; at: string }
type Row = { row: string }

type Write = (text: string) => Promise<void>

/**
 * The whole store as of one moment in lines of JSON: the head, then rows as `["table", {…}]`, the same on both engines. Waits for `write`
 * before it reads on.
 */
export function copyOut(db: Db, at: Date, write: Write): Promise<void> {
  return db.transaction(
    async (tx) => {
      const [known] = await rowsOf<{ count: number }>(tx, sql`select count(*)::int as count from drizzle.__drizzle_migrations`)
      await write(`${JSON.stringify({ skladu: 1, migrations: known?.count ?? 0, at: at.toISOString() } satisfies CopyHead)}\n`)
      for (const table of await tablesOf(tx)) await copyTable(tx, table, write)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function copyTable(tx: Db, table: string, write: Write): Promise<void> {
  await tx.execute(sql`declare rows_of_copy no scroll cursor for select to_jsonb(each)::text as row from ${sql.identifier(table)} each`)
  const atOnce = largeRows.get(table) ?? batch
  let rows: Row[]
  do {
    rows = await rowsOf<Row>(tx, sql.raw(`fetch ${atOnce} from rows_of_copy`))
    await write(rows.map(({ row }) => `[${JSON.stringify(table)},${row}]\n`).join(''))
  } while (rows.length === atOnce)
  await tx.execute(sql`close rows_of_copy`)
}

/** Every table of ours by name. */
export async function tablesOf(db: Db): Promise<string[]> {
  const found = await rowsOf<{ name: string }>(db, sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`)
  return found.map(({ name }) => name)
}

export async function rowsOf<T>(db: Db, query: ReturnType<typeof sql>): Promise<T[]> {
  return ((await db.execute(query)) as { rows: unknown[] }).rows as T[]
}
