import { readFileSync, writeFileSync } from 'node:fs'
import { devNull } from 'node:os'
import { runCommand } from '../command.ts'
import undone from './undone.json' with { type: 'json' }

/** A mend taken back: `from` becomes `to` in `file`, and the test of that title must fail. `number` is its line in `docs/security.md`. */
type Undone = (typeof undone)[number]

/**
 * `npm run prove:mends [-- number]`: takes each mend of the penetration test back; its test must pass before and fail then. Files are as
 * they were afterwards.
 */
const wanted = process.argv[2]
const chosen = undone.filter(({ number }) => wanted === undefined || number === Number(wanted))
let wrong = 0
for (const each of chosen) {
  const verdict = await prove(each)
  if (verdict !== 'held') wrong++
  console.log(`${String(each.number).padStart(2)} | ${verdict} | ${each.file} | ${each.test} › ${each.title}`)
}
console.log(`${chosen.length - wrong} of ${chosen.length} mends are held by their tests`)
process.exitCode = wrong > 0 ? 1 : 0

/** @returns `held` where the test passes with the mend and fails without it. */
async function prove({ file, from, to, test, title }: Undone): Promise<string> {
  const source = readFileSync(file, 'utf8')
  if (!source.includes(from)) return 'not found'
  if ((await run(test, title)) !== 0) return 'fails with the mend'
  try {
    writeFileSync(
      file,
      source.replace(from, () => to),
    )
    return (await run(test, title)) === 0 ? 'NOT HELD' : 'held'
  } finally {
    writeFileSync(file, source)
  }
}

function run(test: string, title: string): Promise<number> {
  const config = test.startsWith('tests/api/') ? ['--config', 'tests/api/vitest.config.ts'] : []
  const pattern = title.replaceAll(/[^\p{L}\p{N} ]/gu, '.')
  return runCommand('vitest', ['run', ...config, test, '-t', pattern], {}, devNull)
}
