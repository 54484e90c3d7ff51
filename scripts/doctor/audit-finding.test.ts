import { expect, test } from 'vitest'
import { auditFinding } from './audit-finding.ts'

const saying = (answer: string) => () => Promise.resolve(answer)
const withFaults = (total: number, high: number, critical: number) =>
  JSON.stringify({ auditReportVersion: 2, metadata: { vulnerabilities: { total, high, critical, low: total - high - critical } } })

test.each(['', 'not json', '{"message":"404 Not Found","error":{"summary":"","detail":""}}'])(
  'a registry that does not answer (%s) is said, with when and where to ask',
  async (answer) => {
    const { grade, line } = await auditFinding(saying(answer))
    expect(grade).toBe('wise')
    expect(line).toContain('раз на тиждень')
    expect(line).toContain('`npm audit`')
  },
)

test('what the registry knows is counted', async () => {
  expect(await auditFinding(saying(withFaults(0, 0, 0)))).toEqual({ grade: 'ok', line: 'npm audit' })
  expect(await auditFinding(saying(withFaults(5, 2, 1)))).toEqual({
    grade: 'wise',
    line: 'npm audit: 5, з них високих і критичних 3; що робити, каже SECURITY.md',
  })
})
