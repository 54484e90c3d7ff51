import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { zstdCompressSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { emptyStoreName, storeSettings } from '../../server/store/empty-store.ts'
import { embeddedStore } from '../../server/store/open-embedded.ts'
import { hashFiles } from './fingerprint.ts'

const cache = resolve('node_modules/.cache/empty-store')

/** Lays a store with all its tables and no row beside the server. */
export async function makeEmptyStore(): Promise<void> {
  copyFileSync(await emptyStoreFile(), join('dist-server', emptyStoreName))
}

/** A file with such a store, made anew when the migrations or the packages change. */
export async function emptyStoreFile(): Promise<string> {
  const file = join(cache, `${hashFiles(['package-lock.json', 'server/store/**/*']).slice(0, 32)}.zst`)
  if (existsSync(file)) return file
  const client = await PGlite.create({ postgresqlconf: storeSettings })
  const store = await embeddedStore(client)
  const dump = await client.dumpDataDir('none')
  await store.close()
  rmSync(cache, { recursive: true, force: true })
  mkdirSync(cache, { recursive: true })
  const beside = `${file}.${process.pid}`
  writeFileSync(beside, zstdCompressSync(new Uint8Array(await dump.arrayBuffer())))
  renameSync(beside, file)
  return file
}
