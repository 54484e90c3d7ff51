import { resolve } from 'node:path'
import { ensureBuilt } from './build/ensure-built.ts'
import { filledStore } from './build/filled-store.ts'
import { runCommand } from './command.ts'
import { startPostgres } from './test/real-postgres.ts'

/**
 * `npm run test:security`: the evidence of docs/security.md by itself, on a real store where one can run. Bombs come last; their timings
 * and the table of hostile words are printed.
 */
const api = ['run', '--config', 'tests/api/vitest.config.ts']
/** Each side takes about as long as the others; what is timed waits more than it works. */
const keys = 'withheld open-exams group-sittings parallel packs.test held-bodies'
const people = 'google.test authorisation sessions quotas ledger change-password taken-address fault-reports handover first-proof'
/** They ask the store little, or are the same on both. */
const embedded = 'contract-fuzz apple.test bombs'
const units =
  'security hostile-decks bounded aged-bearer trusted-types trust-provider export-deck without-secrets visible-text password.test moment.test describe-error keep-sending'
/** Bodies made for each call of the contract; `npm run test:merge` makes forty. */
const few = { RUNS: '8' }

// Eight processes of Node read the same code.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled-code')

const from = performance.now()
await ensureBuilt()
await filledStore()
const built = performance.now()
const postgres = await startPostgres().catch((error: unknown) => {
  console.log(`Без справжнього PostgreSQL: ${error instanceof Error ? error.message : String(error)}`)
  return null
})
const onPostgres = postgres ? { TEST_DATABASE_URL: postgres.url } : {}
const codes = await Promise.all([
  timed('ключі й перегони', () => runCommand('vitest', [...api, ...keys.split(' ')], onPostgres)),
  timed('люди', () => runCommand('vitest', [...api, ...people.split(' ')], onPostgres)),
  timed('модулі, довільні виклики, бомби', unitsThenBombs),
  timed('сторінки', () => runCommand('playwright', ['test', 'tests/e2e/hostile-words.spec.ts', 'tests/e2e/trusted-types.spec.ts'])),
])
await postgres?.stop()
console.log(`\nЗа ${Math.round((performance.now() - built) / 1000)} с після збирання (${Math.round((built - from) / 1000)} с)`)
process.exitCode = codes.some((code) => code !== 0) ? 1 : 0

async function timed(name: string, side: () => Promise<number>): Promise<number> {
  const code = await side()
  console.log(`▸ ${name}: ${Math.round((performance.now() - built) / 1000)} с`)
  return code
}

async function unitsThenBombs(): Promise<number> {
  const projects = ['--project', 'unit', '--project', 'components', '--project', 'architecture']
  const ofUnits = await runCommand('vitest', ['run', ...projects, ...units.split(' ')])
  return (await runCommand('vitest', [...api, ...embedded.split(' ')], few)) || ofUnits
}
