import { examine, newVapidKeys } from '../../server/run/commands/doctor.ts'
import { readConfig } from '../../server/run/config.ts'
import { auditFinding } from './audit-finding.ts'
import { runOperatorCommand } from '../operator-command.ts'

const marks = { ok: '✓', wise: '!', fault: '✗' } as const

/** `npm run doctor`: what this deployment lacks. Exit code 1 where pupils would feel it. With `--vapid`: new keys for push services, and nothing else. */
await runOperatorCommand(async () => {
  if (process.argv.includes('--vapid')) return newVapidKeys()
  const findings = [...(await examine(readConfig(process.env))), await auditFinding()]
  if (findings.some(({ grade }) => grade === 'fault')) process.exitCode = 1
  return findings.map(({ grade, line }) => `${marks[grade]} ${line}`).join('\n')
})
