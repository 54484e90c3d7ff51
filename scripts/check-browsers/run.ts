import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { styleText } from 'node:util'
import { ensureBuilt } from '../build/ensure-built.ts'
import { complaintsAbout, complaintsAboutLooks } from './complaints.ts'

/**
 * Holds `public/early.js` against what the built files call: a call newer than the oldest browsers needs a stand-in, a question of the
 * gate, or a reason.
 */
await ensureBuilt()
const early = readFileSync('dist/early.js', 'utf8')
const files = globSync('dist/{assets/*,sw,early}.js').map((path) => ({ name: basename(path), code: readFileSync(path, 'utf8') }))
const sheets = globSync('dist/assets/*.css').map((path) => readFileSync(path, 'utf8'))
const complaints = [...complaintsAbout(early, files), ...sheets.flatMap((sheet) => complaintsAboutLooks(early, sheet))]
for (const complaint of complaints) console.error(styleText('red', complaint))
console.log(`Файлів: ${files.length}`)
process.exitCode = complaints.length > 0 ? 1 : 0
