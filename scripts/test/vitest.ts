import { runCommand } from '../command.ts'
import { vitestTally } from './read-report.ts'
import { reports } from './reports.ts'
import type { Tally } from './tally.ts'

/** One Vitest run, shown as it goes and counted from its report. */
export async function vitest(config: string, name: string, environment: Record<string, string> = {}): Promise<Tally> {
  const report = `${reports}/${name}.json`
  const shown = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return vitestTally(report, await runCommand('vitest', ['run', '--config', config, ...shown], environment))
}
