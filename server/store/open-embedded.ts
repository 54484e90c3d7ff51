import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { lockDirectory } from './lock.ts'
import { migrationsFolder } from './migrations-folder.ts'
import type { Store } from './store.ts'

/**
 * Opens the embedded PostgreSQL in `directory`, for this process alone.
 * Safe against the death of the process, not against a power cut: PGlite does not flush to the disk.
 * Throws `StoreInUse` when another process holds the directory.
 */
export async function openEmbedded(directory: string): Promise<Store> {
  const release = lockDirectory(directory)
  try {
    return await embeddedStore(await PGlite.create({ dataDir: join(directory, 'pg'), postgresqlconf: ['shared_buffers = 16MB'] }), release)
  } catch (error) {
    release()
    throw error
  }
}

/** The store on an open PGlite, its tables brought up to date. `onClose` runs after it has closed. */
export async function embeddedStore(client: PGlite, onClose: () => void = () => undefined): Promise<Store> {
  const db = drizzle(client)
  await migrate(db, { migrationsFolder })
  return {
    db,
    dump: async () => new Uint8Array(await (await client.dumpDataDir('gzip')).arrayBuffer()),
    close: async () => {
      await client.close()
      onClose()
    },
  }
}
