import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'

/** The options of every embedded store. */
export const storeSettings = ['shared_buffers = 16MB']

/** The name of the store without a row that the build makes, beside the code that opens it. */
export const emptyStoreName = 'empty-store.tar.zst'

const besideCode = join(import.meta.dirname, emptyStoreName)

/** The empty store: copying it takes a fifth of the time of making one. Undefined where nothing was built. */
export const readEmptyStore = (file = besideCode): Blob | undefined =>
  existsSync(file) ? new Blob([zstdDecompressSync(readFileSync(file))]) : undefined

/** The same for a folder that has none yet. */
export const emptyStoreFor = (data: string, file?: string): Blob | undefined =>
  existsSync(data) && readdirSync(data).length > 0 ? undefined : readEmptyStore(file)
