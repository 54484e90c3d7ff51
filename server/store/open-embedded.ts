import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { checkFolder, markMaking } from './folder-state.ts'
import { guardedClient, openClient, watchSpace } from './guarded-client.ts'
import { lockDirectory } from './lock.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { queryLog } from '../base/query-log.ts'
import type { Store } from './store.ts'
import { brokenStore, type StoreBroken } from './store-broken.ts'

/** Nothing can be asked of a broken store any more, not even to close: the process ends where it stands. */
const endProcess = (broken: StoreBroken): never => {
  console.error(broken.message)
  process.exit(1)
}

/**
 * Opens the embedded PostgreSQL in `directory` for this process alone; it survives a kill, not a power cut. Throws `StoreInUse` or
 * `StoreBroken`; later `onEnd` hears of that.
 */
export async function openEmbedded(
  directory: string,
  onEnd: (broken: StoreBroken) => void = endProcess,
  folder = migrationsFolder,
  empty?: string,
): Promise<Store> {
  const release = lock(directory)
  try {
    checkFolder(directory)
    const making = markMaking(directory)
    const client = await openClient(directory, join(directory, 'pg'), empty)
    const stopWatching = watchSpace(directory, onEnd)
    const store = await embeddedStore(guardedClient(client, directory, onEnd), () => (stopWatching(), release()), folder)
    making.whole()
    return store
  } catch (error) {
    release()
    throw error
  }
}

function lock(directory: string): () => void {
  try {
    return lockDirectory(directory)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'ENOSPC' || code === 'EDQUOT') throw brokenStore(directory, 'full')
    if (['EACCES', 'EPERM', 'EROFS'].includes(code)) throw brokenStore(directory, 'readOnly')
    throw error
  }
}

/** The store on an open PGlite, its tables brought up to date. `onClose` runs after it has closed. */
export async function embeddedStore(client: PGlite, onClose: () => void = () => undefined, folder = migrationsFolder): Promise<Store> {
  const db = drizzle(client, { logger: queryLog })
  await migrate(db, { migrationsFolder: folder })
  return {
    db,
    dump: async () => new Uint8Array(await (await client.dumpDataDir('gzip')).arrayBuffer()),
    close: async () => {
      await client.close()
      onClose()
    },
  }
}
