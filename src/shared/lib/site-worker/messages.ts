/**
 * From a page to its worker. `update.take`: a press on «Оновити». `shelves.tidy`: a page is here, throw away and fetch what that asks.
 * `site.keep`: fetch, and say whether all is here.
 */
export type ToWorker = { type: 'update.take' } | { type: 'shelves.tidy' } | { type: 'site.keep' }

/** The question of a worker to its pages: their build, answered through the port. */
export type ToPage = { type: 'build.ask' }
