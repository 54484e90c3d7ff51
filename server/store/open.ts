import type { Store } from './store.ts'

/**
 * Opens PostgreSQL at `databaseUrl`, or else the embedded one in `directory`, and brings its tables up to date.
 * Throws `StoreInUse` when another process holds the directory, and whatever the driver says when the database cannot be reached.
 */
export async function openStore(where: { databaseUrl: string | null; directory: string }): Promise<Store> {
  if (where.databaseUrl !== null) {
    const { openPostgres } = await import('./open-postgres.ts')
    return openPostgres(where.databaseUrl)
  }
  const { openEmbedded } = await import('./open-embedded.ts')
  return openEmbedded(where.directory)
}
