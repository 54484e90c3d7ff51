/** The messages of a page to its worker. `update.take`: a press on «Оновити»; `shelves.tidy`: a page has come to rest. */
export type ToWorker = { type: 'update.take' } | { type: 'shelves.tidy' }

/** The question of a worker to its pages: their build, answered through the port. */
export type ToPage = { type: 'build.ask' }
