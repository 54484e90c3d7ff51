import type { Outside } from './outside.ts'
import type { Db } from './store/store.ts'

/** What the application stands on. `site` is the folder of the built site, null where something else serves it. */
export type Deps = {
  db: Db
  now: () => Date
  site: string | null
  /** Whether `X-Forwarded-For` comes from our own proxy and may be believed. */
  isBehindProxy: boolean
  /** False while the process is stopping, so that a balancer looks elsewhere. */
  isReady: () => boolean
  /** Mail, pictures and providers of identity; without it the calls that need them answer 501. */
  outside?: Outside
}
