import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Config } from '../config.ts'
import { copyOut } from '../../store/copy-out.ts'
import { openStore } from '../../store/open.ts'

type StoreLocation = Pick<Config, 'databaseUrl' | 'directory'>

/** Copies the whole store into one file, whole or not at all. @returns the file. */
export async function backup({ databaseUrl, directory }: StoreLocation, now: Date, file?: string): Promise<string> {
  const target = file ?? join(directory, 'backups', `${now.toISOString().replaceAll(':', '-')}.copy.gz`)
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  const store = await openStore({ databaseUrl, directory: join(directory, 'db') })
  const part = `${target}.part`
  try {
    const lines = new PassThrough()
    const write = async (text: string) => {
      if (!lines.write(text)) await once(lines, 'drain')
    }
    const copied = copyOut(store.db, now, write).then(
      () => lines.end(),
      (error: Error) => lines.destroy(error),
    )
    await pipeline(lines, createGzip(), createWriteStream(part, { mode: 0o600 }))
    await copied
    await rename(part, target)
    return target
  } catch (error) {
    await rm(part, { force: true })
    throw error
  } finally {
    await store.close()
  }
}
