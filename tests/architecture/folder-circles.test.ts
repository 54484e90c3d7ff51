import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const files = globSync('server/**/*.ts').filter((file) => !file.endsWith('.test.ts'))

/** The folders of the same room that a file imports from. */
function foldersFrom(file: string): string[] {
  const { program } = parseSync(file, readFileSync(file, 'utf8'))
  const sources = program.body.flatMap((statement) => ('source' in statement && statement.source ? [statement.source.value] : []))
  return sources
    .filter((source) => source.startsWith('.'))
    .map((source) => dirname(join(dirname(file), source)))
    .filter((folder) => folder !== dirname(file) && folder.split('/')[1] === file.split('/')[1])
}

test('no folders of one room of the server import each other, straight or by way of others', () => {
  const reached = new Map<string, Set<string>>()
  for (const file of files) {
    const known = reached.get(dirname(file)) ?? new Set()
    for (const folder of foldersFrom(file)) known.add(folder)
    reached.set(dirname(file), known)
  }
  const leadsTo = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(reached.get(from) ?? [])].some((next) => next === to || (!seen.has(next) && leadsTo(next, to, seen.add(next))))
  expect(reached.size).toBeGreaterThan(20)
  expect([...reached.keys()].filter((folder) => leadsTo(folder, folder))).toEqual([])
})
