import { createReadStream, existsSync } from 'node:fs'
import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import type { Config } from '../config.ts'
import { BadCopy, copyIn, headOf } from '../../store/copy-in.ts'
import { lockDirectory } from '../../store/lock.ts'
import { countMigrations, withMigrations } from '../../store/migrations-until.ts'
import { openEmbedded } from '../../store/open-embedded.ts'
import { openPostgres } from '../../store/open-postgres.ts'
import { openStore } from '../../store/open.ts'

type StoreLocation = Pick<Config, 'databaseUrl' | 'directory'>
/** The place where the former store lies now, null where there was none. */
type Restored = { aside: string | null }

/**
 * Brings a copy back. An embedded store that is there is put aside; a PostgreSQL must be empty. Throws `BadCopy`, and `StoreInUse` while
 * a server runs.
 */
export async function restore({ databaseUrl, directory }: StoreLocation, file: string, now: Date): Promise<Restored> {
  if (!existsSync(file)) throw new BadCopy(`Такого файла немає: ${file}`)
  const isWhole = file.endsWith('.tar.gz')
  if (isWhole && databaseUrl !== null)
    throw new BadCopy('Щоденна копія .tar.gz повертається лише у вбудоване сховище: запусти без DATABASE_URL')
  if (isWhole) await checkWhole(file)
  else await checkHead(file)
  const folder = join(directory, 'db')
  const aside = databaseUrl === null ? await putAside(folder, now) : null
  if (isWhole) await unpack(folder, file)
  else await fill({ databaseUrl, directory }, file)
  return { aside }
}

/** The embedded store moves as a whole, so that nothing of it is lost. */
async function putAside(folder: string, now: Date): Promise<string | null> {
  if (!existsSync(folder)) return null
  lockDirectory(folder)()
  const aside = `${folder}.before-${now.toISOString().replaceAll(':', '-')}`
  await rename(folder, aside)
  return aside
}

/** A file cut short is found out before anything is moved. */
async function checkWhole(file: string): Promise<void> {
  try {
    await createReadStream(file)
      .pipe(createGunzip())
      .forEach(() => undefined)
  } catch {
    throw new BadCopy(`Копія ${file} пошкоджена`)
  }
}

async function unpack(folder: string, file: string): Promise<void> {
  const release = lockDirectory(folder)
  const client = await PGlite.create({ dataDir: join(folder, 'pg'), loadDataDir: new Blob([await readFile(file)]) })
  await client.close()
  release()
}

function linesOf(file: string): Interface {
  const unpacked = createReadStream(file).pipe(createGunzip())
  const lines = createInterface({ input: unpacked, crlfDelay: Infinity })
  unpacked.on('error', () => lines.close())
  return lines
}

async function checkHead(file: string): Promise<void> {
  await checkWhole(file)
  for await (const line of linesOf(file)) return void headOf(line, countMigrations())
  throw new BadCopy('Це не копія сховища')
}

/** The tables are made as they were, filled, and then brought up to date as at any start. */
async function fill({ databaseUrl, directory }: StoreLocation, file: string): Promise<void> {
  const lines = linesOf(file)[Symbol.asyncIterator]()
  const { migrations } = headOf(String((await lines.next()).value), countMigrations())
  const folder = join(directory, 'db')
  await withMigrations(migrations, async (then) => {
    const store = databaseUrl === null ? await openEmbedded(folder, undefined, then) : await openPostgres(databaseUrl, undefined, then)
    try {
      await copyIn(store.db, { [Symbol.asyncIterator]: () => lines })
    } finally {
      await store.close()
    }
  })
  await (await openStore({ databaseUrl, directory: folder })).close()
}
