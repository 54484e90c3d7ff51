/** What a page tells its worker. `update.take`: a press on «Оновити»; `shelves.tidy`: a page has come to rest. */
export type ToWorker = { type: 'update.take' } | { type: 'shelves.tidy' }

/** What a worker asks its pages: the build that a page is of, answered through the port. */
export type ToPage = { type: 'build.ask' }
