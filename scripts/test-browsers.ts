import { ensureBuilt } from './build/ensure-built.ts'
import { runCommand } from './command.ts'
import { engines, lackingEngines } from './find-engines.ts'

/**
 * `npm run test:browsers`: main journeys in Firefox and WebKitGTK. Pictures at 400 and 1280 are in `test-results/<port>/`. Takes
 * arguments of `playwright test`.
 */
if (lackingEngines === '') {
  await ensureBuilt()
  const projects = engines.map(({ name }) => `--project=${name}`)
  process.exitCode = await runCommand('playwright', ['test', ...projects, ...process.argv.slice(2)], { OTHER_ENGINES: 'on' })
} else {
  console.error(`✗ A browser is missing: type \`sudo apt-get install ${lackingEngines}\`.`)
  console.error(`✗ Бракує браузера: введи \`sudo apt-get install ${lackingEngines}\`.`)
  process.exitCode = 1
}
