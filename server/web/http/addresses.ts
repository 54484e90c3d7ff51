import type { Result, Router } from 'hono/router'
import { TrieRouter } from 'hono/router/trie-router'

/** More addresses than the site has pages and files; whoever asks for what is not there does not fill the memory. */
const most = 5000

type Found<T> = [T, Record<string, string>][]
/** What answers addresses of one shape; `named` says where in them the words of each name stand. */
type Shape<T> = { entry: [T, Record<string, string>]; named: [string, number][] }[]

/** Finds what answers an address, once for its shape. What `isIdle` says of does nothing in a call and is left out. */
export class Addresses<T> implements Router<T> {
  readonly name = 'Addresses'
  readonly #all = new TrieRouter<T>()
  readonly #isIdle: (handler: T) => boolean
  readonly #words = new Set([''])
  /** The first words of addresses whose names fit only some words. */
  readonly #choosy = new Set<string>()
  readonly #cached = new Map<string, Result<T>>()
  readonly #shapes = new Map<string, Shape<T>>()

  constructor(isIdle: (handler: T) => boolean = () => false) {
    this.#isIdle = isIdle
  }

  add(method: string, path: string, handler: T): void {
    if (this.#isIdle(handler)) return
    this.#all.add(method, path, handler)
    const parts = partsOf(path)
    for (const part of parts) this.#words.add(part)
    if (/[{?]|[^/]\*/.test(path)) this.#choosy.add(parts[0] ?? '')
    this.#cached.clear()
    this.#shapes.clear()
  }

  match(method: string, path: string): Result<T> {
    const call = `${method} ${path}`
    const cached = this.#cached.get(call)
    if (cached) return cached
    const parts = partsOf(path)
    if (this.#choosy.has(parts[0] ?? '')) return this.#all.match(method, path)
    const shape = this.#shapeOf(method, parts)
    const found: Result<T> = [
      shape.map(({ entry, named }) =>
        named.length === 0 ? entry : [entry[0], Object.fromEntries(named.map(([name, at]) => [name, parts[at] ?? '']))],
      ),
    ]
    if (shape.every(({ named }) => named.length === 0)) keep(this.#cached, call, found)
    return found
  }

  #shapeOf(method: string, parts: readonly string[]): Shape<T> {
    const call = `${method} ${parts.map((part) => (this.#words.has(part) ? part : ':')).join('/')}`
    const known = this.#shapes.get(call)
    if (known) return known
    const places = parts.map((part, at) => (this.#words.has(part) ? part : `:${at}`))
    const [found] = this.#all.match(method, `/${places.join('/')}`) as [Found<T>]
    const shape = found.map((entry) => ({
      entry,
      named: Object.entries(entry[1]).map(([name, place]): [string, number] => [name, places.indexOf(place)]),
    }))
    keep(this.#shapes, call, shape)
    return shape
  }
}

const partsOf = (path: string): string[] => path.slice(path.startsWith('/') ? 1 : 0).split('/')

function keep<V>(among: Map<string, V>, name: string, value: V): void {
  if (among.size >= most) among.clear()
  among.set(name, value)
}
