import { install } from './setup/install.mjs'
import { adviceFor } from './setup/know-machine.mjs'
import { runTask } from './setup/project-node.mjs'

/**
 * `node scripts/run.mjs <task>`: installs what is missing, then runs `scripts/<task>/run.ts` (or `scripts/<task>.ts`) under the project’s Node. Plain JavaScript: an
 * older Node must read it.
 */
const [task = '', ...rest] = process.argv.slice(2)

try {
  const advice = adviceFor({ platform: process.platform, arch: process.arch, version: process.versions.node })
  if (advice !== null) throw new Error(advice)
  install()
  await runTask(task, rest)
} catch (problem) {
  console.error(`\n✗ ${problem instanceof Error ? problem.message : String(problem)}`)
  if (task === 'test') console.log('\n0 passed, 1 failed')
  process.exitCode = 1
}
