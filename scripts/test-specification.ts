import { testSpecification } from './test/specification.ts'
import { lastLine } from './test/tally.ts'

/** `npm run test:specification [-- name …]`: see `testSpecification`; with names, of these constants alone. */
const tally = await testSpecification(process.argv.slice(2))
for (const note of tally.notes ?? []) console.log(`✗ ${note}`)
console.log(lastLine(tally))
process.exitCode = tally.failed > 0 ? 1 : 0
