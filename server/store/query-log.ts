import { AsyncLocalStorage } from 'node:async_hooks'

type Notes = { push: (query: string) => void }
const asking = new AsyncLocalStorage<Notes>()
/** The statements that hold a transaction together and ask the store nothing. */
const frame = /^(begin|commit|rollback|savepoint|release savepoint|set local)\b/

/** Hears every query of the store; its parameters, which are visitors’ data, are nobody’s. */
export const queryLog = {
  logQuery(query: string): void {
    if (!frame.test(query)) asking.getStore()?.push(query)
  },
}

/** Runs `work` and notes in `asked` the queries that it makes, transactions not counted. */
export const notingQueries = <T>(asked: Notes, work: () => T): T => asking.run(asked, work)
