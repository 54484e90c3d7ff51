import { forgetParts, keptParts } from '../packages/chart-lab/src/testing/parts.ts'
import { modelTable, shareFound } from '../packages/chart-lab/src/testing/table.ts'
import { ensureInspected } from './build/ensure-inspected.ts'
import { runCommand } from './command.ts'
import { changedSince, touchedCharts } from './test/touched-charts.ts'

/**
 * `npm run test:models`: every chart against its model on all drivers, and every faulty copy. `-- touched`: only charts that this branch
 * changed; `-- small`: files with that in their path.
 */
const isTouched = process.argv[2] === 'touched'
if (isTouched) {
  const charts = touchedCharts(changedSince('main'))
  if (charts.length === 0) {
    console.log('Жодної діаграми не змінено: полювати нема на що')
    process.exit(0)
  }
  console.log(`Полюємо на вади: ${charts.join(', ')}`)
  process.exit(await runCommand('vitest', ['run', '--project', 'hunts'], { HUNTED_CHARTS: charts.join(',') }))
}
forgetParts()
// One build for all models in a browser, before several of them ask for it at once.
if (process.argv.length === 2) await ensureInspected()
process.exitCode = await runCommand('vitest', [
  'run',
  '--project',
  'model',
  '--project',
  'charts',
  '--project',
  'hunts',
  '--project',
  'chromium',
  ...process.argv.slice(2),
])
console.log(`\n${modelTable(keptParts())}`)
if (shareFound(keptParts()) < 0.985) {
  console.error('✗ fewer than 985 of 1000 faults are found over all charts')
  process.exitCode = 1
}
