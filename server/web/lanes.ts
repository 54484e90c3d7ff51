import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { Problem } from '../base/problem.ts'
import { kinds, traitsOf, type Kind } from './call-traits.ts'

/**
 * Calls worked on at once, of them writers, of one network, of slow work; calls that may wait, and for how many ms. After `lease` ms a
 * call goes on without its place.
 */
export type LaneSizes = {
  atOnce: number
  writers?: number
  ofNetwork?: number
  ofKind?: Partial<Record<Kind, number>>
  lease: number
  waiting: Record<Kind, number>
  patience: Record<Kind, number>
}

export const usualLanes: LaneSizes = {
  atOnce: 24,
  lease: 4000,
  ofKind: { passwords: 4, pages: 4 },
  waiting: { answers: 600, starting: 400, writing: 150, reading: 150, statistics: 40, passwords: 200, pages: 100 },
  // A class presses start or register in one moment; its browsers wait ten seconds for a start, twenty for what hashes a password.
  patience: { answers: 1200, starting: 6000, writing: 1500, reading: 1500, statistics: 1000, passwords: 18_000, pages: 2000 },
}

type Call = { kind: Kind; network: string }
type Waiting = Call & { go: () => void; giveUp: NodeJS.Timeout }
const isWriting = (kind: Kind): boolean => kind !== 'reading' && kind !== 'statistics' && kind !== 'pages'
const mostOf = (places: number): number => Math.max(1, Math.floor(places * 0.75))

/** Turns calls away that cannot be worked on in time, instead of letting all of them wait. */
export class Lanes {
  readonly #sizes: LaneSizes
  readonly #waiting = Object.fromEntries(kinds.map((kind) => [kind, new Set()])) as Record<Kind, Set<Waiting>>
  readonly #ofNetwork = new Map<string, number>()
  #running = 0
  #writing = 0
  readonly #ofKind = new Map<Kind, number>()

  constructor(sizes: LaneSizes = usualLanes) {
    this.#sizes = sizes
  }

  /** Counts the calls of a kind that wait now. */
  depth(kind: Kind): number {
    return this.#waiting[kind].size
  }

  /** Does the work when its turn comes. Throws 503 with `Retry-After` when too many of its kind wait, or when it has waited too long. */
  async take<T>(kind: Kind, work: () => Promise<T>, network = ''): Promise<T> {
    const call = { kind, network }
    if (this.#hasPlace(call)) this.#count(call, 1)
    else await this.#turn(call)
    let hasPlace = true
    const leave = () => {
      if (!hasPlace) return
      hasPlace = false
      this.#count(call, -1)
      this.#pass()
    }
    const lease = setTimeout(leave, this.#sizes.lease).unref()
    try {
      return await work()
    } finally {
      clearTimeout(lease)
      leave()
    }
  }

  #hasPlace({ kind, network }: Call): boolean {
    const { atOnce, writers = mostOf(atOnce), ofNetwork = mostOf(atOnce), ofKind = {} } = this.#sizes
    if ((this.#ofKind.get(kind) ?? 0) >= (ofKind[kind] ?? atOnce)) return false
    return this.#running < atOnce && (this.#ofNetwork.get(network) ?? 0) < ofNetwork && (!isWriting(kind) || this.#writing < writers)
  }

  #count({ kind, network }: Call, change: 1 | -1): void {
    this.#running += change
    if (isWriting(kind)) this.#writing += change
    this.#ofKind.set(kind, (this.#ofKind.get(kind) ?? 0) + change)
    const own = (this.#ofNetwork.get(network) ?? 0) + change
    if (own > 0) this.#ofNetwork.set(network, own)
    else this.#ofNetwork.delete(network)
  }

  #turn({ kind, network }: Call): Promise<void> {
    const line = this.#waiting[kind]
    if (line.size >= this.#sizes.waiting[kind]) throw tooMuch(kind)
    const ofNetwork = [...line].filter((each) => each.network === network).length
    if (ofNetwork >= Math.ceil(this.#sizes.waiting[kind] * 0.75)) throw tooMuch(kind)
    return new Promise((resolve, reject) => {
      const leave = () => {
        line.delete(own)
        reject(tooMuch(kind))
      }
      const own = { kind, network, go: resolve, giveUp: setTimeout(leave, this.#sizes.patience[kind]) }
      line.add(own)
    })
  }

  /** One that leaves may make room for two: another of its network, and one of its kind. */
  #pass(): void {
    for (const kind of kinds) {
      for (let next = this.#nextOf(kind); next; next = this.#nextOf(kind)) {
        this.#waiting[kind].delete(next)
        clearTimeout(next.giveUp)
        this.#count(next, 1)
        next.go()
      }
    }
  }

  /** The first of the network that has the fewest places: a long queue of one network is no longer a wait for another. */
  #nextOf(kind: Kind): Waiting | undefined {
    let [next, fewest]: [Waiting | undefined, number] = [undefined, Infinity]
    for (const each of this.#waiting[kind]) {
      const own = this.#ofNetwork.get(each.network) ?? 0
      if (own < fewest && this.#hasPlace(each)) [next, fewest] = [each, own]
    }
    return next
  }
}

/** Answers come back soon, by themselves; whoever reads is asked to wait longer. */
const tooMuch = (kind: Kind): Problem => {
  const seconds = (kind === 'answers' ? 1 : 3) + Math.floor(Math.random() * 3)
  return new Problem(503, 'Зараз дуже багато учнів. Спробуй за мить', { 'Retry-After': String(seconds) })
}

/** Lets calls of the API through as the lanes have place. */
export const inLanes = (lanes: Lanes, networkOf: (c: Context) => string) =>
  createMiddleware((c, next) => lanes.take(traitsOf(c).kind, next, networkOf(c)))
