import { createHash } from 'node:crypto'
import { textOfQuery } from '../base/observe/query-clock.ts'
import { NamedQuery, type Done } from './named-query.ts'

type Query = (...call: unknown[]) => unknown

/** A statement that is asked so often is worth a name. */
const often = 3
/** Statements that a connection keeps for good, and words that are counted; lists of many lengths make many words. */
const mostNamed = 300
const mostCounted = 3000

/** Names the statements that a pool is asked again and again. */
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

type Named = { name: string; text: string }
const named = new WeakMap<object, Named>()

/** The same query with its name, where its words are common. */
function namedOf(config: object, names: StatementNames): Named | undefined {
  const known = named.get(config)
  if (known) return known
  const statement = textOfQuery(config)
  const name = statement === null ? undefined : names.nameOf(statement)
  if (statement === null || name === undefined) return undefined
  const made = { ...config, name, text: statement }
  named.set(config, made)
  return made
}

/** PostgreSQL reads and plans the common statements of a connection of `pg` once: they are asked by name, with parameters alone. */
export function nameStatements(client: object, names: StatementNames): void {
  const asking = client as { query: Query }
  const query = asking.query.bind(client)
  asking.query = (config, values, done, ...rest) => {
    if (typeof config !== 'object' || config === null || !Array.isArray(values)) return query(config, values, done, ...rest)
    const made = namedOf(config, names)
    if (made === undefined) return query(config, values, done, ...rest)
    // `pg` copies a query property by property, which costs as much as to read a row, but not what it inherits.
    const ask = (told: Done) => query(new NamedQuery(Object.create(made) as typeof made, values, told))
    if (typeof done === 'function') return ask(done as Done)
    return new Promise((resolve, reject) => ask((error, result) => (error ? reject(error) : resolve(result))))
  }
}
