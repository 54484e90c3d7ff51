import cluster from 'node:cluster'
import { AggregatorRegistry, register } from 'prom-client'
import type { Config } from './config.ts'
import { withLoopDelay } from './gauges.ts'
import { openLog, type RequestLine } from '../base/observe/log.ts'
import { openMetrics, type Gauges } from '../base/observe/metrics.ts'
import { hearQueries, type QueryLine } from '../base/observe/query-clock.ts'
import { serveMetrics } from '../base/observe/serve-metrics.ts'
import type { Observing } from '../base/observe/observing.ts'
import type { Telemetry } from '../base/observe/telemetry.ts'

type Settings = Pick<Config, 'logLevel' | 'metrics' | 'slowQueryMs'>

/**
 * Opens what the operator sees: lines of the log, numbers on a private port (the first process tells those of all), and telemetry where a
 * collector is named.
 */
export async function observe(
  { logLevel, metrics, slowQueryMs }: Settings,
  gauges: Gauges,
  environment: Record<string, string | undefined> = process.env,
): Promise<Observing & { stopObserving: () => Promise<void> }> {
  const log = openLog(logLevel)
  const counted = metrics ? openMetrics(gauges, register) : null
  // A worker that has one hears the first process ask for its numbers.
  const { contentType } = metrics && cluster.isWorker ? new AggregatorRegistry() : register
  const stopMetrics =
    metrics && !cluster.isWorker ? await serveMetrics({ contentType, metrics: () => register.metrics() }, metrics) : () => undefined
  const telemetry = environment['OTEL_EXPORTER_OTLP_ENDPOINT'] ? await openCollector(environment, gauges) : null
  const stopObserving = async () => {
    hearQueries(null)
    stopMetrics()
    await telemetry?.stop()
  }
  if (!counted && !telemetry && logLevel === 'silent') return { stopObserving }
  const query = (line: QueryLine) => {
    counted?.query(line)
    telemetry?.query(line)
    if (line.ms >= slowQueryMs) log.warn({ slowQuery: line.statement, ms: Math.round(line.ms), isFailed: line.isFailed })
  }
  hearQueries(query)
  const heard = (line: RequestLine) => {
    counted?.request(line)
    if (line.status >= 500) log.warn(line)
    else log.info(line)
  }
  const outboxTold = (ms: number) => {
    counted?.outbox(ms)
    telemetry?.outbox(ms)
  }
  return { heard, outboxTold, stopObserving, ...(telemetry && { traced: telemetry.trace }) }
}

/** Its packages are read only here, so that a start without a collector is as quick as before. */
async function openCollector(environment: Record<string, string | undefined>, gauges: Gauges): Promise<Telemetry> {
  const { openTelemetry } = await import('../base/observe/telemetry.ts')
  return openTelemetry(environment, withLoopDelay(gauges))
}
