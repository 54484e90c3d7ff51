import { ensureBuilt } from './build/ensure-built.ts'
import { runCommand } from './command.ts'
import { startPostgres } from './test/real-postgres.ts'

/**
 * `npm run test:security`: the evidence of docs/security.md by itself. Bombs come last; their timings and the table of hostile words are
 * printed.
 */
const api = ['run', '--config', 'tests/api/vitest.config.ts']
/** Each side takes about as long as the others; what is timed waits more than it works. */
const keys = 'withheld open-exams group-sittings held-bodies'
const people =
  'contract-fuzz authorisation sessions quotas ledger change-password taken-address google.test apple.test fault-reports handover first-proof packs.test'
const units =
  'security hostile-decks bounded aged-bearer trusted-types trust-provider export-deck without-secrets visible-text password.test moment.test describe-error keep-sending'
/** Bodies made for each call of the contract; `npm run test:merge` makes forty. */
const few = { RUNS: '8' }

const from = performance.now()
await ensureBuilt()
const built = performance.now()
const codes = await Promise.all([
  timed('ключі', () => runCommand('vitest', [...api, ...keys.split(' ')])),
  timed('люди', () => runCommand('vitest', [...api, ...people.split(' ')], few)),
  timed('модулі, перегони, бомби', unitsRacesBombs),
  timed('сторінки', () => runCommand('playwright', ['test', 'tests/e2e/hostile-words.spec.ts', 'tests/e2e/trusted-types.spec.ts'])),
])
console.log(`\nЗа ${Math.round((performance.now() - built) / 1000)} с після збирання (${Math.round((built - from) / 1000)} с)`)
process.exitCode = codes.some((code) => code !== 0) ? 1 : 0

async function timed(name: string, side: () => Promise<number>): Promise<number> {
  const code = await side()
  console.log(`▸ ${name}: ${Math.round((performance.now() - built) / 1000)} с`)
  return code
}

async function unitsRacesBombs(): Promise<number> {
  const projects = ['--project', 'unit', '--project', 'components', '--project', 'architecture']
  const ofUnits = await runCommand('vitest', ['run', ...projects, ...units.split(' ')])
  const ofRaces = await races()
  return (await runCommand('vitest', [...api, 'bombs'])) || ofRaces || ofUnits
}

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
