import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { backup } from '../../server/run/commands/backup.ts'
import { restore } from '../../server/run/commands/restore.ts'
import { loadContent } from '../../server/content/loading/load.ts'
import { openEmbedded } from '../../server/store/open-embedded.ts'
import { openPostgres } from '../../server/store/open-postgres.ts'
import { users } from '../../server/store/schema.ts'
import { backUp } from '../../server/store/backups.ts'
import { contentFiles, writeContent } from './fixtures/content.ts'
import { dropDatabase, makeDatabase } from './setup/postgres.ts'

// A store of PGlite takes seconds to make, and a busy machine many.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const root = mkdtempSync(join(tmpdir(), 'skladu-backup-'))
const server = process.env['TEST_DATABASE_URL']
const now = new Date('2026-11-21T09:00:00.000Z')
const made: string[] = []

/** A place for a store of the engine under test. */
async function newPlace(name: string) {
  const directory = join(root, name)
  if (server === undefined) return { databaseUrl: null, directory }
  const database = `b_${randomUUID().replaceAll('-', '')}`
  made.push(database)
  return { databaseUrl: await makeDatabase(server, database), directory }
}

const open = ({ databaseUrl, directory }: { databaseUrl: string | null; directory: string }) =>
  databaseUrl === null ? openEmbedded(join(directory, 'db'), undefined, undefined, inject('empty')) : openPostgres(databaseUrl)
const linesOf = (file: string) => gunzipSync(readFileSync(file)).toString().trimEnd().split('\n').toSorted()

let source: Awaited<ReturnType<typeof newPlace>>
let copy: string
beforeAll(async () => {
  writeContent(join(root, 'content'), contentFiles())
  source = await newPlace('source')
  const store = await open(source)
  await loadContent(store.db, join(root, 'content'))
  await store.db.insert(users).values({ id: randomUUID(), isAnonymous: true, createdAt: now })
  await store.close()
  copy = await backup(source, now)
})
afterAll(async () => {
  for (const name of made) await dropDatabase(server ?? '', name)
  rmSync(root, { recursive: true, force: true })
})

describe('a copy of the whole store', () => {
  it('brought back gives the same store, which goes on', async () => {
    const place = await newPlace('target')
    expect(await restore(place, copy, now)).toEqual({ aside: null })
    expect(linesOf(await backup(place, now, join(root, 'again.copy.gz')))).toEqual(linesOf(copy))
  })

  // From PGlite to PGlite it is the test above.
  it.each(server === undefined ? [] : ['the other'])('made on one engine is brought back on %s', async () => {
    const place = { databaseUrl: null, directory: join(root, 'embedded') }
    await restore(place, copy, now)
    expect(linesOf(await backup(place, now))).toEqual(linesOf(copy))
  })

  it('never takes the place of what is there: an embedded store moves aside, a database must be empty', async () => {
    if (server !== undefined) return expect(restore(source, copy, now)).rejects.toThrow('База не порожня')
    const { aside } = await restore(source, copy, now)
    expect([aside, readdirSync(aside ?? '')]).toEqual([join(root, 'source/db.before-2026-11-21T09-00-00.000Z'), ['pg']])
  })

  it('that is cut short, of a later version or none at all is refused before anything moves', async () => {
    const place = { databaseUrl: null, directory: join(root, 'untouched') }
    const bytes = readFileSync(copy)
    writeFileSync(join(root, 'cut.copy.gz'), bytes.subarray(0, bytes.length / 2))
    await expect(restore(place, join(root, 'cut.copy.gz'), now)).rejects.toThrow('пошкоджена')
    await expect(restore(place, join(root, 'nothing'), now)).rejects.toThrow('Такого файла немає')
    expect(readdirSync(root)).not.toContain('untouched')
  })
})

// Nothing of it asks a server.
it.each(server === undefined ? ['embedded'] : [])('a daily copy of the %s store is brought back by the same command', async () => {
  const place = { databaseUrl: null, directory: join(root, 'daily') }
  const store = await open(place)
  await store.db.insert(users).values({ id: randomUUID(), isAnonymous: true, createdAt: now })
  await backUp(store.dump ?? (async () => new Uint8Array()), join(place.directory, 'backups'), now)
  await store.db.delete(users)
  await store.close()
  const [daily = ''] = readdirSync(join(place.directory, 'backups'))
  await restore(place, join(place.directory, 'backups', daily), now)
  const again = await open(place)
  expect(await again.db.$count(users)).toBe(1)
  await again.close()
})
