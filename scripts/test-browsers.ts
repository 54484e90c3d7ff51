import { firefoxLacks } from '../tests/browsers/firefox.ts'
import { webkitLacks } from '../tests/browsers/webkit.ts'
import { ensureBuilt } from './build/ensure-built.ts'
import { runCommand } from './command.ts'

/**
 * `npm run test:browsers`: main journeys in Debian’s Firefox and WebKitGTK; a part of the night. Its pictures, at 400 and 1280, are in
 * `test-results/<port>/`. With arguments, as `playwright test` takes them.
 */
const lacking = [firefoxLacks, webkitLacks].filter((lacks) => lacks !== null).join(' ')
if (lacking === '') {
  await ensureBuilt()
  const engines = ['firefox', 'webkit'].map((name) => `--project=${name}`)
  process.exitCode = await runCommand('playwright', ['test', ...engines, ...process.argv.slice(2)], { OTHER_ENGINES: 'on' })
} else {
  console.error(`✗ A browser is missing: type \`sudo apt-get install ${lacking}\`.`)
  console.error(`✗ Бракує браузера: введи \`sudo apt-get install ${lacking}\`.`)
  process.exitCode = 1
}
