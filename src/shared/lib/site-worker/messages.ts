/**
 * The messages of a page to its worker. `update.take`: a press on «Оновити»; `shelves.tidy`: a page is here: what no page needs may go, what is
 * missing is fetched again; `site.keep`: the same fetch, answered through the port with whether all is here now.
 */
export type ToWorker = { type: 'update.take' } | { type: 'shelves.tidy' } | { type: 'site.keep' }

/** The question of a worker to its pages: their build, answered through the port. */
export type ToPage = { type: 'build.ask' }
