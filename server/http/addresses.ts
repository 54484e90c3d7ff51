import type { Result, Router } from 'hono/router'
import { TrieRouter } from 'hono/router/trie-router'

/** More addresses than the site has pages and files; whoever asks for what is not there does not fill the memory. */
const most = 5000

/** Finds what answers an address. One that names nothing of anybody, as `/api/v3/user` and every public page, is looked up once and kept. */
export class Addresses<T> implements Router<T> {
  readonly name = 'Addresses'
  readonly #all = new TrieRouter<T>()
  readonly #cached = new Map<string, Result<T>>()

  add(method: string, path: string, handler: T): void {
    this.#all.add(method, path, handler)
    this.#cached.clear()
  }

  match(method: string, path: string): Result<T> {
    const call = `${method} ${path}`
    const cached = this.#cached.get(call)
    if (cached) return cached
    const found = this.#all.match(method, path)
    if (found[0].some(([, named]) => Object.keys(named).length > 0)) return found
    if (this.#cached.size >= most) this.#cached.clear()
    this.#cached.set(call, found)
    return found
  }
}
