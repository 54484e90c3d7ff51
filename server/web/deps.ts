import type { Lanes } from './lanes.ts'
import type { Integrations } from './integrations.ts'
import type { Observing } from '../base/observe/observing.ts'
import type { WorkOfGuests } from '../people/auth/guest-work.ts'
import type { OfferConfig } from '../money/payments/offer.ts'
import type { SummaryQueue } from '../study/summary/summary-queue.ts'
import type { Db } from '../store/store.ts'

/** Draws a page of the site: what stands inside `#root` before any script runs. `answers` are answers of the API by their path. */
export type DrawPage = (
  path: string,
  config: unknown,
  answers: Readonly<Record<string, unknown>>,
  drawFormula: (source: string, isBlock: boolean) => string | null,
) => Promise<string>

/** The parts that the application stands on. `site` is the folder of the built site, null where something else serves it. */
export type Deps = {
  db: Db
  /** The work of guests in every room, which follows them into an account. */
  work: WorkOfGuests
  now: () => Date
  site: string | null
  /** True when `X-Forwarded-For` comes from our own proxy and may be believed. */
  isBehindProxy: boolean
  /** False while the process is stopping, so that a balancer looks elsewhere. */
  isReady: () => boolean
  /** The price list of this deployment. */
  offer: OfferConfig
  /** Mail, pictures and providers of identity; without it the calls that need them answer 501. */
  integrations?: Integrations
  /** Addresses of the accounts that may see what browsers have told; lower case. */
  operators?: readonly string[]
  /** Computes summaries of visitors after their facts have come; without it they are computed when they are asked for. */
  summaries?: SummaryQueue
  /** The queues that calls of the API wait in; without it ones of the usual size. */
  lanes?: Lanes
  /** The public address of the site; without it canonical addresses are paths. */
  publicUrl?: string | null
  /** The address that letters lead to: the public one, or this machine’s where there is none. Without it no reminders are sent. */
  siteUrl?: string
  /** So long after a look at the files of the site they are taken to be the same; without it each request looks. */
  siteRestMs?: number
  /** A demonstration: the footer shows the examples of the configuration, too. */
  showsExamples?: boolean
  /** The worker that keeps the site on devices is answered by one that ends it. */
  isWorkerOff?: boolean
  /** Without it pages are drawn by their scripts alone. */
  drawPage?: DrawPage | null
} & Observing
