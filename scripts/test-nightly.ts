import { ensureBuilt } from './build/ensure-built.ts'
import { runCommand } from './command.ts'
import { startPostgres } from './test/real-postgres.ts'

/** `npm run test:nightly`: what `npm run test:merge` leaves out, so that the two together are everything (docs/testing.md). */
const api = ['run', '--config', 'tests/api/vitest.config.ts']
const codes = [await runCommand(process.execPath, ['scripts/run.mjs', 'test-models'])]
codes.push(await runCommand('vitest', api))
const postgres = await startPostgres()
try {
  codes.push(await runCommand('vitest', api, { TEST_DATABASE_URL: postgres.url, NIGHTLY: 'on' }))
} finally {
  await postgres.stop()
}
const SEED = String(Date.now() % 1_000_000_000)
console.log(`SEED=${SEED}`)
codes.push(await runCommand('vitest', [...api, 'contract-fuzz'], { RUNS: '200', SEED }))
codes.push(await runCommand('vitest', ['run', '--project', 'unit'], { SEED }))
await ensureBuilt()
codes.push(await runCommand('playwright', ['test'], { NIGHTLY: 'on' }))
codes.push(await runCommand(process.execPath, ['scripts/run.mjs', 'test-browsers']))
process.exitCode = codes.some((code) => code !== 0) ? 1 : 0
