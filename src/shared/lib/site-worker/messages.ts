/**
 * From a page to its worker. `update.take`: «Оновити» was pressed. `shelves.tidy`: throw away and fetch what is due. `site.keep`: fetch
 * the site and say whether all is here.
 */
export type ToWorker = { type: 'update.take' } | { type: 'shelves.tidy' } | { type: 'site.keep' }

/** The question of a worker to its pages: their build, answered through the port. */
export type ToPage = { type: 'build.ask' }
