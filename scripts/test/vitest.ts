import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { runCommand } from '../command.ts'
import { failedFiles, vitestTally, type VitestRun } from './read-report.ts'
import type { Tally } from './tally.ts'

/** The folder of the counts that runners write; absolute, because a runner may use another root. */
export const reports = resolve('node_modules/.cache/reports')

type Step = {
  config: string
  name: string
  environment?: Record<string, string>
  place?: 'aside'
  without?: readonly string[]
  workers?: number
}

/**
 * One step of Vitest, counted from its report; `aside` shows it in one piece at its end. Files of a few failed tests run once more by
 * themselves.
 */
export async function vitest(step: Step): Promise<Tally> {
  const first = await runOnce(step, step.name)
  const files = first.exitCode === 0 ? [] : failedFiles(first)
  if (files.length === 0) return vitestTally(first)
  console.log(`▸ удруге: ${files.join(', ')}`)
  return vitestTally(first, await runOnce(step, `${step.name}-again`, files))
}

async function runOnce(
  { config, environment = {}, place, without = [], workers }: Step,
  name: string,
  files: readonly string[] = [],
): Promise<VitestRun> {
  const report = `${reports}/${name}.json`
  const log = place && `${reports}/${name}.log`
  const exitCode = await runCommand(
    'vitest',
    [
      'run',
      ...files,
      '--config',
      config,
      ...without.map((project) => `--project=!${project}`),
      ...(workers === undefined ? [] : [`--maxWorkers=${workers}`]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    environment,
    log,
  )
  if (log !== undefined) process.stdout.write(readFileSync(log))
  return { report, exitCode }
}
