import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zstdCompressSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { emptyStoreName, storeSettings } from '../../server/store/empty-store.ts'
import { embeddedStore } from '../../server/store/open-embedded.ts'
import { hashFiles } from './fingerprint.ts'

const cache = 'node_modules/.cache/empty-store'

/** Lays a store with all its tables and no row beside the server; made anew when the migrations or the packages change. */
export async function makeEmptyStore(): Promise<void> {
  const file = join(cache, `${hashFiles(['package-lock.json', 'server/store/**/*']).slice(0, 32)}.zst`)
  if (!existsSync(file)) {
    const client = await PGlite.create({ postgresqlconf: storeSettings })
    const store = await embeddedStore(client)
    const dump = await client.dumpDataDir('none')
    await store.close()
    rmSync(cache, { recursive: true, force: true })
    mkdirSync(cache, { recursive: true })
    writeFileSync(file, zstdCompressSync(new Uint8Array(await dump.arrayBuffer())))
  }
  copyFileSync(file, join('dist-server', emptyStoreName))
}
