import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { compiledIn } from '../content/loading/compiled.ts'
import { loadContent, type Loading } from '../content/loading/load.ts'
import { isStoreAway } from '../base/store-away.ts'
import { openGauges } from './gauges.ts'
import { openIntegrations } from './integrations.ts'
import { observe } from './observe.ts'
import { jobsOf, openSchedule } from './schedule/jobs.ts'
import { endTestPurchases } from '../money/payments/end-test-purchases.ts'
import { isTestShop } from '../money/payments/open-provider.ts'
import { keepBackups } from '../store/backups.ts'
import { closeToOthers } from '../store/close-to-others.ts'
import { contentChannel, contentVersion, forgetContent, cacheContent } from '../store/edition.ts'
import { openStore } from '../store/open.ts'
import { unreachableStore } from '../store/store-broken.ts'
import { readSummary } from '../study/summary/keep.ts'
import { SummaryQueue } from '../study/summary/summary-queue.ts'
import { Lanes } from '../web/lanes.ts'
import { keepStanding } from '../web/site/keep-standing.ts'
import { readDrawPage } from '../web/site/read-draw-page.ts'

/** What answers requests. `stop` closes what it stands on once `drain` has ended the running ones. */
export type Application = {
  fetch: (request: Request, bindings: object) => Response | Promise<Response>
  stop: (drain: () => Promise<void>) => Promise<void>
}

/** What stands without a store, once for each process. */
export type Parts = Awaited<ReturnType<typeof openParts>>

export async function openParts(config: Config) {
  const { publicUrl, operators, isBehindProxy, isWorkerOff } = config
  const lanes = new Lanes()
  const told: { summaries: SummaryQueue | null } = { summaries: null }
  const integrations = await openIntegrations(config)
  const drawPage = await readDrawPage()
  const { stopObserving, ...hearing } = await observe(
    config,
    openGauges(lanes, () => told.summaries?.depth ?? 0),
  )
  const deps = {
    publicUrl,
    siteUrl: publicUrl ?? `http://${config.host}:${config.port}`,
    siteRestMs: 500,
    site: existsSync(config.site) ? config.site : null,
    drawPage,
    isBehindProxy,
    isWorkerOff,
    showsExamples: !config.isProduction,
    offer: config.payments.offer,
    operators,
    integrations,
    lanes,
    now: () => new Date(),
    ...hearing,
  }
  return { deps, told, stopObserving }
}

/** How the folder of content is read. */
export const loadingOf = ({ isProduction }: Config): Loading => ({
  isProduction,
  compile: compiledIn(join(import.meta.dirname, 'content')),
})

/** Opens the store with its content and all that works on it. Throws `StoreUnreachable` when PostgreSQL is away, or goes away meanwhile. */
export async function openApplication(config: Config, partsOf: () => Promise<Parts>): Promise<Application> {
  const { databaseUrl, directory } = config
  const store = await openStore({ databaseUrl, directory: join(directory, 'db') })
  closeToOthers(directory)
  const stopBackups = store.dump ? keepBackups(store.dump, join(directory, 'backups')) : () => undefined
  cacheContent(store.db)
  const stopListening = store.listen?.(contentChannel, () => forgetContent(store.db))
  try {
    await loadContent(store.db, config.content, loadingOf(config))
    const parts = await partsOf()
    const { integrations } = parts.deps
    if (!isTestShop(integrations.payments)) await endTestPurchases(store.db, new Date())
    const summaries = new SummaryQueue((userId) => readSummary(store.db, userId, new Date()))
    parts.told.summaries = summaries
    let isReady = true
    const deps = { ...parts.deps, summaries, db: store.db, isReady: () => isReady }
    const app = createApp(deps)
    const schedule = await openSchedule(databaseUrl, jobsOf(deps))
    // The embedded store is never away while the process lives.
    const standing =
      databaseUrl === null ? null : keepStanding({ ask: async (path) => app.request(path), version: () => contentVersion(store.db) })
    return {
      fetch: (request, bindings) => app.fetch(request, bindings),
      stop: async (drain) => {
        isReady = false
        standing?.stop()
        await drain()
        await integrations.backgroundWork.settle()
        await summaries.stop()
        stopListening?.()
        stopBackups()
        await schedule.stop()
        await store.close()
      },
    }
  } catch (error) {
    stopListening?.()
    stopBackups()
    await store.close()
    throw databaseUrl !== null && isStoreAway(error) ? unreachableStore(databaseUrl, error) : error
  }
}
