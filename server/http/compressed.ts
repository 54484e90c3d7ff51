import { createMiddleware } from 'hono/factory'
import { compress } from 'hono/compress'
import type { Context } from 'hono'
import { promisify } from 'node:util'
import { gzip, gzipSync } from 'node:zlib'
import { isReady } from './ready-answer.ts'

/** An answer of fewer bytes goes in one packet, compressed or not. */
const onePacket = 1400
/** So many characters are compressed in less time than it takes to ask a thread to do it. */
const mostAtOnce = 64 * 1024
const pack = promisify(gzip)

/** Compresses what is sent bit by bit. */
const streamed = compress()

/**
 * Compresses answers where that saves a packet. The text of a JSON answer is at hand before it becomes a stream, so it is compressed whole: a stream
 * of its own costs more than the rest of a small call. Ready answers were compressed when they were made.
 */
export const compressed = createMiddleware(async (c, next) => {
  const texts = rememberTexts(c)
  await next()
  if (isReady(c.res)) return
  const text = texts.get(c.res)
  if (text === undefined) return streamed(c, () => Promise.resolve())
  if (Buffer.byteLength(text) < onePacket) return
  const { status, headers } = c.res
  headers.append('Vary', 'Accept-Encoding')
  if (!/\bgzip\b/.test(c.req.header('accept-encoding') ?? '')) return
  const bytes = text.length > mostAtOnce ? await pack(text) : gzipSync(text)
  headers.set('Content-Encoding', 'gzip')
  c.res = undefined
  c.res = new Response(bytes, { status, headers })
})

/** Answers as `c.json` does, and keeps the text beside each answer. */
function rememberTexts(c: Context): WeakMap<Response, string> {
  const texts = new WeakMap<Response, string>()
  const json = (value: unknown, status?: Parameters<Context['body']>[1], headers: Record<string, string> = {}): Response => {
    const text = JSON.stringify(value)
    const answer = c.body(text, status as never, { 'Content-Type': 'application/json', ...headers })
    texts.set(answer, text)
    return answer
  }
  c.json = json as Context['json']
  return texts
}
