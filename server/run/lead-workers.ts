import cluster, { type Worker } from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'
import { AggregatorRegistry } from 'prom-client'
import type { Config } from './config.ts'
import { serveMetrics } from '../base/observe/serve-metrics.ts'
import { openStore } from '../store/open.ts'
import { StoreUnreachable } from '../store/store-broken.ts'

/** So young a worker has not started at all: it is not brought back, or it would be so for ever. */
const youngMs = 10_000
const patience = 10_000

/** Where the store is away, each process waits for it by itself, and one of them migrates. */
function awaitedByEach(error: unknown): void {
  if (!(error instanceof StoreUnreachable)) throw error
}

/**
 * Migrates, starts `workers` processes on one port and brings back each that dies. A signal goes on to all. Exit code 1 when one could
 * not start.
 */
export async function leadWorkers({ workers, databaseUrl, directory, metrics }: Config): Promise<void> {
  await openStore({ databaseUrl, directory }).then((store) => store.close(), awaitedByEach)
  const all = new AggregatorRegistry()
  let isStopping = false
  let code = 0
  const born = new Map<Worker, number>()
  const bear = () => born.set(cluster.fork(), Date.now())
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) return
    isStopping = true
    for (const worker of born.keys()) worker.process.kill(signal)
    setTimeout(() => process.exit(1), patience).unref()
  }
  cluster.on('exit', (worker, ended) => {
    const age = Date.now() - (born.get(worker) ?? 0)
    born.delete(worker)
    if (!isStopping && ended !== 0 && ended !== null && age < youngMs) {
      code = 1
      stop('SIGTERM')
    }
    if (born.size === 0 && isStopping) process.exit(code)
    if (!isStopping) void pause(Math.random() * 500).then(() => (isStopping ? undefined : bear()))
  })
  if (metrics) await serveMetrics({ contentType: all.contentType, metrics: () => all.clusterMetrics() }, metrics)
  process.on('SIGTERM', () => stop('SIGTERM')).on('SIGINT', () => stop('SIGINT'))
  for (let index = 0; index < workers; index++) bear()
}
