import { execFile } from 'node:child_process'
import * as v from 'valibot'
import type { Finding } from '../../server/run/commands/doctor.ts'

const patience = 30_000
const levels = v.object({ total: v.number(), high: v.number(), critical: v.number() })
const auditSchema = v.pipe(v.string(), v.parseJson(), v.object({ metadata: v.object({ vulnerabilities: levels }) }))

/** What `npm audit` says of the lock file. A registry may not answer here: then the finding says when and where to ask. */
export async function auditFinding(ask = askNpm): Promise<Finding> {
  const answer = v.safeParse(auditSchema, await ask())
  if (!answer.success)
    return {
      grade: 'wise',
      line: 'npm audit тут без відповіді: раз на тиждень і перед випуском запускай `npm audit` там, де реєстр відповідає (SECURITY.md)',
    }
  const { total, high, critical } = answer.output.metadata.vulnerabilities
  if (total === 0) return { grade: 'ok', line: 'npm audit' }
  return { grade: 'wise', line: `npm audit: ${total}, з них високих і критичних ${high + critical}; що робити, каже SECURITY.md` }
}

/** With faults found npm ends with 1, and its answer is as good. */
function askNpm(): Promise<string> {
  return new Promise((resolve) => {
    execFile('npm', ['audit', '--json'], { timeout: patience, maxBuffer: 1e8 }, (_, answer) => resolve(answer))
  })
}
