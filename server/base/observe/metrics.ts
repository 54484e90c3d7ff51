import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { RequestLine } from './log.ts'
import type { QueryLine } from './query-clock.ts'

/** One number at the moment of asking. */
export type Reading = { value: number; labels: Record<string, string> }
/** The counts of what waits in this process, by name, read whenever somebody wants to know. */
export type Gauges = Record<'waiting' | 'hashes_waiting' | 'summaries_waiting', () => Reading[]>

/** The counts that the process keeps of itself: its registry, and what is told of each request, of each query and of each visit that was measured. */
export type Metrics = {
  registry: Registry
  request: (line: RequestLine) => void
  query: (line: QueryLine) => void
  outbox: (ms: number) => void
}

const helps: Record<keyof Gauges, string> = {
  waiting: 'Calls that wait for their turn',
  hashes_waiting: 'Passwords that wait to be hashed',
  summaries_waiting: 'Visitors whose summary waits to be computed',
}

/** Counts requests by route, their queries, refusals for want of place and what waits; memory, processor and the delay of the event loop come with them. */
export function openMetrics(gauges: Gauges, registry = new Registry()): Metrics {
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const labelNames = ['method', 'route', 'status'] as const
  const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10]
  const took = new Histogram({ name: 'skladu_request_seconds', help: 'Time of requests', labelNames, buckets, registers })
  const asked = new Counter({ name: 'skladu_queries_total', help: 'Queries of the store', labelNames: ['route'], registers })
  const turned = new Counter({ name: 'skladu_turned_away_total', help: 'Requests answered with 503', labelNames: ['route'], registers })
  const refused = new Counter({
    name: 'skladu_refused_facts_total',
    help: 'Batches of facts answered with 409, 422 or 429',
    labelNames: ['status'],
    registers,
  })
  const answered = new Histogram({
    name: 'skladu_query_seconds',
    help: 'Time of queries of the store',
    labelNames: ['failed'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  })
  const outbox = new Histogram({
    name: 'skladu_outbox_age_seconds',
    help: 'How long the oldest fact of a visit has waited, as browsers tell it',
    buckets: [0, 1, 10, 60, 600, 3600, 86_400],
    registers,
  })
  for (const [name, read] of Object.entries(gauges)) registry.registerMetric(gaugeOf(name as keyof Gauges, read))
  return {
    registry,
    request: ({ method, route, status, ms, queries }) => {
      took.observe({ method, route, status }, ms / 1000)
      asked.inc({ route }, queries)
      if (status === 503) turned.inc({ route })
      if (/\/(events|facts|reviews)$/.test(route) && [409, 422, 429].includes(status)) refused.inc({ status })
    },
    query: ({ ms, isFailed }) => answered.observe({ failed: String(isFailed) }, ms / 1000),
    outbox: (ms) => outbox.observe(ms / 1000),
  }
}

const gaugeOf = (name: keyof Gauges, read: Gauges[keyof Gauges]) =>
  new Gauge({
    name: `skladu_${name}`,
    help: helps[name],
    labelNames: ['kind'],
    registers: [],
    collect() {
      for (const { value, labels } of read()) this.set(labels, value)
    },
  })
