import type { EventEmitter } from 'node:events'
import pg from 'pg'
import { timeQueries } from '../observe/query-clock.ts'
import { describeOnce, nameStatements } from './named-statements.ts'
import { StoreBusy } from './store-away.ts'

type Given = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: Error | boolean) => void) => void

const none = (): void => undefined
/** So long nobody knocks again at a server that has just not answered; the share of chance keeps processes from knocking together. */
const pauseMs = () => 150 + Math.random() * 250

/**
 * A pool that survives a restart of its server: it discards a lost connection, pauses while the server does not answer, and lets no more than
 * `mostWaiting` calls wait for a connection. `connect` throws `StoreBusy` beyond that, at once.
 */
export class SteadyPool extends pg.Pool {
  readonly #mostWaiting: number
  #awayUntil = 0

  constructor(config: pg.PoolConfig, mostWaiting: number) {
    super(config)
    this.#mostWaiting = mostWaiting
    this.on('error', none).on('connect', (client) => this.#prepare(client))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(given: Given): void
  override connect(given?: Given): Promise<pg.PoolClient> | void {
    const connected = this.#connect()
    if (!given) return connected
    connected.then(
      (client) => given(undefined, client, (error) => client.release(error)),
      (error: Error) => given(error, undefined, none),
    )
  }

  #prepare(client: pg.PoolClient): void {
    client.on('error', none)
    describeOnce((client as unknown as { connection: EventEmitter }).connection)
    nameStatements(client)
    timeQueries(client)
  }

  async #connect(): Promise<pg.PoolClient> {
    if (this.waitingCount >= this.#mostWaiting) throw new StoreBusy('too many calls wait for the database')
    if (Date.now() < this.#awayUntil && this.idleCount === 0) throw new StoreBusy('the database has just not answered')
    try {
      const client = await super.connect()
      this.#awayUntil = 0
      return client
    } catch (error) {
      this.#awayUntil = Date.now() + pauseMs()
      throw error
    }
  }
}
