import type { Writable } from 'node:stream'
import pg from 'pg'
import { serialize } from 'pg-protocol'

type Wire = { stream: Writable }
type Parse = (text: string) => unknown
type Types = { getTypeParser: (type: number, format: string) => Parse }
type Config = { name: string; text: string; rowMode?: string; types?: Types }
type Column = { name: string; parse: Parse }
type Described = { fields: { name: string; dataTypeID: number }[] }
export type Done = (error: Error | null | undefined, result?: unknown) => void

/** A query of `pg` with what its types leave out: `pg` tells it what comes from the store. */
interface Query {
  name: string
  values: unknown[]
  callback: Done
  submit(wire: Wire): Error | null
  handleError(error: Error): void
}
const { Query, utils, types } = pg as unknown as {
  Query: new (config: object, values: unknown[], done: Done) => Query
  utils: { prepareValue: (value: unknown) => unknown }
  types: Types
}

const columnsOf = new WeakMap<Wire, Map<string, Column[]>>()
const run = Buffer.concat([serialize.execute(), serialize.sync()])

/**
 * A named statement with its parameters. PostgreSQL tells its columns once for a connection, since it refuses one whose columns have
 * changed.
 */
export class NamedQuery extends Query {
  readonly #config: Config
  readonly #rows: unknown[] = []
  #columns: Column[] = []
  #failure: Error | undefined

  constructor(config: Config, values: unknown[], done: Done) {
    super(config, values, done)
    this.#config = config
  }

  override submit(wire: Wire): Error | null {
    const known = columnsOf.get(wire)?.get(this.name)
    if (!known) return super.submit(wire)
    this.#columns = known
    try {
      const bound = serialize.bind({ statement: this.name, values: this.values, valueMapper: utils.prepareValue })
      if (wire.stream.writable) wire.stream.write(Buffer.concat([bound, run]))
      return null
    } catch (error) {
      return error as Error
    }
  }

  handleRowDescription({ fields }: Described): void {
    const { getTypeParser } = this.#config.types ?? types
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, parse: getTypeParser(dataTypeID, 'text') }))
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    try {
      const values = this.#columns.map(({ parse }, index) => parsed(parse, fields[index]))
      this.#rows.push(
        this.#config.rowMode === 'array' ? values : Object.fromEntries(this.#columns.map(({ name }, at) => [name, values[at]])),
      )
    } catch (error) {
      this.#failure = error as Error
    }
  }

  handleCommandComplete(_told: object, wire: Wire): void {
    const ofWire = columnsOf.get(wire) ?? new Map<string, Column[]>()
    columnsOf.set(wire, ofWire.set(this.name, this.#columns))
  }

  handleReadyForQuery(): void {
    if (this.#failure) this.handleError(this.#failure)
    else this.callback(null, { rows: this.#rows })
  }
}

const parsed = (parse: Parse, text: string | null | undefined): unknown => (text === null || text === undefined ? null : parse(text))
