/** Calls by kind; `user` is whatever is asked of the visitor’s own data and has no kind of its own, `page` a document or its payload. */
export type Calls = {
  user: number
  create: number
  events: number
  finish: number
  statistic: number
  readiness: number
  content: number
  page: number
}

/** The visitors of the worst evening, and their deeds in an hour. Shares are assumptions; calls follow from the recorded session. */
export type Evening = {
  pupils: number
  /** Of all pupils, those who are here in the same minute. */
  onlineShare: number
  /** Of one pupil in an hour. */
  perHour: Calls
  /** Batches of facts in a season of one pupil, and facts in each. */
  batchesInSeason: number
  factsInBatch: number
  /** Of content and pages, what a cache before the server answers. */
  cachedShare: number
  kilobytesOfVisit: number
}

/** Milliseconds of processor of one call, as `npm run bench:server` prints them, and bytes of one fact with its indexes. */
export type Measured = { cpu: Calls; bytesOfFact: number; busyAtMost: number }

/**
 * Calls of one session, as `tests/e2e/recorded-session.spec.ts` counts them: the first page, a whole paper, its result, the day, an
 * article.
 */
export const recorded: Calls = { user: 11, create: 1, events: 54, finish: 1, statistic: 2, readiness: 2, content: 8, page: 4 }
export const papersAnHour = 1.5

export const evening: Evening = {
  pupils: 290_000,
  onlineShare: 0.15,
  perHour: { user: 16.5, create: 1.5, events: 81, finish: 1.5, statistic: 3, readiness: 3, content: 12, page: 6 },
  batchesInSeason: 3000,
  factsInBatch: 2,
  cachedShare: 0.95,
  kilobytesOfVisit: 900,
}

export const measured: Measured = {
  cpu: { user: 0.22, create: 0.84, events: 0.71, finish: 1.59, statistic: 0.43, readiness: 0.42, content: 0.07, page: 0.07 },
  bytesOfFact: 420,
  busyAtMost: 0.6,
}

const hour = 3600

/**
 * Computes the needs of the evening: calls a second that reach the server, processors, processes of one each, transactions that write, and the
 * sizes.
 */
export function simulate(
  { pupils, onlineShare, perHour, batchesInSeason, factsInBatch, cachedShare, kilobytesOfVisit }: Evening,
  costs: Measured,
) {
  const online = pupils * onlineShare
  const reaching = { ...perHour, content: perHour.content * (1 - cachedShare), page: perHour.page * (1 - cachedShare) }
  const kinds = Object.keys(reaching) as (keyof typeof reaching)[]
  const perSecond = kinds.reduce((sum, kind) => sum + (reaching[kind] * online) / hour, 0)
  const busy = kinds.reduce((sum, kind) => sum + (reaching[kind] * online * costs.cpu[kind]) / hour / 1000, 0)
  const processors = busy / costs.busyAtMost
  return {
    load: { online, perSecond },
    processors,
    processes: Math.ceil(processors),
    databaseWrites: ((perHour.events + perHour.create + perHour.finish) * online) / hour,
    seasonGigabytes: (pupils * batchesInSeason * factsInBatch * costs.bytesOfFact) / 1e9,
    cdnGigabytes: (online * kilobytesOfVisit) / 1e6,
  }
}
