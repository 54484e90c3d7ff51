import { sql } from 'drizzle-orm'
import type { Db } from './store.ts'
import { rowsOf, tablesOf, type CopyHead } from './copy-out.ts'

const batch = 500

/** The file is no copy, or one that cannot be brought back here; `message` is one Ukrainian line. */
export class BadCopy extends Error {}

/** Reads the head of a copy. Throws `BadCopy` for another file, and for a copy of a later version. */
export function headOf(line: string, known: number): CopyHead {
  let head: unknown
  try {
    head = JSON.parse(line)
  } catch {
    throw new BadCopy('Це не копія сховища')
  }
  if (typeof head !== 'object' || head === null || !('skladu' in head) || !('migrations' in head)) throw new BadCopy('Це не копія сховища')
  if (Number(head.migrations) > known) throw new BadCopy('Копію зроблено новішою версією. Спершу онови Складу')
  return head as CopyHead
}

type Constraint = { owner: string; name: string; definition: string }

/**
 * Fills empty tables with the rows of a copy, all or none: what refers to what is checked once, when everything is in. Throws `BadCopy` where there is
 * something already.
 */
export async function copyIn(db: Db, lines: AsyncIterable<string>): Promise<number> {
  return db.transaction(async (tx) => {
    for (const table of await tablesOf(tx)) {
      const [used] = await rowsOf<{ used: boolean }>(tx, sql`select exists (select from ${sql.identifier(table)}) as used`)
      if (used?.used) throw new BadCopy(`База не порожня (${table}). Відновлюй у порожню: чинних даних команда не чіпає`)
    }
    const links = await rowsOf<Constraint>(
      tx,
      sql`select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(oid) as definition
        from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
    )
    for (const { owner, name } of links) await tx.execute(sql.raw(`alter table ${owner} drop constraint "${name}"`))
    const count = await fill(tx, lines)
    for (const { owner, name, definition } of links)
      await tx.execute(sql.raw(`alter table ${owner} add constraint "${name}" ${definition}`))
    await setSequences(tx)
    return count
  })
}

async function fill(tx: Db, lines: AsyncIterable<string>): Promise<number> {
  const columns = await columnsOf(tx)
  let count = 0
  let table = ''
  let rows: unknown[] = []
  const flush = async () => {
    const names = columns.get(table)
    if (rows.length === 0) return
    if (!names) throw new BadCopy(`У копії є невідома таблиця ${table}`)
    const list = sql.join(
      names.map((name) => sql.identifier(name)),
      sql`, `,
    )
    const filled = sql`select ${list} from jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::jsonb)`
    await tx.execute(sql`insert into ${sql.identifier(table)} (${list}) ${filled}`)
    count += rows.length
    rows = []
  }
  for await (const line of lines) {
    if (line === '') continue
    const [name, row] = JSON.parse(line) as [string, unknown]
    if (name !== table || rows.length >= batch) await flush()
    table = name
    rows.push(row)
  }
  await flush()
  return count
}

/** The columns that are written, by table: those that the database counts itself are left to it. */
async function columnsOf(tx: Db): Promise<Map<string, string[]>> {
  const found = await rowsOf<{ owner: string; name: string }>(
    tx,
    sql`select table_name as owner, column_name as name from information_schema.columns
      where table_schema = 'public' and is_generated = 'NEVER' order by ordinal_position`,
  )
  return new Map([...Map.groupBy(found, ({ owner }) => owner)].map(([owner, all]) => [owner, all.map(({ name }) => name)]))
}

async function setSequences(tx: Db): Promise<void> {
  const owned = await rowsOf<{ owner: string; name: string; sequence: string }>(
    tx,
    sql`select table_name as owner, column_name as name, pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
      from information_schema.columns where table_schema = 'public' and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null`,
  )
  for (const { owner, name, sequence } of owned)
    await tx.execute(sql`select setval(${sequence}, coalesce((select max(${sql.identifier(name)}) from ${sql.identifier(owner)}), 1))`)
}
