import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readSource } from '../../server/content/source.ts'
import { hashFiles } from './fingerprint.ts'

const cache = resolve('node_modules/.cache/filled-store')
/** All that decides what stands in it, besides the words. */
const code = ['package-lock.json', '{domain,contract,server}/**/*.{ts,sql,json}']

/**
 * A folder of data whose store holds a folder of content; made once for each state of words and code, kept under its `shelf`. Loading
 * takes ten times as long as copying.
 */
export async function filledStore(content = 'content', shelf = 'all'): Promise<string> {
  const source = await readSource(content)
  const name = createHash('sha256').update(`${source.hash} ${process.version} ${hashFiles(code)}`)
  const folder = join(cache, shelf, name.digest('hex').slice(0, 32))
  if (existsSync(folder)) return folder
  const beside = `${folder}.${process.pid}`
  mkdirSync(beside, { recursive: true })
  const known = readdirSync(join(cache, shelf)).filter((each) => !each.includes('.'))
  await fill(join(beside, 'db'), content)
  try {
    renameSync(beside, folder)
    for (const old of known) rmSync(join(cache, shelf, old), { recursive: true, force: true })
  } catch {
    // Another process has made the same.
    rmSync(beside, { recursive: true })
  }
  return folder
}

/** Fills a new store with the content. Its code is loaded here, so that a run that finds the store made does without it. */
async function fill(store: string, content: string): Promise<void> {
  const [{ openEmbedded }, { loadContent }, { compileContent }, { emptyStoreFile }] = await Promise.all([
    import('../../server/store/open-embedded.ts'),
    import('../../server/content/loading/load.ts'),
    import('./compile-content.ts'),
    import('./make-empty-store.ts'),
  ])
  const opened = await openEmbedded(store, undefined, undefined, await emptyStoreFile())
  await loadContent(opened.db, content, content === 'content' ? { compile: compileContent } : {})
  await opened.close()
}
