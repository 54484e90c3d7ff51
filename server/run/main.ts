import cluster from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'
import { readConfig, type Config } from './config.ts'
import { describeError } from '../base/describe-error.ts'
import { isPlainFault } from './plain-fault.ts'
import { leadWorkers } from './lead-workers.ts'
import { listen } from '../base/listen.ts'
import { loadingOf, openApplication, openParts, type Application, type Parts } from './open-application.ts'
import { openPublicPages } from './public-pages.ts'
import { StoreUnreachable } from '../store/store-broken.ts'
import { examplesLine } from '../web/site/examples.ts'
import { shellReader } from '../web/site/shell.ts'

/** Between two knocks at a PostgreSQL that was away at the start. */
const knockMs = 1000
const isFirst = !cluster.isWorker || cluster.worker?.id === 1

try {
  const config = readConfig(process.env)
  if (cluster.isPrimary && process.env['WORKERS'] !== undefined && config.databaseUrl === null && process.env['WORKERS'] !== '1')
    console.warn('WORKERS діє лише з DATABASE_URL: вбудоване сховище має один процес.')
  if (cluster.isPrimary && config.workers > 1) await leadWorkers(config)
  else await start(config)
} catch (error) {
  console.error(isPlainFault(error) ? error.message : describeError(error))
  process.exit(1)
}

/** Opens all and answers. Where PostgreSQL is away, what is public stands until it comes; of several processes the first has the memory for that. */
async function start(config: Config): Promise<void> {
  let parts: Promise<Parts> | undefined
  const partsOf = () => (parts ??= openParts(config))
  const first = await openApplication(config, partsOf).catch(orUnreachable)
  const { deps, stopObserving } = await partsOf()
  const isAway = first instanceof StoreUnreachable
  if (isAway && isFirst) console.error(`${first.message} До того стоять лише публічні сторінки.`)
  let application = isAway
    ? await (isFirst
        ? openPublicPages({ ...deps, isReady: () => false }, config.content, loadingOf(config))
        : openWhenThere(config, partsOf))
    : first
  const server = await listen((request, bindings) => application.fetch(request, bindings), config).catch(async (error: unknown) => {
    await application.stop(atOnce)
    throw error
  })
  if (isFirst) console.log(`Складу: ${config.publicUrl ?? server.address}`)
  const examples = deps.site === null ? null : examplesLine(shellReader(deps.site)()?.config, deps.showsExamples)
  if (examples !== null) console.warn(examples)
  server.stopOnSignals(async (drain) => {
    await application.stop(drain)
    await stopObserving()
  })
  if (!isAway || !isFirst) return
  const pages = application
  application = await openWhenThere(config, partsOf)
  console.log('База відповідає, сервер працює повністю.')
  await pages.stop(atOnce)
}

/** Nothing is waited for. */
async function atOnce(): Promise<void> {}

function orUnreachable(error: unknown): StoreUnreachable {
  if (error instanceof StoreUnreachable) return error
  throw error
}

async function openWhenThere(config: Config, partsOf: () => Promise<Parts>): Promise<Application> {
  for (;;) {
    await pause(knockMs)
    const opened = await openApplication(config, partsOf).catch(orUnreachable)
    if (!(opened instanceof StoreUnreachable)) return opened
  }
}
