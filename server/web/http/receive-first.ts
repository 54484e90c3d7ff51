import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Deps } from '../deps.ts'
import { keepReceived } from './body.ts'
import { traitsOf } from '../call-traits.ts'
import { callerAddress } from './caller.ts'
import { Problem } from '../../base/problem.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte
const usualLimit = 64 * kilobyte

/**
 * The most that one network may write to one process: a class of forty who hand in at once makes some thousand calls a minute and a few megabytes, a town behind one
 * address some times that.
 */
const networkWrites = { calls: 6000, callsMs: 60_000, bytes: 500 * megabyte, bytesMs: 3_600_000 }

/**
 * Bounds of bodies: `patienceMs` between two bytes, `bytesPerSecond` and `longestMs` for large ones; `bytes` and `bodies` held at a time,
 * in all and of one network.
 */
export type ReceivingSizes = {
  patienceMs: number
  bytesPerSecond: number
  longestMs: number
  bytes: { all: number; network: number }
  bodies: { all: number; network: number }
  /** The most that one network may write to one process. */
  writes: typeof networkWrites
}
export const usualReceiving: ReceivingSizes = {
  patienceMs: 5000,
  bytesPerSecond: 16 * kilobyte,
  longestMs: 120_000,
  bytes: { all: 64 * megabyte, network: 40 * megabyte },
  bodies: { all: 4000, network: 400 },
  writes: networkWrites,
}

/** Counts by network within a time that begins anew when it is over. */
class Counted {
  readonly #most: number
  readonly #ms: number
  #counts = new Map<string, number>()
  #endsAt = 0

  constructor(most: number, ms: number) {
    this.#most = most
    this.#ms = ms
  }

  /** Throws 429 above the most. */
  add(network: string, amount: number, now: number): void {
    if (now >= this.#endsAt) {
      this.#counts = new Map()
      this.#endsAt = now + this.#ms
    }
    const count = (this.#counts.get(network) ?? 0) + amount
    this.#counts.set(network, count)
    const seconds = String(Math.ceil((this.#endsAt - now) / 1000))
    if (count > this.#most) throw new Problem(429, 'Із твоєї мережі надсилають забагато. Спробуй трохи згодом', { 'Retry-After': seconds })
  }
}

type Held = { bytes: number; bodies: number }

/** What is being received now, in all and by network. */
class Receiving {
  readonly #sizes: ReceivingSizes
  readonly #all: Held = { bytes: 0, bodies: 0 }
  readonly #networks = new Map<string, Held>()

  constructor(sizes: ReceivingSizes) {
    this.#sizes = sizes
  }

  /** Takes room for a body. @returns what gives it back. Throws 503 where there is no room. */
  take(network: string, bytes: number): () => void {
    const own = this.#networks.get(network) ?? { bytes: 0, bodies: 0 }
    const most = this.#sizes
    const isFull = (held: Held, of: 'all' | 'network') => held.bytes + bytes > most.bytes[of] || held.bodies + 1 > most.bodies[of]
    if (isFull(this.#all, 'all') || isFull(own, 'network'))
      throw new Problem(503, 'Зараз надсилають забагато файлів. Спробуй за хвилину', { 'Retry-After': '20' })
    this.#networks.set(network, own)
    for (const held of [this.#all, own]) {
      held.bytes += bytes
      held.bodies++
    }
    return () => {
      for (const held of [this.#all, own]) {
        held.bytes -= bytes
        held.bodies--
      }
      if (own.bodies === 0) this.#networks.delete(network)
    }
  }
}

type Bindings = { incoming?: IncomingMessage; outgoing?: ServerResponse }

/**
 * Receives a body before its call takes a place in the lanes: a slow sender holds up nobody else. Throws 413 above the limit, 408 out of
 * time, 503 where too much is being received.
 */
export function receiveFirst(deps: Pick<Deps, 'now' | 'isBehindProxy'>, sizes: ReceivingSizes = usualReceiving) {
  const receiving = new Receiving(sizes)
  const calls = new Counted(sizes.writes.calls, sizes.writes.callsMs)
  const bytes = new Counted(sizes.writes.bytes, sizes.writes.bytesMs)
  return createMiddleware(async (c, next) => {
    const said = saidLength(c)
    if (!isSafe.has(c.req.method)) calls.add(callerAddress(c, deps), 1, deps.now().getTime())
    if (said === 0) return next()
    const limit = traitsOf(c).largestBody
    try {
      if (said !== null && said > limit) throw new Problem(413, 'Запит завеликий')
      const most = said ?? limit
      const giveBack = receiving.take(callerAddress(c, deps), most > usualLimit ? most : 0)
      try {
        const body = await receive(c.req.raw.body, { said, limit, sizes })
        bytes.add(callerAddress(c, deps), body.length, deps.now().getTime())
        keepReceived(c.req.raw, body)
        await next()
      } finally {
        giveBack()
      }
    } catch (error) {
      hangUp(c)
      throw error
    }
  })
}

const isSafe = new Set(['GET', 'HEAD'])

/** The length of the body as the call says it: null where it says none. */
function saidLength(c: Context): number | null {
  if (isSafe.has(c.req.method)) return 0
  const said = c.req.header('content-length')
  if (said !== undefined) return Number(said)
  return c.req.header('transfer-encoding') !== undefined || c.req.raw.body !== null ? null : 0
}

/** What is left of a body that nobody reads any more is not waited for. */
function hangUp(c: Context): void {
  const { incoming, outgoing } = (c.env ?? {}) as Bindings
  if (!incoming || incoming.complete) return
  outgoing?.once('finish', () => incoming.destroy())
}

type Expected = { said: number | null; limit: number; sizes: ReceivingSizes }

async function receive(body: ReadableStream<Uint8Array> | null, { said, limit, sizes }: Expected): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader()
  if (!reader) return new Uint8Array()
  // Bytes of a body that says its length are kept once, not as pieces and as a whole.
  const whole = said === null ? null : new Uint8Array(said)
  const pieces: Uint8Array[] = []
  const began = performance.now()
  const mostMs =
    limit <= usualLimit ? sizes.patienceMs : Math.min(sizes.longestMs, sizes.patienceMs + (limit / sizes.bytesPerSecond) * 1000)
  let size = 0
  try {
    for (;;) {
      const left = Math.min(sizes.patienceMs, began + mostMs - performance.now())
      const { done, value } = await within(left, reader.read())
      if (done) break
      const isLate = performance.now() - began > sizes.patienceMs + (size / sizes.bytesPerSecond) * 1000
      if (isLate) throw tooSlow()
      if (size + value.length > (said ?? limit)) throw new Problem(413, 'Запит завеликий')
      if (whole) whole.set(value, size)
      else pieces.push(value)
      size += value.length
    }
  } catch (error) {
    void reader.cancel().catch(() => undefined)
    throw error instanceof Problem ? error : new Problem(400, 'Не вдалося прочитати запит')
  }
  if (whole && size < whole.length) throw new Problem(400, 'Не вдалося прочитати запит')
  return whole ?? new Uint8Array(Buffer.concat(pieces))
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => (timer = setTimeout(() => reject(tooSlow()), Math.max(0, ms))))
  work.catch(() => undefined)
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

const tooSlow = () => new Problem(408, 'Запит надходив надто повільно. Спробуй ще раз', { Connection: 'close' })
