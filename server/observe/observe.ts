import cluster from 'node:cluster'
import { AggregatorRegistry, register } from 'prom-client'
import type { Config } from '../config.ts'
import type { Lanes } from '../http/lanes.ts'
import { openLog, type RequestLine } from './log.ts'
import { openMetrics } from './metrics.ts'
import { serveMetrics } from './serve-metrics.ts'

type Observing = { heard?: (line: RequestLine) => void; stopMetrics: () => void }

/** Opens what the operator sees of requests: lines of the log, and numbers on a private port; of several processes the first tells the numbers of all. */
export async function observe({ logLevel, metrics }: Pick<Config, 'logLevel' | 'metrics'>, lanes: Lanes): Promise<Observing> {
  const log = openLog(logLevel)
  const counted = metrics ? openMetrics(lanes, register) : null
  // A worker that has one hears the first process ask for its numbers.
  const { contentType } = metrics && cluster.isWorker ? new AggregatorRegistry() : register
  const stopMetrics =
    metrics && !cluster.isWorker ? await serveMetrics({ contentType, metrics: () => register.metrics() }, metrics) : () => undefined
  if (!counted && logLevel === 'silent') return { stopMetrics }
  const heard = (line: RequestLine) => {
    counted?.request(line)
    if (line.status >= 500) log.warn(line)
    else log.info(line)
  }
  return { heard, stopMetrics }
}
