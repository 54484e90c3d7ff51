import { existsSync } from 'node:fs'
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createServer, createServerModuleRunner } from 'vite'
import { BadSetting, readConfig } from '../server/run/config.ts'
import { StoreInUse } from '../server/store/lock.ts'
import { openStore } from '../server/store/open.ts'
import { keptParts } from '../packages/chart-lab/src/testing/parts.ts'
import { runCommand } from './command.ts'
import { changesAddress, tellChanges } from './content-desk/changes.ts'
import { refuseTakenPort } from './start/refuse-taken-port.ts'

/**
 * Site and API in one process, both reloaded as their code changes. The store is opened once and stays open. It listens at once: pages need no store,
 * and what asks the API waits.
 */
process.env.VITE_STATECHARTS ??= 'on'
try {
  await develop(readConfig(process.env))
} catch (error) {
  giveUp(error)
}

function giveUp(error: unknown): never {
  const isKnown = error instanceof BadSetting || error instanceof StoreInUse
  console.error(isKnown ? error.message : error)
  process.exit(1)
}

async function develop(config: ReturnType<typeof readConfig>): Promise<void> {
  const { host, port, directory, databaseUrl, content } = config
  await refuseTakenPort(port, host)
  const opened = openStore({ databaseUrl, directory: join(directory, 'db') })
  opened.catch(giveUp)
  // What an installation or an earlier run has made will do until it is made anew.
  const styles = runCommand('panda', ['codegen', '--silent'])
  if (!existsSync('styled-system/css')) await styles
  const http = createHttpServer()
  const vite = await createServer({
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server: http } },
    // Otherwise pages of tests are looked through for dependencies, which are installed nowhere.
    optimizeDeps: { entries: ['index.html'] },
  })
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: { logger: false } })

  const loadContent = async () => {
    const { loadContent: load } = await runner.import<typeof import('../server/content/loading/load.ts')>('/server/content/loading/load.ts')
    const { db } = await opened
    await load(db, content).catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
  }
  const openAll = async () => {
    // Through the runner too: a refusal is told by its class, which must be the one that the app knows.
    const { openIntegrations } = await runner.import<typeof import('../server/run/integrations.ts')>('/server/run/integrations.ts')
    const integrations = await openIntegrations(config)
    await loadContent()
    const { db } = await opened
    return {
      db,
      now: () => new Date(),
      site: null,
      isBehindProxy: false,
      isReady: () => true,
      offer: config.payments.offer,
      integrations,
    }
  }
  // Pages come at once; what asks the API waits until the content is read.
  const opening = openAll()
  opening.catch(giveUp)
  vite.watcher.add(content).on('all', (_event, file) => void (/\.(yaml|svg)$/.test(file) && loadContent()))

  const api = getRequestListener(
    async (request) => {
      const deps = await opening
      const { createApp } = await runner.import<typeof import('../server/run/app.ts')>('/server/run/app.ts')
      return createApp(deps).fetch(request)
    },
    { overrideGlobalObjects: false },
  )
  const showDesk = async (request: IncomingMessage, response: ServerResponse) => {
    const { deskPage } = await runner.import<typeof import('./content-desk/desk-page.ts')>('/scripts/content-desk/desk-page.ts')
    const { readReports } = await runner.import<typeof import('./content-desk/read-reports.ts')>('/scripts/content-desk/read-reports.ts')
    const { searchParams: query } = new URL(request.url ?? '/', 'http://localhost')
    const page = await deskPage({ directory: content, query, reports: await readReports((await opened).db) }).catch(
      (error: unknown) => `<pre>${String(error)}</pre>`,
    )
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page)
  }
  http.on('request', (request, response) => {
    if (request.url === changesAddress) tellChanges(content, response)
    else if (/^\/__content(\?|$)/.test(request.url ?? '')) void showDesk(request, response)
    else if (request.url === '/__coverage.json') response.setHeader('Content-Type', 'application/json').end(JSON.stringify(keptParts()))
    else if (/^\/(api|media|uploads|healthz|readyz)(\/|\?|$)/.test(request.url ?? '')) void api(request, response)
    else vite.middlewares(request, response)
  })
  http.listen(port, host, () => console.log(`Складу (розробка): http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`))

  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    http.closeAllConnections()
    await vite.close()
    const { integrations } = await opening
    await integrations.backgroundWork.settle()
    await (await opened).close()
    process.exit(0)
  }
  process.on('SIGINT', () => void stop()).on('SIGTERM', () => void stop())
}
