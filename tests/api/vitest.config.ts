import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * PGlite is PostgreSQL with one connection. What stands here neither writes in parallel nor waits for a lock, so a real server would
 * answer the same; everything else, and every new file, runs on both.
 */
const sameOnBoth = [
  'admission',
  'apple',
  'avatar',
  'avatar-bucket',
  'bodies',
  'bombs',
  'config',
  'content-pages',
  'contract-fuzz',
  'course-pages',
  'doctor',
  'enumeration',
  'exam-day',
  'free-loop',
  'late-store',
  'migrations',
  'modes',
  'nginx',
  'process',
  'observed',
  'readable-pages',
  'real-content',
  'rich-text',
  'showcase',
  'site',
  'store-away',
  'workers',
  'store-broken',
  'subjects',
  'task-sets',
  'telemetry',
  'theory',
  'theory-survey',
  'training',
]

/** Bombs are timed: they come when most else has ended. */
class BombsLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- of the sequencer, not of an array
    const inOrder = await super.sort(files)
    return inOrder.toSorted((a, b) => Number(a.moduleId.includes('bombs')) - Number(b.moduleId.includes('bombs')))
  }
}

/** Their calls come one after another: on a real server they are a part of the nightly run alone. */
const oneAfterAnother = [
  'client-errors',
  'consent',
  'content',
  'discard',
  'web-vitals',
  'flashcards',
  'import-quota',
  'measures',
  'own-cards',
  'payloads',
  'readiness',
  'templates',
]
/** They start servers as processes, open stores of their own, ask very much or measure time: for what goes to main, not for each change. */
const beforeMerge = [
  'backup',
  'bombs',
  'contract-fuzz',
  'enumeration',
  'export-streams',
  'four-workers',
  'import-quota',
  'late-store',
  'lent-store',
  'migrations',
  'observed',
  'process',
  'real-content',
  'store-away',
  'store-broken',
  'telemetry',
  'workers',
]

/** Where the others have just run on a real server, the embedded store gets what needs no other: every journey uses it as well, and by night it gets all. */
const files = process.env.REST_OF_POSTGRES === undefined ? ['**/*'] : [...sameOnBoth, ...oneAfterAnother]

/** Files that this run leaves out; docs/testing.md says what runs when. */
function leftOut({ EACH_CHANGE, NIGHTLY, TEST_DATABASE_URL }: NodeJS.ProcessEnv): readonly string[] {
  // One engine for all files.
  if (EACH_CHANGE !== undefined) return beforeMerge
  if (TEST_DATABASE_URL === undefined) return []
  return NIGHTLY === undefined ? [...sameOnBoth, ...oneAfterAnother] : sameOnBoth
}

export default defineConfig({
  test: {
    name: 'api',
    root: import.meta.dirname,
    include: files.map((name) => `${name}.test.ts`),
    exclude: leftOut(process.env).map((name) => `${name}.test.ts`),
    environment: 'node',
    globalSetup: ['./setup/template.ts'],
    // One process for all files: each opens a store of its own, and loading the server again for each would take as long as the tests.
    fileParallelism: false,
    sequence: { sequencer: BombsLast },
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
})
