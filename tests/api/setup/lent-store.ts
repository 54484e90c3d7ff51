import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import { openPostgres } from '../../../server/store/open-postgres.ts'
import type { Store } from '../../../server/store/store.ts'
import { embeddedStore } from '../../../server/store/open-embedded.ts'
import { keepRows, type KeptRows } from './kept-rows.ts'
import { dropDatabase, makeDatabase, runOn } from './postgres.ts'

/**
 * Stores of this process, lent to one test after another: making one takes ten times as long. One whose tables a test has changed is not
 * lent again.
 */
const free = { embedded: [] as Embedded[], databases: [] as Database[] }
type Embedded = KeptRows & { client: PGlite }
type Database = KeptRows & { name: string; url: string }

/** A PGlite in memory with the rows of the template and nothing else. */
export async function lendEmbedded(wrap: (client: PGlite) => PGlite): Promise<Store> {
  const lent = free.embedded.pop() ?? (await makeEmbedded())
  const lease = { isOver: false }
  const store = await embeddedStore(wrap(leased(lent.client, lease)))
  return {
    ...store,
    close: async () => {
      if (lease.isOver) return
      lease.isOver = true
      if (await lent.putBack()) free.embedded.push(lent)
      else await lent.client.close()
    },
  }
}

/** A database on `server` with the rows of the template and nothing else. */
export async function lendDatabase(server: string): Promise<Store> {
  const lent = free.databases.pop() ?? (await makeCopy(server))
  const store = await openPostgres(lent.url)
  let isOver = false
  return {
    ...store,
    close: async () => {
      if (isOver) return
      isOver = true
      await store.close()
      if (await lent.putBack()) free.databases.push(lent)
      else await dropDatabase(server, lent.name)
    },
  }
}

async function makeEmbedded(): Promise<Embedded> {
  const client = await PGlite.create({ loadDataDir: new Blob([readFileSync(inject('template'))]) })
  return { client, ...(await keepRows(async (statements) => (await client.exec(statements)).at(-1)?.rows ?? [])) }
}

let copies = 0
async function makeCopy(server: string): Promise<Database> {
  const name = `${inject('template')}_${process.pid}_${copies++}`
  const url = await makeDatabase(server, name, inject('template'))
  // What a test has left running must not write into the next one.
  const alone = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid();`
  return { name, url, ...(await keepRows((statements) => runOn(url, alone + statements))) }
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
