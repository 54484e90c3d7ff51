import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import type { RequestLine } from './log.ts'
import type { Gauges } from './metrics.ts'
import type { QueryLine } from './query-clock.ts'

/** Traces and metrics for a collector: of requests, of the queries inside them, and of what waits. */
export type Telemetry = {
  /** Runs the work of a request inside a span of its own; what comes back ends it. */
  trace: (headers: Headers, work: () => Promise<void>) => Promise<(line: RequestLine) => void>
  query: (line: QueryLine) => void
  outbox: (ms: number) => void
  stop: () => Promise<void>
}

type Environment = Record<string, string | undefined>

/**
 * Opens the exporters, which read `OTEL_EXPORTER_OTLP_…` themselves. Loaded only where a collector is named. A tenth of the requests is
 * traced unless a proxy decides.
 */
export function openTelemetry(environment: Environment, gauges: Gauges): Telemetry {
  const resource = defaultResource().merge(resourceFromAttributes({ 'service.name': environment['OTEL_SERVICE_NAME'] ?? 'skladu' }))
  const sampler = new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(Number(environment['OTEL_TRACES_SAMPLER_ARG'] ?? 0.1)) })
  const spans = new TracerProvider({ resource, sampler, spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })] })
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis: Number(environment['OTEL_METRIC_EXPORT_INTERVAL'] ?? 60_000),
  })
  const meters = new MeterProvider({ resource, readers: [reader] })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const propagator = new W3CTraceContextPropagator()
  propagation.setGlobalPropagator(propagator)
  const tracer = spans.getTracer('skladu')
  const meter = meters.getMeter('skladu')
  const requests = meter.createHistogram('http.server.request.duration', { unit: 's' })
  const queries = meter.createHistogram('db.client.operation.duration', { unit: 's' })
  const outbox = meter.createHistogram('skladu.outbox.age', { unit: 's', description: 'How long the oldest fact of a visit has waited' })
  for (const [name, read] of Object.entries(gauges))
    meter.createObservableGauge(`skladu.${name}`).addCallback((result) => {
      for (const { value, labels } of read()) result.observe(value, labels)
    })
  const getter = { keys: (from: Headers) => [...from.keys()], get: (from: Headers, key: string) => from.get(key) ?? undefined }
  return {
    trace: async (headers, work) => {
      const parent = propagator.extract(ROOT_CONTEXT, headers, getter)
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, parent)
      await context.with(trace.setSpan(parent, span), work)
      return ({ method, route, status, ms, queries: asked, who, id }) => {
        const named = { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status }
        requests.record(ms / 1000, named)
        span.updateName(`${method} ${route}`)
        span.setAttributes({ ...named, 'skladu.queries': asked, 'skladu.who': who, 'skladu.request_id': id })
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      }
    },
    query: ({ statement, ms, isFailed }) => {
      const operation = /^\w+/.exec(statement)?.[0].toLowerCase() ?? ''
      queries.record(ms / 1000, { 'db.operation.name': operation })
      if (!trace.getActiveSpan()) return
      const end = Date.now()
      const span = tracer.startSpan(operation, {
        kind: SpanKind.CLIENT,
        startTime: end - ms,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': statement },
      })
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end(end)
    },
    outbox: (ms) => outbox.record(ms / 1000),
    stop: async () => {
      await Promise.allSettled([spans.shutdown(), meters.shutdown()])
      context.disable()
      propagation.disable()
    },
  }
}
