import pg from 'pg'
import { timeQueries } from '../base/observe/query-clock.ts'
import { StoreBusy } from '../base/store-away.ts'

export type Given = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: Error | boolean) => void) => void

const none = (): void => undefined
/** So long nobody knocks again at a server that has just not answered; the share of chance keeps processes from knocking together. */
const pauseMs = () => 150 + Math.random() * 250

/**
 * A pool that survives a restart of its server. Beyond `mostWaiting` calls that wait for a connection, `connect` throws `StoreBusy` at
 * once.
 */
export class SteadyPool extends pg.Pool {
  readonly #mostWaiting: number
  #awayUntil = 0

  constructor(config: pg.PoolConfig, mostWaiting: number) {
    super(config)
    this.#mostWaiting = mostWaiting
    this.on('error', none).on('connect', (client) => timeQueries(client.on('error', none)))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(given: Given): void
  override connect(given?: Given): Promise<pg.PoolClient> | void {
    if (given) return this.#connect(given)
    return new Promise((resolve, reject) => {
      this.#connect((error, client) => (client ? resolve(client) : reject(error)))
    })
  }

  #connect(given: Given): void {
    const refusal = this.#refusal()
    if (refusal !== null) return given(new StoreBusy(refusal), undefined, none)
    super.connect((error, client, done) => {
      this.#awayUntil = error ? Date.now() + pauseMs() : 0
      given(error, client, done)
    })
  }

  #refusal(): string | null {
    if (this.waitingCount >= this.#mostWaiting) return 'too many calls wait for the database'
    return Date.now() < this.#awayUntil && this.idleCount === 0 ? 'the database has just not answered' : null
  }
}
