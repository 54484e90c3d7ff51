import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseContent } from '../../server/content/loading/parse.ts'
import { readSource } from '../../server/content/source.ts'
import { copyMathematics } from '../e2e/separate-server.ts'
import { copyForKills } from '../bench/kills-content.ts'

test('the part of the content that servers of benches are killed with is whole by itself', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'skladu-kills-'))
  try {
    const folder = copyMathematics(directory)
    copyForKills(folder)
    expect(parseContent(await readSource(folder)).courses).toHaveLength(1)
  } finally {
    rmSync(directory, { recursive: true })
  }
})
