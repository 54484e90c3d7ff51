import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compiledIn, compiledName, readCompiled, writeCompiled } from './compiled.ts'
import type { Content } from '../content.ts'
import { parseContent } from './parse.ts'
import { readSource, type Source } from '../source.ts'

const folder = mkdtempSync(join(tmpdir(), 'skladu-compiled-'))
let source: Source
let content: Content
beforeAll(async () => {
  const { files } = await readSource('content')
  const few = [...files].filter(([name]) =>
    /^(exams|maps)\/|^subjects\/math\/(subject\.|reference\.|tests\/nmt-math-1\.|tests\/assets\/)/.test(name),
  )
  source = { hash: 'these-words', files: new Map(few) }
  content = parseContent(source)
})
afterAll(() => rmSync(folder, { recursive: true }))

test('content that was compiled before is what parsing gives, to the last field', () => {
  expect(content.papers).toHaveLength(1)
  writeCompiled(join(folder, compiledName(source)), content)
  expect(readCompiled(join(folder, compiledName(source)))).toStrictEqual(content)
})

test('compiled content is taken for the same words only', () => {
  writeCompiled(join(folder, compiledName(source)), { ...content, papers: [] })
  const compile = compiledIn(folder)
  expect(compile(source).papers).toEqual([])
  expect(compile({ ...source, hash: 'other-words' })).toEqual(content)
})

test('a torn file, and none at all, are as if nothing had been compiled', () => {
  writeFileSync(join(folder, compiledName(source)), 'torn')
  expect(compiledIn(folder)(source)).toEqual(content)
  expect(compiledIn(join(folder, 'nowhere'))(source)).toEqual(content)
})
