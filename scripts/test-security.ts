import { ensureBuilt } from './build/ensure-built.ts'
import { runCommand } from './command.ts'
import { startPostgres } from './test/real-postgres.ts'

/**
 * `npm run test:security`: the evidence of docs/security.md by itself; all of it is a part of `npm test`. Bombs come last and alone: their timings
 * are printed, with how late a machine with nothing to do is; so is the table of hostile words, sink by sink.
 */
const api = ['run', '--config', 'tests/api/vitest.config.ts']
const guarded = 'authorisation sessions open-exams group-sittings quotas ledger change-password taken-address google.test apple.test'
const units = 'security hostile-decks bounded aged-bearer trusted-types trust-provider export-deck'
/** Bodies made for each call of the contract; `npm test` makes forty. */
const few = { RUNS: '8' }

const from = performance.now()
await ensureBuilt()
const built = performance.now()
const together = await Promise.all([
  runCommand('vitest', [...api, ...guarded.split(' '), 'contract-fuzz'], few),
  runCommand('vitest', ['run', '--project', 'unit', '--project', 'components', '--project', 'architecture', ...units.split(' ')]),
  races(),
  runCommand('playwright', ['test', 'tests/e2e/hostile-words.spec.ts', 'tests/e2e/trusted-types.spec.ts']),
])
const codes = [...together, await runCommand('vitest', [...api, 'bombs'])]
console.log(`\nЗа ${Math.round((performance.now() - built) / 1000)} с після збирання (${Math.round((built - from) / 1000)} с)`)
process.exitCode = codes.some((code) => code !== 0) ? 1 : 0

/** Twenty keys, eight times each, at once: on a real server where one can run. */
async function races(): Promise<number> {
  const postgres = await startPostgres().catch((error: unknown) => {
    console.log(`Перегони на PGlite: ${error instanceof Error ? error.message : String(error)}`)
    return null
  })
  try {
    return await runCommand('vitest', [...api, 'parallel'], postgres ? { TEST_DATABASE_URL: postgres.url } : {})
  } finally {
    await postgres?.stop()
  }
}
