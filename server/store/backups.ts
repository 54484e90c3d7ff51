import { dayMs } from '#domain/duration'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { describeError } from '../base/describe-error.ts'
import { join } from 'node:path'
import { returnMemory } from '../base/return-memory.ts'

const mostCopies = 7

/**
 * Copies an embedded store into `directory` once a day and keeps the seven newest. A failed copy is reported on stderr and tried the next
 * day.
 * @returns the stop.
 */
export function keepBackups(dump: () => Promise<Uint8Array>, directory: string): () => void {
  const copy = () =>
    backUp(dump, directory, new Date())
      .catch((error: unknown) => console.error(`Не вдалося зробити резервну копію: ${describeError(error)}`))
      // A copy is as large as the store and lies in memory whole; at a first start the content was read just before.
      .then(returnMemory)
  const copyIfOld = async () => (await ageOfNewest(directory)) > dayMs && copy()
  const soon = setTimeout(() => void copyIfOld(), 5000).unref()
  const daily = setInterval(() => void copy(), dayMs).unref()
  return () => {
    clearTimeout(soon)
    clearInterval(daily)
  }
}

/** Writes one copy, whole or not at all, named after the moment, and removes all but the newest seven. */
export async function backUp(dump: () => Promise<Uint8Array>, directory: string, now: Date): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const file = join(directory, `${now.toISOString().replaceAll(':', '-')}.tar.gz`)
  const part = `${file}.part`
  try {
    await writeFile(part, await dump(), { mode: 0o600 })
    await rename(part, file)
  } catch (error) {
    // On a full disk each day’s failure would take a part more.
    await rm(part, { force: true })
    throw error
  }
  for (const old of (await copies(directory)).slice(mostCopies)) await rm(join(directory, old), { force: true })
}

async function ageOfNewest(directory: string): Promise<number> {
  const [newest] = await copies(directory)
  return newest === undefined ? Number.POSITIVE_INFINITY : Date.now() - (await stat(join(directory, newest))).mtimeMs
}

async function copies(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch(() => [])
  return names
    .filter((name) => name.endsWith('.tar.gz'))
    .toSorted()
    .toReversed()
}
