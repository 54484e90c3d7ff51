import { createHash } from 'node:crypto'
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

/** PostgreSQL reads and plans the common statements of a connection of `pg` once: they are asked by name, with parameters alone. */
export function nameStatements(client: object): void {
  const asking = client as { query: Query }
  const query = asking.query.bind(client)
  asking.query = (config, ...rest) => {
    const statement = typeof config === 'object' && Array.isArray(rest[0]) ? wordsOf(config) : null
    const name = statement === null ? undefined : names.nameOf(statement)
    return name === undefined ? query(config, ...rest) : query({ ...(config as object), name }, ...rest)
  }
}
