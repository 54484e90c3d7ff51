import { describeError } from './describe-error.ts'

/** Work that goes on after its request has been answered. */
export class BackgroundWork {
  readonly #running = new Set<Promise<void>>()
  readonly #sleepers = new Set<() => void>()
  #isSettling = false

  /** Starts `work` once the answer is on its way. A failure is reported on stderr. */
  run(work: () => Promise<void>): void {
    const running = new Promise<void>((resolve) =>
      setImmediate(() => void work().then(resolve, (error: unknown) => resolve(console.error(describeError(error))))),
    )
    this.#running.add(running)
    void running.finally(() => this.#running.delete(running))
  }

  /** Waits, without holding the process. @returns false when the server wants to stop: nothing more is to be tried. */
  pause(ms: number): Promise<boolean> {
    if (this.#isSettling) return Promise.resolve(false)
    return new Promise((resolve) => {
      const end = (isOver: boolean) => {
        clearTimeout(timer)
        this.#sleepers.delete(wake)
        resolve(isOver)
      }
      const wake = () => end(false)
      const timer = setTimeout(() => end(true), ms).unref()
      this.#sleepers.add(wake)
    })
  }

  /** Resolves when nothing is left to do; what pauses is given up. */
  async settle(): Promise<void> {
    this.#isSettling = true
    for (const wake of this.#sleepers) wake()
    while (this.#running.size > 0) await Promise.all(this.#running)
    this.#isSettling = false
  }
}
