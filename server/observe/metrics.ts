import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Kind, Lanes } from '../http/lanes.ts'
import type { RequestLine } from './log.ts'

const kinds: readonly Kind[] = ['answers', 'writing', 'reading', 'statistics']

/** What the process counts of itself: its registry, and what is told of each request. */
export type Metrics = { registry: Registry; request: (line: RequestLine) => void }

/** Counts requests by route, their queries, refusals for want of place and the calls that wait; memory, processor and the delay of the event loop come with them. */
export function openMetrics(lanes: Lanes, registry = new Registry()): Metrics {
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
  const waiting = new Gauge({
    name: 'skladu_waiting',
    help: 'Calls that wait for their turn',
    labelNames: ['kind'],
    registers: [],
    collect() {
      for (const kind of kinds) this.set({ kind }, lanes.depth(kind))
    },
  })
  registry.registerMetric(waiting)
  return {
    registry,
    request: ({ method, route, status, ms, queries }) => {
      took.observe({ method, route, status }, ms / 1000)
      asked.inc({ route }, queries)
      if (status === 503) turned.inc({ route })
      if (/\/(events|facts|reviews)$/.test(route) && [409, 422, 429].includes(status)) refused.inc({ status })
    },
  }
}
