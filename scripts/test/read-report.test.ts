import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { failedFiles, playwrightTally, vitestTally } from './read-report.ts'
import { lastLine, sum } from './tally.ts'

const folder = mkdtempSync(join(tmpdir(), 'skladu-reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

let count = 0
function reportOf(content: object): string {
  const file = join(folder, `${count++}.json`)
  writeFileSync(file, JSON.stringify(content))
  return file
}
const suite = (status: string, tests: string[]) => ({ status, assertionResults: tests.map((each) => ({ status: each })) })
const counts = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 }

const run = (content: object, exitCode: number) => ({ report: reportOf(content), exitCode })
/** Of four tests of two files, those of `failing` fail. */
const withFailed = (...failing: string[]) => ({
  ...counts,
  numPassedTests: 4 - failing.length,
  numFailedTests: failing.length,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [['a.test.ts', ['one', 'two']] as const, ['b.test.ts', ['three', 'four']] as const].map(([name, tests]) => ({
    name,
    status: tests.some((each) => failing.includes(each)) ? 'failed' : 'passed',
    assertionResults: tests.map((fullName) => ({
      fullName,
      status: failing.includes(fullName) ? 'failed' : 'passed',
      failureMessages: failing.includes(fullName) ? ['expected 1 to be 2'] : [],
    })),
  })),
})

test('a green run counts what passed and what was skipped', () => {
  expect(vitestTally(run({ ...counts, testResults: [suite('passed', ['passed', 'passed', 'passed'])] }, 0))).toEqual({
    passed: 3,
    failed: 0,
    skipped: 2,
  })
})

test('a file that cannot be loaded is one failed test', () => {
  const report = { ...counts, testResults: [suite('failed', []), suite('passed', ['passed'])] }
  expect(vitestTally(run(report, 1))).toMatchObject({ passed: 3, failed: 1, skipped: 2 })
})

test('a run that fails without a failed test is a failure, and so is a run without a report', () => {
  expect(vitestTally(run({ ...counts, testResults: [] }, 1))).toMatchObject({ passed: 3, failed: 1, skipped: 2 })
  expect(vitestTally({ report: join(folder, 'none.json'), exitCode: 0 })).toMatchObject({ passed: 0, failed: 1, skipped: 0 })
})

test('a failed test is named with its file and its reason', () => {
  expect(vitestTally(run(withFailed('two'), 1)).notes).toEqual(['a.test.ts › two\n      expected 1 to be 2'])
})

test('a test that passes in the second run has passed and is named as unsteady', () => {
  const [first, second] = [run(withFailed('two'), 1), run(withFailed(), 0)]
  expect(failedFiles(first)).toEqual(['a.test.ts'])
  expect(vitestTally(first, second)).toEqual({
    passed: 4,
    failed: 0,
    skipped: 0,
    notes: ['нестійкий: a.test.ts › two\n      expected 1 to be 2'],
  })
})

test('a test that fails twice has failed, with both reasons', () => {
  const tally = vitestTally(run(withFailed('two', 'three'), 1), run(withFailed('two'), 1))
  expect(tally).toMatchObject({ passed: 2, failed: 2 })
  expect(tally.notes).toHaveLength(3)
})

test('a crash of the second run leaves the first one’s failures', () => {
  expect(vitestTally(run(withFailed('two'), 1), run(withFailed(), 1))).toMatchObject({ passed: 3, failed: 1 })
})

test('where four tests failed, none has a second attempt', () => {
  expect(failedFiles(run(withFailed('one', 'two', 'three'), 1))).toEqual(['a.test.ts', 'b.test.ts'])
  expect(failedFiles(run(withFailed('one', 'two', 'three', 'four'), 1))).toEqual([])
})

test('three browser tests may need a second attempt; where four do, all four have failed', () => {
  const tally = (flaky: number) => playwrightTally(reportOf({ stats: { expected: 5, unexpected: 0, flaky, skipped: 0 }, errors: [] }), 0)
  expect(tally(3)).toEqual({ passed: 8, failed: 0, skipped: 0 })
  expect(tally(4)).toEqual({ passed: 5, failed: 4, skipped: 0 })
})

test('a journey that failed or needed a second attempt is named with its project and its reason', () => {
  const spec = (title: string, status: string) => ({
    title,
    tests: [{ projectName: 'phone', status, results: [{ errors: [{ message: 'no heading' }] }, { errors: [] }] }],
  })
  const report = reportOf({
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    errors: [],
    suites: [
      {
        title: 'a.spec.ts',
        specs: [spec('opens', 'expected')],
        suites: [{ title: 'by night', specs: [spec('shines', 'unexpected'), spec('sleeps', 'flaky')] }],
      },
    ],
  })
  expect(playwrightTally(report, 1).notes).toEqual([
    '[phone] by night › shines\n      no heading',
    'нестійкий: [phone] by night › sleeps\n      no heading',
  ])
})

test('the last line names skipped tests only when there are any', () => {
  expect(lastLine({ passed: 2, failed: 0, skipped: 0 })).toBe('2 passed, 0 failed')
  expect(
    lastLine(
      sum([
        { passed: 2, failed: 0, skipped: 0 },
        { passed: 1, failed: 1, skipped: 3 },
      ]),
    ),
  ).toBe('3 passed, 1 failed, 3 skipped')
})
