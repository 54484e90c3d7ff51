import { sql } from 'drizzle-orm'
import type { Db } from './store.ts'

const batch = 500

/** The first line of a copy: its form, and how many migrations its tables had. */
export type CopyHead = { skladu: 1; migrations: number; at: string }
type Row = { row: string }

/**
 * The whole store as lines of JSON, as of one moment: the head, then each row as `["table", {…}]`. The same on both engines, so that a copy of one
 * can be brought back on the other.
 */
export async function* copyOut(db: Db, at: Date): AsyncGenerator<string> {
  const lines: string[] = []
  let wake = (): void => undefined
  let isOver = false
  const work = db
    .transaction(
      async (tx) => {
        const [known] = await rowsOf<{ count: number }>(tx, sql`select count(*)::int as count from drizzle.__drizzle_migrations`)
        lines.push(JSON.stringify({ skladu: 1, migrations: known?.count ?? 0, at: at.toISOString() } satisfies CopyHead))
        for (const table of await tablesOf(tx)) await copyTable(tx, table, lines, () => wake())
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    .finally(() => {
      isOver = true
      wake()
    })
  work.catch(() => undefined)
  while (!isOver || lines.length > 0) {
    const ready = lines.splice(0)
    if (ready.length > 0) yield `${ready.join('\n')}\n`
    else await new Promise<void>((resolve) => (isOver ? resolve() : (wake = resolve)))
  }
  await work
}

async function copyTable(tx: Db, table: string, lines: string[], wake: () => void): Promise<void> {
  await tx.execute(sql`declare rows_of_copy no scroll cursor for select to_jsonb(each)::text as row from ${sql.identifier(table)} each`)
  for (;;) {
    const rows = await rowsOf<Row>(tx, sql.raw(`fetch ${batch} from rows_of_copy`))
    for (const { row } of rows) lines.push(`[${JSON.stringify(table)},${row}]`)
    wake()
    if (rows.length < batch) break
    while (lines.length > 20 * batch) await new Promise((resolve) => setTimeout(resolve, 5))
  }
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
