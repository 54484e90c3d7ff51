import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Store } from '../../../server/store/store.ts'
import { openEmbedded } from '../../../server/store/open-embedded.ts'
import { lendDatabase, lendEmbedded } from './lent-store.ts'

/** A store on a copy of a folder of data. */
export async function openFolder(folder: string): Promise<Store> {
  const copy = mkdtempSync(join(tmpdir(), 'skladu-store-'))
  cpSync(folder, copy, { recursive: true })
  const store = await openEmbedded(join(copy, 'db'))
  const close = async () => {
    await store.close()
    rmSync(copy, { recursive: true })
  }
  return { ...store, close }
}

/**
 * A store with the fixture content: PGlite in memory, or a fresh database on `TEST_DATABASE_URL`. `isChaotic` delays queries: PGlite would
 * hide the races of parallel requests.
 */
export async function openTestStore({ isChaotic = false } = {}): Promise<Store> {
  const server = process.env['TEST_DATABASE_URL']
  if (server !== undefined) return lendDatabase(server)
  return lendEmbedded((client) => (isChaotic ? delayed(client) : client))
}

function delayed<T extends object>(target: T): T {
  return new Proxy(target, {
    get(object, name) {
      const value: unknown = Reflect.get(object, name, object)
      if (typeof value !== 'function') return value
      if (name === 'query') {
        return async (...call: unknown[]) => {
          await setTimeout(Math.random() * 5)
          return value.apply(object, call)
        }
      }
      if (name === 'transaction') return (work: (tx: object) => unknown) => value.call(object, (tx: object) => work(delayed(tx)))
      return value.bind(object)
    },
  })
}
