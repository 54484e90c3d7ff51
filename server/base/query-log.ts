import { AsyncLocalStorage } from 'node:async_hooks'

type Notes = { push: (query: string) => void }
const asking = new AsyncLocalStorage<Notes>()
/** The statements that hold a transaction together: one engine tells of them and the other does not, so that `inTransaction` notes them itself. */
const frame = /^(begin|commit|rollback|savepoint|release savepoint|set local)\b/

/** Hears every query of the store; its parameters, which are visitors’ data, are nobody’s. */
export const queryLog = {
  logQuery(query: string): void {
    if (!frame.test(query)) noteTrip(query)
  },
}

/** Notes a way to the store and back. */
export const noteTrip = (query: string): void => asking.getStore()?.push(query)

/** Runs `work` and notes in `asked` every way to the store and back that it takes, the beginning and the end of a transaction among them. */
export const notingQueries = <T>(asked: Notes, work: () => T): T => asking.run(asked, work)
