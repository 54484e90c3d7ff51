import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { playwrightTally, vitestTally } from './read-report.ts'
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

test('a green run counts what passed and what was skipped', () => {
  const report = reportOf({ ...counts, testResults: [suite('passed', ['passed', 'passed', 'passed'])] })
  expect(vitestTally(report, 0)).toEqual({ passed: 3, failed: 0, skipped: 2 })
})

test('a file that cannot be loaded is one failed test', () => {
  const report = reportOf({ ...counts, testResults: [suite('failed', []), suite('passed', ['passed'])] })
  expect(vitestTally(report, 1)).toEqual({ passed: 3, failed: 1, skipped: 2 })
})

test('a run that fails without a failed test is a failure, and so is a run without a report', () => {
  expect(vitestTally(reportOf({ ...counts, testResults: [] }), 1)).toEqual({ passed: 3, failed: 1, skipped: 2 })
  expect(vitestTally(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('three browser tests may need a second attempt; where four do, all four have failed', () => {
  const tally = (flaky: number) => playwrightTally(reportOf({ stats: { expected: 5, unexpected: 0, flaky, skipped: 0 }, errors: [] }), 0)
  expect(tally(3)).toEqual({ passed: 8, failed: 0, skipped: 0 })
  expect(tally(4)).toEqual({ passed: 5, failed: 4, skipped: 0 })
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
