import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { compiledName, readCompiled, writeCompiled } from '../../server/content/loading/compiled.ts'
import type { Content } from '../../server/content/content.ts'
import { withoutDrafts } from '../../server/content/drafts.ts'
import { parseContent } from '../../server/content/loading/parse.ts'
import { BadContent, readSource, type Source } from '../../server/content/source.ts'
import { hashFiles } from './fingerprint.ts'

const cache = 'node_modules/.cache/content'
const placed = 'dist-server/content'
/** All that makes content of words: the loader, what it imports, its packages. */
const code = ['package-lock.json', '{domain,contract,server}/**/*.{ts,json}']

/** Parses the words, once for each state of them and of the code that reads them. Throws `BadContent`. */
export function compileContent(source: Source): Content {
  const file = fileOf(source)
  const known = readCompiled(file)
  if (known) return known
  const content = parseContent(source)
  rmSync(cache, { recursive: true, force: true })
  writeCompiled(file, content)
  return content
}

/** Lays the compiled content beside the server, which then starts without parsing. Words that do not fit are left to the server to refuse. */
export async function writeCompiledContent(): Promise<void> {
  const source = withoutDrafts(await readSource('content'))
  try {
    if (!existsSync(fileOf(source))) compileContent(source)
  } catch (error) {
    if (error instanceof BadContent) return
    throw error
  }
  rmSync(placed, { recursive: true, force: true })
  mkdirSync(placed, { recursive: true })
  copyFileSync(fileOf(source), join(placed, compiledName(source)))
}

const fileOf = ({ hash }: Source): string =>
  join(
    cache,
    `${createHash('sha256')
      .update(`${hash} ${process.version} ${hashFiles(code)}`)
      .digest('hex')
      .slice(0, 32)}.bin`,
  )
