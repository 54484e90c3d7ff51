import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Ready } from './document.ts'
import type { Sought } from './page-content.ts'
import type { Shell } from './shell.ts'

const compress = promisify(brotliCompress)
const most = 200

/** The page whose payload an address is, `/subjects/math/_payload.json` → `/subjects/math`; null for any other address. */
export function payloadOwner(path: string): string | null {
  const owner = /^(.*)\/_payload\.json$/.exec(path)?.[1]
  return owner === undefined ? null : owner || '/'
}

/**
 * Makes payloads: a page’s first answers with their formulas drawn, tagged and compressed once for each build and content. Null for a
 * page that has none.
 */
export function payloadMaker(): (shell: Shell, sought: Sought) => Promise<Ready | null> {
  const cache = new Map<string, Promise<Ready>>()
  return async ({ build, isOwnApi }, sought) => {
    if (!isOwnApi || sought?.kind !== 'page') return null
    const { head, answers, payload, isDrawn } = sought.content
    if (isDrawn === false && !payload) return null
    const text = JSON.stringify({ path: head.path, answers: payload ? await payload() : answers })
    const tag = createHash('sha256').update(`${build}\0${text}`).digest('base64url').slice(0, 22)
    const ready = cache.get(tag) ?? make(tag, text)
    cache.delete(tag)
    cache.set(tag, ready)
    for (const old of [...cache.keys()].slice(0, Math.max(0, cache.size - most))) cache.delete(old)
    return ready
  }
}

async function make(tag: string, text: string): Promise<Ready> {
  const plain = Buffer.from(text)
  const brotli = await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
  return { tag: `"${tag}"`, plain, brotli: Buffer.from(brotli), hashes: { scripts: [], styles: [] } }
}
