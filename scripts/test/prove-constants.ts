import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { createVitest } from 'vitest/node'
import { mutations, type Mutation } from '../../tests/specification/mutations.ts'

/** What became of a line of the table; null where a test noticed the change. */
export type Proof = { line: string; fault: string | null }

const folder = 'tests/specification'
const [at = 0, shares = 1] = process.argv.slice(2, 4).map(Number)
const names = process.argv.slice(4)
const lines = mutations
  .filter(({ of }) => names.length === 0 || names.includes(of))
  .toSorted((a, b) => a.test.localeCompare(b.test))
  .filter((_, index) => index % shares === at)

let changed = { file: '', text: '' }
/** Gives the tests one file otherwise than it stands. */
const mutant = {
  name: 'mutant',
  enforce: 'pre' as const,
  load: (id: string) => (changed.file === id.split('?')[0] ? changed.text : null),
}
const vitest = await createVitest(
  'test',
  {
    config: false,
    watch: true,
    reporters: [{}],
    environment: 'jsdom',
    setupFiles: ['src/test-setup.ts'],
    include: [`${folder}/*.test.{ts,tsx}`],
    restoreMocks: true,
    maxWorkers: 1,
    bail: 1,
    testTimeout: 60_000,
    // A cached module is known by its file, which stays as it is.
    fsModuleCache: false,
  },
  { plugins: [react(), mutant], resolve: { tsconfigPaths: true } },
)
await vitest.standalone()

async function isGreen(test: string): Promise<boolean> {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(vitest.getModuleSpecifications(resolve(folder, test)))
  return testModules.length > 0 && unhandledErrors.length === 0 && testModules.every((module) => module.ok())
}

async function prove({ file, from, to, test }: Mutation): Promise<string | null> {
  const path = resolve(file)
  const text = readFileSync(path, 'utf8')
  if (text.split(from).length !== 2) return 'не стоїть у файлі рівно раз'
  try {
    changed = { file: path, text: text.replace(from, () => to) }
    vitest.invalidateFile(path)
    return (await isGreen(test)) ? 'жоден тест не помітив' : null
  } finally {
    changed = { file: '', text: '' }
    vitest.invalidateFile(path)
  }
}

const tell = (proof: Proof) => process.send?.(proof)
for (const test of new Set(lines.map((line) => line.test))) if (!(await isGreen(test))) tell({ line: test, fault: 'падає й без змін' })
for (const line of lines) {
  const { of, file, from, to } = line
  tell({ line: `${of}: ${file}, ${JSON.stringify(from)} → ${JSON.stringify(to)}`, fault: await prove(line) })
}
await vitest.close()
process.disconnect?.()
// A test that noticed a change has left its own.
process.exitCode = 0
