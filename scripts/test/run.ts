import { mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { ensureBuilt } from '../build/ensure-built.ts'
import { runChecks } from '../check/run-checks.ts'
import { runCommand } from '../command.ts'
import { findBrowser, systemBrowser } from '../find-browser/find-browser.ts'
import { lackingEngines } from '../find-engines.ts'
import { testOnPostgres } from './on-postgres.ts'
import { playwrightTally } from './read-report.ts'
import { testSpecification } from './specification.ts'
import { lastLine, nothing, sum, type Tally } from './tally.ts'
import { changedSince, touchedCharts } from './touched-charts.ts'
import { vitest, reports } from './vitest.ts'

type Step = [title: string, run: () => Promise<Tally>]

/**
 * The proof of each change; with `merge` that of what goes to main (docs/testing.md). Every step runs whatever the others say; only a
 * build that fails ends it. The browser has the machine to itself.
 */
const isMerge = process.argv.includes('merge')
if (!isMerge) process.env.EACH_CHANGE = 'on'
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
delete process.env.DATABASE_URL
// A hundred processes of Node read the same code: servers, runners and their workers.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled-code')

const api = 'tests/api/vitest.config.ts'
const tallies: Tally[] = []
try {
  await ensureBuilt()
  const checks: Step = ['Перевірки', () => runChecks(isMerge ? [] : ['образ'])]
  const units: Step = [
    'Модульні тести',
    // With one worker a processor would stand idle once the others have ended.
    () => vitest({ config: 'vitest.config.ts', name: 'unit', without: ['hunts', 'chromium'], workers: 2, place: 'aside' }),
  ]
  const hunts: Step = ['Вади в змінених діаграмах', huntTouched]
  const constants: Step = ['Сталі специфікації', () => testSpecification()]
  const sides: Step[][] = isMerge
    ? [[checks, units, constants, hunts], [['Тести API', onBothEngines]]]
    : // Two sides for two processors: as three, the same work took an eighth longer.
      [[checks], [['Тести API', onOneEngine], units]]
  await Promise.all(sides.map(inTurn))
  await inTurn([['Тести в браузері', inBrowser]])
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`)
  tallies.push({ ...nothing, failed: 1, notes: [String(error)] })
}
const total = sum(tallies)
process.exitCode = total.failed > 0 ? 1 : 0
for (const note of total.notes ?? []) console.log(`\n  ▸ ${note}`)
console.log(`\n${lastLine(total)}`)

async function inTurn(steps: readonly Step[]): Promise<void> {
  for (const [title, run] of steps) {
    const from = performance.now()
    console.log(`\n━━ ${title}`)
    const tally = await run()
    tallies.push(tally)
    console.log(`━━ ${title}: ${lastLine(tally)} (${Math.round((performance.now() - from) / 1000)} с)`)
  }
}

/** Faults in the charts that this branch has changed; all charts are hunted by night. */
async function huntTouched(): Promise<Tally> {
  const charts = touchedCharts(changedSince('main'))
  if (charts.length === 0) return nothing
  console.log(charts.join(', '))
  const code = await runCommand('vitest', ['run', '--project', 'hunts'], { HUNTED_CHARTS: charts.join(',') })
  return code === 0 ? { ...nothing, passed: charts.length } : { ...nothing, failed: 1, notes: [`вади в діаграмах ${charts.join(', ')}`] }
}

function onEmbedded(environment: Record<string, string> = {}): Promise<Tally> {
  return vitest({ config: api, name: 'api', environment, place: 'aside' })
}

function onPostgres(): Promise<Tally> {
  return testOnPostgres((environment) => vitest({ config: api, name: 'api-postgres', environment, place: 'aside' }))
}

/** On PostgreSQL, as where the product runs; embedded where none can run. */
async function onOneEngine(): Promise<Tally> {
  const tally = await onPostgres()
  return hasRun(tally) ? tally : sum([tally, await onEmbedded()])
}

/** On PostgreSQL what could differ there, and the rest embedded; everything embedded where no PostgreSQL can run. */
async function onBothEngines(): Promise<Tally> {
  const tally = await onPostgres()
  return sum([tally, await onEmbedded(hasRun(tally) ? { REST_OF_POSTGRES: 'on' } : {})])
}

function hasRun({ passed, failed }: Tally): boolean {
  return passed + failed > 0
}

async function inBrowser(): Promise<Tally> {
  try {
    await findBrowser()
  } catch (error) {
    console.error(`✗ ${error instanceof Error ? error.message : String(error)}`)
    return { ...nothing, failed: 1, notes: [String(error)] }
  }
  if (!(await systemBrowser())) console.log('Пропущено тести @whole: їм потрібен Chromium або Chrome у системі')
  if (isMerge && lackingEngines !== '') console.log(`Пропущено подорожі в інших браузерах: немає ${lackingEngines}`)
  const report = `${reports}/browser.json`
  const code = await runCommand('playwright', ['test', ...(isMerge ? [] : ['--grep', '@each-change'])], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  return playwrightTally(report, code)
}
