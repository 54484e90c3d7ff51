import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { fingerprint, hashFiles, isBuilt } from '../../../scripts/build/fingerprint.ts'
import { emptyStoreFile } from '../../../scripts/build/make-empty-store.ts'
import { loadContent } from '../../../server/content/loading/load.ts'
import { emptyStoreFor } from '../../../server/store/empty-store.ts'
import { embeddedStore } from '../../../server/store/open-embedded.ts'
import { openPostgres } from '../../../server/store/open-postgres.ts'
import { contentFiles, writeContent } from '../fixtures/content.ts'
import { dropDatabases, makeDatabase } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A dump of an embedded store, or the name of a PostgreSQL database, with the fixture content loaded. */
    template: string
    /** A folder of data with such a store, for servers that run as processes; null with PostgreSQL. */
    made: string | null
    /** The server as a process: the built one where the build is of these sources, for it starts in a third of the time. */
    program: string
    /** A file with a store without a row, from which a new embedded one starts as it does on the built server. */
    empty: string
  }
}

const cache = resolve('node_modules/.cache/api-template')
/** All that decides what stands in the template. */
const inputs = ['package-lock.json', '{contract,server}/**/*.{ts,sql,json}', 'tests/api/{setup,fixtures}/**/*.ts']

/** Makes one store that every test file starts from: opening a copy takes a fraction of making it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env['TEST_DATABASE_URL']
  project.provide('program', resolve(isBuilt(fingerprint()) ? 'dist-server/main.js' : 'server/run/main.ts'))
  project.provide('empty', await emptyStoreFile())
  if (server !== undefined) return setUpDatabase(project, server)
  const folder = await makeTemplate()
  project.provide('template', join(folder, 'template.tar'))
  project.provide('made', join(folder, 'made'))
  return async () => undefined
}

/** The embedded template, made once for each state of the code; whoever comes second of two finds it whole. */
async function makeTemplate(): Promise<string> {
  const folder = join(cache, hashFiles(inputs).slice(0, 32))
  if (existsSync(folder)) return folder
  const directory = writeFixtures()
  mkdirSync(join(directory, 'made/db'), { recursive: true })
  const dataDir = join(directory, 'made/db/pg')
  const client = await PGlite.create({ dataDir, loadDataDir: emptyStoreFor(dataDir, await emptyStoreFile()) })
  const store = await embeddedStore(client)
  await loadContent(store.db, join(directory, 'content'))
  const dump = await client.dumpDataDir('none')
  writeFileSync(join(directory, 'template.tar'), new Uint8Array(await dump.arrayBuffer()))
  await store.close()
  const beside = `${folder}.${process.pid}`
  removeOld()
  cpSync(directory, beside, { recursive: true })
  rmSync(directory, { recursive: true })
  try {
    renameSync(beside, folder)
  } catch {
    rmSync(beside, { recursive: true })
  }
  return folder
}

/** Templates of other states of the code, unless a run may still stand on them. */
function removeOld(): void {
  for (const name of existsSync(cache) ? readdirSync(cache) : [])
    if (statSync(join(cache, name)).mtimeMs < Date.now() - 3_600_000) rmSync(join(cache, name), { recursive: true, force: true })
}

async function setUpDatabase(project: TestProject, server: string): Promise<() => Promise<void>> {
  const directory = writeFixtures()
  const name = `template_${randomUUID().replaceAll('-', '')}`
  const store = await openPostgres(await makeDatabase(server, name))
  await loadContent(store.db, join(directory, 'content'))
  await store.close()
  rmSync(directory, { recursive: true })
  project.provide('template', name)
  project.provide('made', null)
  // And the copies that were lent.
  return () => dropDatabases(server, name)
}

function writeFixtures(): string {
  const directory = mkdtempSync(join(tmpdir(), 'skladu-api-'))
  writeContent(join(directory, 'content'), contentFiles())
  return directory
}
