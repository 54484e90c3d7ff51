/** Lets `atOnce` pieces of work run and `waiting` more wait, in the order in which they came; whoever comes behind those is refused. */
export class Turns {
  readonly #sizes: { atOnce: number; waiting: number }
  readonly #refusal: () => Error
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(sizes: { atOnce: number; waiting: number }, refusal: () => Error) {
    this.#sizes = sizes
    this.#refusal = refusal
  }

  /** The count of pieces of work that wait. */
  get waiting(): number {
    return this.#waiting.length
  }

  /** Does the work when its turn comes. Throws the refusal at once where too many wait. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#sizes.atOnce) this.#running++
    else if (this.#waiting.length >= this.#sizes.waiting) throw this.#refusal()
    else await new Promise<void>((go) => this.#waiting.push(go))
    try {
      return await work()
    } finally {
      // The next takes over the place of the one that ends.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }
}
