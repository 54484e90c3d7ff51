import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'api',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    // On PostgreSQL only what touches the database is run again.
    exclude:
      process.env['TEST_DATABASE_URL'] === undefined
        ? []
        : ['process.test.ts', 'enumeration.test.ts', 'rich-text.test.ts', 'migrations.test.ts'],
    environment: 'node',
    globalSetup: ['./setup/template.ts'],
    // One process for all files: each opens a store of its own, and loading the server again for each would take as long as the tests.
    fileParallelism: false,
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
