import { install } from './setup/install.mjs'
import { adviceFor } from './setup/know-machine.mjs'
import { runTask } from './setup/own-node.mjs'

/**
 * `node scripts/run.mjs <task> [arguments]`: installs what is missing, then runs `scripts/<task>.ts` under the project’s own Node.
 * What is loaded here is plain JavaScript on Node’s own modules: an older Node must be able to read it in a fresh clone.
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
