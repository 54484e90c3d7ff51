import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'api',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    // On PostgreSQL only what touches the database is run again.
    exclude: process.env['TEST_DATABASE_URL'] === undefined ? [] : ['process.test.ts', 'rich-text.test.ts'],
    environment: 'node',
    globalSetup: ['./setup/template.ts'],
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
