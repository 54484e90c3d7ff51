/** Work that goes on after its request has been answered. */
export class BackgroundWork {
  readonly #running = new Set<Promise<void>>()

  /** Starts `work` once the answer is on its way. A failure is reported on stderr. */
  run(work: () => Promise<void>): void {
    const running = new Promise<void>((resolve) =>
      setImmediate(() => void work().then(resolve, (error: unknown) => resolve(console.error(error)))),
    )
    this.#running.add(running)
    void running.finally(() => this.#running.delete(running))
  }

  /** Resolves when nothing is left to do. */
  async settle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
  }
}
