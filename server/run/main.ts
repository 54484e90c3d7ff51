import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createApp } from './app.ts'
import { readConfig, type Config } from './config.ts'
import { compiledIn } from '../content/compiled.ts'
import { contentChannel, contentVersion, forgetContent, cacheContent } from '../store/edition.ts'
import { loadContent } from '../content/load.ts'
import { describeError } from '../base/describe-error.ts'
import { Lanes } from '../web/http/lanes.ts'
import { isKnownFault } from './known-fault.ts'
import { leadWorkers } from './lead-workers.ts'
import { listen } from '../base/listen.ts'
import { openIntegrations } from './integrations.ts'
import { endTestPurchases } from '../money/payments/end-test-purchases.ts'
import { isTestShop } from '../money/payments/open-provider.ts'
import { openGauges } from './gauges.ts'
import { observe } from './observe.ts'
import { jobsOf, openSchedule } from './schedule/jobs.ts'
import { keepBackups } from '../store/backups.ts'
import { closeToOthers } from '../store/close-to-others.ts'
import { examplesLine } from '../web/site/examples.ts'
import { keepStanding } from '../web/site/keep-standing.ts'
import { readDrawPage } from '../web/site/read-draw-page.ts'
import { shellReader } from '../web/site/shell.ts'
import { openStore } from '../store/open.ts'
import { readSummary } from '../study/summary/keep.ts'
import { SummaryQueue } from '../study/summary/summary-queue.ts'

try {
  const config = readConfig(process.env)
  if (cluster.isPrimary && process.env['WORKERS'] !== undefined && config.databaseUrl === null && process.env['WORKERS'] !== '1')
    console.warn('WORKERS діє лише з DATABASE_URL: вбудоване сховище має один процес.')
  if (cluster.isPrimary && config.workers > 1) await leadWorkers(config)
  else await start(config)
} catch (error) {
  console.error(isKnownFault(error) ? error.message : describeError(error))
  process.exit(1)
}

async function start(config: Config): Promise<void> {
  const store = await openStore({ databaseUrl: config.databaseUrl, directory: join(config.directory, 'db') })
  closeToOthers(config.directory)
  let isReady = true
  const stopBackups = store.dump ? keepBackups(store.dump, join(config.directory, 'backups')) : () => undefined
  cacheContent(store.db)
  const stopListening = store.listen?.(contentChannel, () => forgetContent(store.db))
  try {
    const compile = compiledIn(join(import.meta.dirname, 'content'))
    await loadContent(store.db, config.content, { isProduction: config.isProduction, compile })
    const site = existsSync(config.site) ? config.site : null
    const integrations = await openIntegrations(config)
    if (!isTestShop(integrations.payments)) await endTestPurchases(store.db, new Date())
    const { isBehindProxy, isWorkerOff } = config
    const drawPage = await readDrawPage()
    const { publicUrl, operators } = config
    const { offer } = config.payments
    const showsExamples = !config.isProduction
    const siteRestMs = 500
    const surroundings = {
      publicUrl,
      siteRestMs,
      drawPage,
      site,
      isBehindProxy,
      isWorkerOff,
      showsExamples,
      offer,
      operators,
      integrations,
    }
    const lanes = new Lanes()
    const summaries = new SummaryQueue((userId) => readSummary(store.db, userId, new Date()))
    const { stopObserving, ...hearing } = await observe(config, openGauges(lanes, summaries))
    const siteUrl = publicUrl ?? `http://${config.host}:${config.port}`
    const deps = { ...surroundings, siteUrl, ...hearing, lanes, summaries, db: store.db, now: () => new Date(), isReady: () => isReady }
    const app = createApp(deps)
    const schedule = await openSchedule(config.databaseUrl, jobsOf(deps))
    const server = await listen(app.fetch, config)
    // The embedded store is never away while the process lives.
    const standing =
      config.databaseUrl === null ? null : keepStanding({ ask: async (path) => app.request(path), version: () => contentVersion(store.db) })
    if (!cluster.isWorker || cluster.worker?.id === 1) console.log(`Складу: ${config.publicUrl ?? server.address}`)
    const examples = site === null ? null : examplesLine(shellReader(site)()?.config, showsExamples)
    if (examples !== null) console.warn(examples)
    server.stopOnSignals(async (drain) => {
      isReady = false
      standing?.stop()
      await drain()
      await integrations.backgroundWork.settle()
      await summaries.stop()
      stopListening?.()
      stopBackups()
      await schedule.stop()
      await stopObserving()
      await store.close()
    })
  } catch (error) {
    stopListening?.()
    await store.close()
    throw error
  }
}
