import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import type { Store } from '../../../server/store/store.ts'
import { embeddedStore } from '../../../server/store/open-embedded.ts'

/** An embedded store of this process, lent to one test after another; `shape` names its tables as they were made. */
type Shared = { client: PGlite; shape: string }

const free: Shared[] = []

/**
 * A store with the rows of the template and nothing else. Making one takes ten times as long as putting one back, so that those which have been closed
 * are lent again; one whose tables a test has changed is not.
 */
export async function borrowStore(wrap: (client: PGlite) => PGlite): Promise<Store> {
  const shared = free.pop() ?? (await makeShared())
  const lease = { isOver: false }
  const store = await embeddedStore(wrap(leased(shared.client, lease)))
  return {
    ...store,
    close: async () => {
      if (lease.isOver) return
      lease.isOver = true
      if ((await shapeOf(shared.client)) !== shared.shape) return shared.client.close()
      await putBack(shared.client)
      free.push(shared)
    },
  }
}

async function makeShared(): Promise<Shared> {
  const client = await PGlite.create({ loadDataDir: new Blob([readFileSync(inject('template'))]) })
  const tables = await tablesOf(client)
  await client.exec(
    `create schema kept; ${tables.map(({ name, kept }) => `create table ${kept} as table ${name};`).join('')}
     create table kept.sequences as select format('%I.%I', schemaname, sequencename) as name, last_value from pg_sequences`,
  )
  return { client, shape: await shapeOf(client) }
}

/** Every row of every table as the template has it. */
async function putBack(client: PGlite): Promise<void> {
  const tables = await tablesOf(client)
  await client.exec(
    `begin; set local session_replication_role = replica; truncate ${tables.map(({ name }) => name).join(', ')} restart identity cascade;
     ${tables.map(({ name, columns, kept }) => `insert into ${name} (${columns}) overriding system value select ${columns} from ${kept};`).join('')}
     select setval(name::regclass, last_value) from kept.sequences where last_value is not null; commit`,
  )
}

/** The tables of the server with the columns that are written and the place of their kept rows. */
async function tablesOf(client: PGlite): Promise<{ name: string; columns: string; kept: string }[]> {
  const { rows } = await client.query<{ name: string; columns: string; kept: string }>(
    `select format('%I.%I', table_schema, table_name) as name, format('kept.%I', table_schema || ' ' || table_name) as kept,
            string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema not in ('kept', 'pg_catalog', 'information_schema') and table_type = 'BASE TABLE' and is_generated = 'NEVER'
     group by table_schema, table_name`,
  )
  return rows
}

async function shapeOf(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(
    `select md5(concat(
       (select string_agg(concat(attrelid, attname, atttypid, attnotnull, attisdropped), ',' order by attrelid, attnum) from pg_attribute where attrelid > 16000),
       (select string_agg(concat(oid, relkind, relhastriggers, relrowsecurity), ',' order by oid) from pg_class where oid > 16000),
       (select string_agg(concat(oid, tgenabled), ',' order by oid) from pg_trigger),
       (select string_agg(concat(oid, conname), ',' order by oid) from pg_constraint),
       (select string_agg(oid::text, ',' order by oid) from pg_proc where oid > 16000))) as shape`,
  )
  return rows[0]?.shape ?? ''
}

/** The client for as long as the lease runs: whoever asks later is refused, as by a client that is closed. */
function leased(client: PGlite, lease: { isOver: boolean }): PGlite {
  return new Proxy(client, {
    get(object, name) {
      const value: unknown = Reflect.get(object, name, object)
      if (typeof value !== 'function') return value
      return (...call: unknown[]): unknown => {
        if (lease.isOver) throw new Error('PGlite is closed')
        return value.apply(object, call)
      }
    },
  })
}
