import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/** The state of the content that an answer was made of, and the build of the site where it is a page. */
export type Made = { content: string; site?: string }

/**
 * Lets every cache on the way keep an answer for a minute, and a network of caches hand out while it asks anew. A browser asks each time: a page of
 * a former build names files that are gone. The tags let a network of caches throw away what was made of one version.
 */
export const sharedCaching = (made: Made): Record<string, string> => ({
  'Cache-Control': 'public, max-age=0, s-maxage=60',
  'CDN-Cache-Control': 'public, max-age=60, stale-while-revalidate=600',
  'Cache-Tag': Object.entries(made)
    .map(([kind, version]) => `${kind}-${createHash('sha256').update(version).digest('hex').slice(0, 12)}`)
    .join(','),
})

/** Bytes that are sent as they are, without asking anything. `headers` go with either form. */
export type ReadyAnswer = {
  tag: string
  plain: Uint8Array<ArrayBuffer>
  brotli: Uint8Array<ArrayBuffer> | null
  headers: Record<string, string>
}

/** Makes an answer ready: its bytes, compressed where that pays, and its tag unless it has one. */
export async function readyAnswer(text: string, headers: Record<string, string>, tag?: string): Promise<ReadyAnswer> {
  const plain = Buffer.from(text)
  const own = tag ?? `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  const brotli = plain.length < 1024 ? null : Buffer.from(await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }))
  return { tag: own, plain, brotli, headers: { ...headers, ETag: own, Vary: 'Accept-Encoding' } }
}

/** Sends it in the form that the asker takes, or says that nothing has changed. */
export function sendReady(asked: Headers, { tag, plain, brotli, headers }: ReadyAnswer, status = 200): Response {
  if (status === 200 && asked.get('if-none-match')?.includes(tag)) return new Response(null, { status: 304, headers })
  if (brotli === null || !/\bbr\b/.test(asked.get('accept-encoding') ?? '')) return new Response(plain, { status, headers })
  return new Response(brotli, { status, headers: { ...headers, 'Content-Encoding': 'br' } })
}
