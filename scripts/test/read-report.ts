import { existsSync, readFileSync } from 'node:fs'
import type { Tally } from './tally.ts'

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name?: string
    status: string
    message?: string
    assertionResults: { status: string; fullName?: string; failureMessages?: string[] }[]
  }[]
}
type PlaywrightSuite = {
  title: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; tests: { projectName: string; status: string; results: { errors?: { message?: string }[] }[] }[] }[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
  suites?: PlaywrightSuite[]
}

/** The number of tests of a step that may need a second attempt: more is no longer the machine. */
export const mostUnsteady = 3

/** The first run of a step and, where a few of its tests failed, the run of their files by themselves. */
export type VitestRun = { report: string; exitCode: number }

/**
 * Counts of a Vitest run. A file that could not even be loaded counts as one failed test. A test that fails first and passes in the second run has passed,
 * and is named.
 */
export function vitestTally(first: VitestRun, second?: VitestRun): Tally {
  const tally = once(first)
  if (second === undefined) return tally
  const again = once(second)
  const unsteady = (tally.notes ?? []).map((note) => `нестійкий: ${note}`)
  if (again.failed === 0) return { ...tally, passed: tally.passed + tally.failed, failed: 0, notes: unsteady }
  return { ...tally, notes: [...(tally.notes ?? []), ...(again.notes ?? []).map((note) => `удруге: ${note}`)] }
}

/** The files to run once more: those of the failed tests, where these are few; none where too many failed, or none did. */
export function failedFiles({ report }: VitestRun): string[] {
  const results = readVitest(report)?.testResults ?? []
  const files = results.filter(({ status }) => status === 'failed')
  const failed = files.flatMap(({ assertionResults }) => Math.max(1, assertionResults.filter((test) => test.status === 'failed').length))
  return failed.reduce((a, b) => a + b, 0) > mostUnsteady ? [] : files.flatMap(({ name }) => name ?? [])
}

function once({ report: file, exitCode }: VitestRun): Tally {
  const report = readVitest(file)
  if (!report) return { passed: 0, failed: 1, skipped: 0, notes: [`немає звіту ${file}`] }
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const failed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => noteOf(`${name} › ${fullName}`, failureMessages?.[0])),
  )
  return honest(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unloadable.length,
      skipped: report.numPendingTests + report.numTodoTests,
      ...notesOf([...failed, ...unloadable.map(({ name, message }) => noteOf(String(name), message))]),
    },
    exitCode,
  )
}

/** Counts of a Playwright run. Tests that passed at the second attempt alone are named as flaky; all of them have failed where they are many. */
export function playwrightTally(file: string, exitCode: number): Tally {
  const report = read(file) as PlaywrightReport | null
  if (!report) return { passed: 0, failed: 1, skipped: 0, notes: [`немає звіту ${file}`] }
  const { expected, unexpected, flaky, skipped } = report.stats
  const unsteady = flaky > mostUnsteady ? flaky : 0
  const notes = [...report.errors.map(({ message }) => noteOf('Playwright', message)), ...(report.suites ?? []).flatMap(notesOfSuite)]
  return honest(
    { passed: expected + flaky - unsteady, failed: unexpected + unsteady + report.errors.length, skipped, ...notesOf(notes) },
    exitCode,
  )
}

function notesOfSuite({ title, suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, status, results }) =>
        noteOf(
          `${status === 'flaky' ? 'нестійкий: ' : ''}[${projectName}] ${title} › ${spec.title}`,
          results.find(({ errors }) => errors?.length)?.errors?.[0]?.message,
        ),
      ),
  )
  return [...own, ...suites.flatMap(notesOfSuite)]
}

/** The lines of a failure that are shown again at the end, where a log that is cut still has them. */
const linesOfReason = 12

const noteOf = (name: string, reason = ''): string =>
  [name, ...reason.split('\n').slice(0, linesOfReason)].filter((line) => line.trim() !== '').join('\n      ')

const notesOf = (notes: string[]): { notes?: string[] } => (notes.length > 0 ? { notes } : {})

/** A run that failed without a failed test (a crash, an unhandled error, no tests at all) is a failure too. */
const honest = (tally: Tally, exitCode: number): Tally =>
  exitCode !== 0 && tally.failed === 0
    ? { ...tally, failed: 1, notes: [...(tally.notes ?? []), `жоден тест не впав, а код завершення — ${exitCode}`] }
    : tally

const readVitest = (file: string): VitestReport | null => read(file) as VitestReport | null

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
