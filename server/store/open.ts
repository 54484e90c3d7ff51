import type { Store } from './store.ts'

/**
 * Opens PostgreSQL at `databaseUrl`, else the embedded one in `directory`, and migrates it. Throws `StoreInUse`, and whatever the driver
 * says.
 */
export async function openStore(where: { databaseUrl: string | null; directory: string }): Promise<Store> {
  if (where.databaseUrl !== null) {
    const { openPostgres } = await import('./open-postgres.ts')
    return openPostgres(where.databaseUrl)
  }
  const { openEmbedded } = await import('./open-embedded.ts')
  return openEmbedded(where.directory)
}
