import { AsyncResource } from 'node:async_hooks'

/** A query of the store: its words with `$1` where the parameters stood, which nobody hears of; when it began and how long it took. */
export type QueryLine = { statement: string; ms: number; isFailed: boolean }

type Heard = (line: QueryLine) => void
const most = 300
let heard: Heard | null = null

/** From now on `listener` hears of every query of this process; null ends that. */
export const hearQueries = (listener: Heard | null): void => void (heard = listener)

/** Runs a query and says how long it took, if anybody wants to know. */
export async function timed<T>(statement: string, run: () => T | Promise<T>): Promise<T> {
  if (!heard) return run()
  const from = performance.now()
  let isFailed = true
  try {
    const found = await run()
    isFailed = false
    return found
  } finally {
    tell(statement, from, isFailed)
  }
}

type Done = (error: Error | null, ...rest: unknown[]) => void
type Query = (...call: unknown[]) => unknown

/** Has the queries of a connection of `pg` timed, whichever way they are asked. */
export function timeQueries(client: object): void {
  const asking = client as { query: Query }
  const query = asking.query.bind(client)
  asking.query = (...call) => {
    const statement = textOfQuery(call[0])
    const done = call.at(-1)
    if (!heard || statement === null) return query(...call)
    if (typeof done !== 'function') return timed(statement, () => query(...call))
    const from = performance.now()
    const told: Done = (error, ...rest) => {
      tell(statement, from, error !== null && error !== undefined)
      ;(done as Done)(error, ...rest)
    }
    return query(...call.slice(0, -1), AsyncResource.bind(told))
  }
}

/** The text of a query that is given to a driver; null for anything else. */
export function textOfQuery(asked: unknown): string | null {
  if (typeof asked === 'string') return asked
  return typeof asked === 'object' && asked !== null && 'text' in asked && typeof asked.text === 'string' ? asked.text : null
}

/** Few of those who hear of a query ask for its words. */
const tell = (words: string, from: number, isFailed: boolean): void =>
  heard?.({
    get statement() {
      return words.replaceAll(/\s+/g, ' ').trim().slice(0, most)
    },
    ms: performance.now() - from,
    isFailed,
  })
