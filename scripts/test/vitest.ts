import { readFileSync } from 'node:fs'
import { runCommand } from '../command.ts'
import { vitestTally } from './read-report.ts'
import { reports } from './reports.ts'
import type { Tally } from './tally.ts'

/**
 * One Vitest run, counted from its report. It is shown as it goes; `aside`, with another step running, in one piece at its end. `only` names a project,
 * or with `!` the one that is left out.
 */
export async function vitest(
  config: string,
  name: string,
  environment: Record<string, string> = {},
  { place, only }: { place?: 'aside'; only?: string } = {},
): Promise<Tally> {
  const report = `${reports}/${name}.json`
  const log = place && `${reports}/${name}.log`
  const code = await runCommand(
    'vitest',
    [
      'run',
      '--config',
      config,
      ...(only === undefined ? [] : ['--project', only]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    environment,
    log,
  )
  if (log !== undefined) process.stdout.write(readFileSync(log))
  return vitestTally(report, code)
}
