import { testOnPostgres } from './test/on-postgres.ts'
import { lastLine } from './test/tally.ts'
import { vitest } from './test/vitest.ts'

/** `npm run test:pg`: the API tests on a PostgreSQL started for them. */
const tally = await testOnPostgres((environment) => vitest({ config: 'tests/api/vitest.config.ts', name: 'api-postgres', environment }))
process.exitCode = tally.failed > 0 ? 1 : 0
console.log(lastLine(tally))
