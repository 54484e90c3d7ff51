import { styleText } from 'node:util'
import { generateStyles } from '../build/generate-styles.ts'
import { runCommand } from '../command.ts'
import type { Tally } from '../test/tally.ts'

const node = process.execPath
const cruiser = ['--import', './scripts/check/typescript-with-api.mjs', 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs']

/** In the order in which a mistake is cheapest to learn of. */
const checks: { title: string; command: string; args: string[] }[] = [
  // One program for both: the linter needs the types of everything, and its compiler says what is wrong with them as well.
  { title: 'типи й лінтер', command: 'oxlint', args: ['--type-check', '--deny-warnings'] },
  { title: 'формат', command: 'oxfmt', args: ['--check'] },
  { title: 'шари', command: 'steiger', args: ['./src', '--fail-on-warnings'] },
  { title: 'залежності', command: node, args: [...cruiser, 'src', 'domain', 'contract', 'packages', 'server', 'scripts', 'tests'] },
  { title: 'звичаї дому', command: node, args: ['scripts/check-house-style.ts'] },
  { title: 'вміст', command: node, args: ['scripts/check-content/run.ts'] },
  { title: 'рисунки', command: node, args: ['scripts/check-figures/run.ts'] },
  { title: 'діаграми', command: node, args: ['scripts/draw-charts/run.ts', '--check'] },
  { title: 'вага сторінок', command: node, args: ['scripts/run.mjs', 'check-size'] },
  { title: 'браузери', command: node, args: ['scripts/run.mjs', 'check-browsers'] },
  { title: 'файли збірки', command: node, args: ['scripts/run.mjs', 'check-chunks'] },
  { title: 'образ', command: node, args: ['scripts/run.mjs', 'try-image'] },
]

/** Runs every check but those named, whatever the others say; each counts as one test. */
export async function runChecks(without: readonly string[] = []): Promise<Tally> {
  const run = checks.filter(({ title }) => !without.includes(title))
  await generateStyles()
  const failed: string[] = []
  for (const { title, command, args } of run) {
    const from = performance.now()
    console.log(`▸ ${title}`)
    if ((await runCommand(command, args)) !== 0) failed.push(title)
    console.log(`▸ ${title}: ${Math.round((performance.now() - from) / 1000)} с`)
  }
  const verdict = failed.length === 0 ? styleText('green', 'усе гаразд') : styleText('red', `не пройшли: ${failed.join(', ')}`)
  console.log(`▸ Перевірки: ${verdict}`)
  return { passed: run.length - failed.length, failed: failed.length, skipped: 0, notes: failed.map((title) => `перевірка «${title}»`) }
}
