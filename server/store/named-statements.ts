import { createHash } from 'node:crypto'
import type { EventEmitter } from 'node:events'
import { wordsOf } from '../observe/query-clock.ts'

type Query = (...call: unknown[]) => unknown

/** A statement that is asked so often is worth a name. */
const often = 3
/** Statements that a connection keeps for good, and words that are counted; lists of many lengths make many words. */
const mostNamed = 300
const mostCounted = 3000

/** Names the statements of a process that come again and again. */
export class StatementNames {
  readonly #uses = new Map<string, number>()
  readonly #names = new Map<string, string>()

  /** The name of a statement, or undefined for one that is rare. */
  nameOf(statement: string): string | undefined {
    const known = this.#names.get(statement)
    if (known !== undefined || this.#names.size >= mostNamed) return known
    const uses = (this.#uses.get(statement) ?? 0) + 1
    if (uses < often) {
      if (this.#uses.size >= mostCounted) this.#uses.clear()
      this.#uses.set(statement, uses)
      return undefined
    }
    this.#uses.delete(statement)
    const name = `s${createHash('sha256').update(statement).digest('hex').slice(0, 24)}`
    this.#names.set(statement, name)
    return name
  }
}

const names = new StatementNames()
const named = new WeakMap<object, object>()

/** The same query with its name, where its words are common. */
function namedOf(config: object): object | undefined {
  const known = named.get(config)
  if (known) return known
  const statement = wordsOf(config)
  const name = statement === null ? undefined : names.nameOf(statement)
  if (name === undefined) return undefined
  const made = { ...config, name }
  named.set(config, made)
  return made
}

/** PostgreSQL reads and plans the common statements of a connection of `pg` once: they are asked by name, with parameters alone. */
export function nameStatements(client: object): void {
  const asking = client as { query: Query }
  const query = asking.query.bind(client)
  asking.query = (config, ...rest) => {
    const made = typeof config === 'object' && config !== null && Array.isArray(rest[0]) ? namedOf(config) : undefined
    // `pg` copies a query property by property, which costs as much as to read a row, but not what it inherits.
    return made === undefined ? query(config, ...rest) : query(Object.create(made), ...rest)
  }
}

type Bound = { statement?: string }
type Wire = EventEmitter & { bind: (bound: Bound) => void; describe: (portal: object) => void }

/** PostgreSQL tells the columns of a named statement once: it refuses to run one whose columns have changed. `wire` is the connection below a client of `pg`. */
export function describeOnce(wire: EventEmitter): void {
  const asking = wire as Wire
  const columns = new Map<string, unknown>()
  const { bind, describe } = asking
  let running: string | undefined
  asking.bind = (bound) => {
    running = bound.statement
    bind.call(asking, bound)
  }
  asking.describe = (portal) => {
    const known = columns.get(running ?? '')
    if (known === undefined) describe.call(asking, portal)
    else asking.emit('rowDescription', known)
  }
  asking.on('rowDescription', (told) => void (running && columns.set(running, told)))
  asking.on('readyForQuery', () => (running = undefined))
}
