import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test, vi } from 'vitest'

// The checker starts in a process of its own, which a busy machine takes long to load.
vi.setConfig({ testTimeout: 240_000 })

mkdirSync('node_modules/.cache', { recursive: true })
const folder = mkdtempSync(resolve('node_modules/.cache/rings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Violation = { from: string; to: string; rule: { name: string } }

/** The imports that the rule of the rings refuses in a server of these files. */
async function refusedIn(files: Record<string, string>): Promise<string[]> {
  for (const [name, text] of Object.entries({ 'tsconfig.json': '{}', ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const cruiser = [
    '--import',
    resolve('scripts/check/typescript-with-api.mjs'),
    resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
  ]
  const options = ['--config', resolve('.dependency-cruiser.cjs'), '--output-type', 'json', 'server']
  // It ends with the number of errors, which is what is asked for here.
  const { stdout } = await promisify(execFile)(process.execPath, [...cruiser, ...options], { cwd: folder }).catch(
    (error: { stdout: string }) => error,
  )
  const { summary } = JSON.parse(stdout) as { summary: { violations: Violation[] } }
  return summary.violations
    .filter(({ rule }) => rule.name === 'server-rings')
    .map(({ from, to }) => `${from} → ${to}`)
    .toSorted()
}

test('a room of the server imports rooms of lower rings alone', async () => {
  const empty = 'export {}'
  expect(
    await refusedIn({
      'server/run/main.ts': "import '../web/app.ts'\nimport '../base/log.ts'",
      'server/web/app.ts': "import '../people/sign-in.ts'",
      'server/people/sign-in.ts': "import '../store/rows.ts'\nimport '../content/words.ts'\nimport type {} from '../run/later.ts'",
      'server/content/words.ts': empty,
      'server/store/rows.ts': "import '../base/log.ts'\nexport const later = () => import('../study/plan.ts')",
      'server/study/plan.ts': "import './other.ts'",
      'server/study/other.ts': empty,
      'server/base/log.ts': "import '../drawing/lines.ts'",
      'server/drawing/lines.ts': empty,
      'server/drawing/lines.test.ts': "import '../study/plan.ts'",
      'server/run/later.ts': empty,
      'server/elsewhere/new.ts': "import '../base/log.ts'",
    }),
  ).toEqual([
    'server/base/log.ts → server/drawing/lines.ts',
    'server/elsewhere/new.ts → server/base/log.ts',
    'server/people/sign-in.ts → server/content/words.ts',
    'server/people/sign-in.ts → server/run/later.ts',
    'server/store/rows.ts → server/study/plan.ts',
  ])
})
