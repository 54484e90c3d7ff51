/** Runs statements on a store of either engine. @returns the rows of the last one. */
type Run = (statements: string) => Promise<readonly object[]>
type Table = { name: string; columns: string; kept: string }

/** A store that can be put back to how it was when it was made. */
export type KeptRows = {
  /** Puts every row of every table back. @returns whether that was possible: not where the tables themselves were changed. */
  putBack: () => Promise<boolean>
}

/** Copies the rows that a store has now into a schema of their own. */
export async function keepRows(run: Run): Promise<KeptRows> {
  const tables = await tablesOf(run)
  await run(
    `create schema kept; ${tables.map(({ name, kept }) => `create table ${kept} as table ${name};`).join('')}
     create table kept.sequences as select format('%I.%I', schemaname, sequencename) as name, start_value, last_value from pg_sequences`,
  )
  const shape = await shapeOf(run)
  return {
    putBack: async () => {
      if ((await shapeOf(run)) !== shape) return false
      await run(
        `begin; set local session_replication_role = replica; ${tables.map(({ name }) => `delete from ${name};`).join('')}
         ${tables.map(({ name, columns, kept }) => `insert into ${name} (${columns}) overriding system value select ${columns} from ${kept};`).join('')}
         select setval(name::regclass, coalesce(last_value, start_value), last_value is not null) from kept.sequences; commit`,
      )
      return true
    },
  }
}

/** The tables of the server with the columns that are written and the place of their kept rows. */
async function tablesOf(run: Run): Promise<Table[]> {
  return (await run(
    `select format('%I.%I', table_schema, table_name) as name, format('kept.%I', table_schema || ' ' || table_name) as kept,
            string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema not in ('kept', 'pg_catalog', 'information_schema') and table_type = 'BASE TABLE' and is_generated = 'NEVER'
     group by table_schema, table_name`,
  )) as Table[]
}

async function shapeOf(run: Run): Promise<string> {
  const rows = (await run(
    `select md5(concat(
       (select string_agg(concat(attrelid, attname, atttypid, attnotnull, attisdropped), ',' order by attrelid, attnum) from pg_attribute where attrelid > 16000),
       (select string_agg(concat(oid, relkind, relhastriggers, relrowsecurity), ',' order by oid) from pg_class where oid > 16000),
       (select string_agg(concat(oid, tgenabled), ',' order by oid) from pg_trigger),
       (select string_agg(concat(oid, conname), ',' order by oid) from pg_constraint),
       (select string_agg(oid::text, ',' order by oid) from pg_proc where oid > 16000))) as shape`,
  )) as { shape: string }[]
  return rows[0]?.shape ?? ''
}
