import { describeError } from '../../base/describe-error.ts'
import { isStoreAway } from '../../base/store-away.ts'

/** Facts of one sitting come one after another: the summary is computed once for all that come within this time. */
const gatherMs = 1500
const atOnce = 2
/** Beyond so many visitors a summary waits until it is asked for. */
const most = 5000

type Refresh = (userId: string) => Promise<unknown>

/**
 * Computes summaries beside the requests: one for all the changes of a visitor in a while, two at a time. What it leaves out is computed
 * when it is asked for.
 */
export class SummaryQueue {
  readonly #refresh: Refresh
  readonly #gatherMs: number
  readonly #waiting = new Map<string, number>()
  readonly #running = new Set<Promise<void>>()
  #timer: NodeJS.Timeout | null = null

  constructor(refresh: Refresh, gather = gatherMs) {
    this.#refresh = refresh
    this.#gatherMs = gather
  }

  /** The count of visitors who wait for their summary. */
  get depth(): number {
    return this.#waiting.size
  }

  /** Something about this visitor has changed. */
  add(userId: string, now = Date.now()): void {
    if (this.#waiting.size >= most && !this.#waiting.has(userId)) return
    if (!this.#waiting.has(userId)) this.#waiting.set(userId, now + this.#gatherMs)
    this.#plan(now)
  }

  /** Computes at once all that wait, and resolves when nothing runs any more. */
  async settle(): Promise<void> {
    for (const [userId] of this.#waiting) this.#waiting.set(userId, 0)
    this.#start(0)
    while (this.#running.size > 0) await Promise.all(this.#running)
  }

  /** Forgets those that wait; resolves when what runs has ended. */
  async stop(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#waiting.clear()
    await Promise.all(this.#running)
  }

  #plan(now: number): void {
    const [first] = this.#waiting.values()
    if (this.#timer !== null || first === undefined) return
    this.#timer = setTimeout(() => ((this.#timer = null), this.#start(Date.now())), Math.max(0, first - now)).unref()
  }

  #start(now: number): void {
    for (const [userId, due] of this.#waiting) {
      if (this.#running.size >= atOnce || due > now) break
      this.#waiting.delete(userId)
      const running: Promise<void> = this.#refresh(userId)
        // A store that is away or busy is told of by the calls that it refuses, not once for each visitor.
        .catch((error: unknown) => isStoreAway(error) || console.error(`summary: ${describeError(error)}`))
        .then(() => {
          this.#running.delete(running)
          this.#start(now === 0 ? 0 : Date.now())
        })
      this.#running.add(running)
    }
    this.#plan(Date.now())
  }
}
