import { createMiddleware } from 'hono/factory'
import { compress } from 'hono/compress'
import { promisify } from 'node:util'
import { gzip, gzipSync } from 'node:zlib'
import { partsOf, replaceAnswer } from './answer-parts.ts'

/** An answer of fewer bytes goes in one packet, compressed or not. */
const onePacket = 1400
/** So many characters are compressed in less time than it takes to ask a thread to do it. */
const mostAtOnce = 64 * 1024
const pack = promisify(gzip)

/** Compresses what is sent bit by bit. */
const streamed = compress()

/**
 * Compresses answers where that saves a packet; a text at hand is compressed whole, since a stream costs more than the rest of a small
 * call (`bench:server`).
 */
export const compressed = createMiddleware(async (c, next) => {
  await next()
  const made = partsOf(c.res)
  if (!made) return streamed(c, () => Promise.resolve())
  const { body, status } = made
  if (typeof body !== 'string' || Buffer.byteLength(body) < onePacket) return
  const headers = { ...made.headers, Vary: 'Accept-Encoding' }
  if (!/\bgzip\b/.test(c.req.header('accept-encoding') ?? '')) return replaceAnswer(c, { status, headers, body })
  const bytes = body.length > mostAtOnce ? await pack(body) : gzipSync(body)
  replaceAnswer(c, { status, headers: { ...headers, 'Content-Encoding': 'gzip' }, body: bytes })
})
