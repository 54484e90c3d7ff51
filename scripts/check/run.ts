import { runChecks } from './run-checks.ts'

const { failed } = await runChecks()
process.exitCode = failed > 0 ? 1 : 0
