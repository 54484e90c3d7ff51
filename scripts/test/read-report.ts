import { existsSync, readFileSync } from 'node:fs'
import type { Tally } from './tally.ts'

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number }; errors: unknown[] }

/** Counts of a Vitest run. A file that could not even be loaded counts as one failed test. */
export function vitestTally(file: string, exitCode: number): Tally {
  const report = read(file) as VitestReport | null
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const failed = report.numFailedTests + unloadable.length
  return honest({ passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests }, exitCode)
}

/** The number of journeys that may need a second attempt: more is no longer the machine. */
const mostUnsteady = 3

/** Counts of a Playwright run. Tests that passed at the second attempt alone are named by Playwright as flaky; all of them have failed where they are many. */
export function playwrightTally(file: string, exitCode: number): Tally {
  const report = read(file) as PlaywrightReport | null
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const { expected, unexpected, flaky, skipped } = report.stats
  const unsteady = flaky > mostUnsteady ? flaky : 0
  return honest({ passed: expected + flaky - unsteady, failed: unexpected + unsteady + report.errors.length, skipped }, exitCode)
}

/** A run that failed without a failed test (a crash, an unhandled error, no tests at all) is a failure too. */
const honest = (tally: Tally, exitCode: number): Tally => (exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally)

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
