import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzipSync } from 'node:zlib'
import { answerOf } from './answer-parts.ts'

const compress = promisify(brotliCompress)

/** The state of the content that an answer was made of, and the build of the site where it is a page. */
export type Made = { content: string; site?: string }

/**
 * Lets caches keep an answer for a minute. A browser asks each time: a page of a former build names files that are gone. The tags let one
 * version be thrown away.
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

type Form = { body: Uint8Array<ArrayBuffer> | null; headers: Record<string, string> }
type Name = 'plain' | 'br' | 'gzip' | 'known'

const formsOf = new WeakMap<ReadyAnswer, Map<Name, Form>>()

/** Sends it in the form that the asker takes, or says that nothing has changed. Each form is made once and stays beside the answer. */
export function sendReady(asked: Pick<Headers, 'get'>, ready: ReadyAnswer, status = 200): Response {
  const isKnown = status === 200 && asked.get('if-none-match')?.includes(ready.tag)
  const form = formOf(ready, isKnown ? 'known' : nameOf(ready, asked.get('accept-encoding') ?? ''))
  return answerOf({ ...form, status: isKnown ? 304 : status })
}

const nameOf = ({ brotli }: ReadyAnswer, accepted: string): Name =>
  brotli === null ? 'plain' : /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'plain'

function formOf(ready: ReadyAnswer, name: Name): Form {
  const forms = formsOf.get(ready) ?? new Map<Name, Form>()
  formsOf.set(ready, forms)
  const form = forms.get(name) ?? madeForm(ready, name)
  forms.set(name, form)
  return form
}

function madeForm({ plain, brotli, headers }: ReadyAnswer, name: Name): Form {
  if (name === 'known') return { body: null, headers }
  const body = name === 'gzip' ? Buffer.from(gzipSync(plain)) : name === 'br' ? (brotli ?? plain) : plain
  const length = { 'Content-Length': String(body.byteLength) }
  return { body, headers: { ...headers, ...length, ...(name !== 'plain' && { 'Content-Encoding': name }) } }
}
