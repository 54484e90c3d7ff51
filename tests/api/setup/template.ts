import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { loadContent } from '../../../server/content/load.ts'
import { embeddedStore } from '../../../server/store/open-embedded.ts'
import { openPostgres } from '../../../server/store/open-postgres.ts'
import { contentFiles, writeContent } from '../fixtures/content.ts'
import { dropDatabase, makeDatabase } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A dump of an embedded store, or the name of a PostgreSQL database, with the fixture content loaded. */
    template: string
  }
}

/** Makes one store that every test file starts from: opening a copy takes a fraction of making it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'skladu-api-'))
  writeContent(join(directory, 'content'), contentFiles())
  const server = process.env['TEST_DATABASE_URL']
  const clean = () => rmSync(directory, { recursive: true, force: true })
  if (server === undefined) {
    const client = await PGlite.create()
    const store = await embeddedStore(client)
    await loadContent(store.db, join(directory, 'content'))
    const dump = await client.dumpDataDir('none')
    writeFileSync(join(directory, 'template.tar'), new Uint8Array(await dump.arrayBuffer()))
    await store.close()
    project.provide('template', join(directory, 'template.tar'))
    return async () => clean()
  }
  const name = `template_${randomUUID().replaceAll('-', '')}`
  const store = await openPostgres(await makeDatabase(server, name))
  await loadContent(store.db, join(directory, 'content'))
  await store.close()
  project.provide('template', name)
  return async () => {
    await dropDatabase(server, name)
    clean()
  }
}
