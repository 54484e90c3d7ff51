import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrationsFolder } from './migrations-folder.ts'

type Journal = { entries: unknown[] }
const journalAt = (folder: string) => join(folder, 'meta/_journal.json')
const readJournal = (folder: string) => JSON.parse(readFileSync(journalAt(folder), 'utf8')) as Journal

/** Counts the migrations. */
export const countMigrations = (): number => readJournal(migrationsFolder).entries.length

/** Runs `work` with a folder of the first `count` migrations: the tables as they were then. */
export async function withMigrations<T>(count: number, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'skladu-migrations-'))
  try {
    cpSync(migrationsFolder, folder, { recursive: true })
    const journal = readJournal(folder)
    writeFileSync(journalAt(folder), JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
