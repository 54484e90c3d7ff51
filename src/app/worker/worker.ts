import type { ToWorker } from '@/shared/lib/site-worker'
import { answerTo, keepDocument, kindOf, type Build } from './answers'
import { fill, hasShell, type Batch } from './fill'
import { heedPress, showPushed } from './pushed'
import type { Scope } from './scope'
import { tidy } from './shelves'

declare const buildId: string
declare const buildSingle: readonly string[]
declare const buildBatches: readonly Batch[]
declare const lastWord: Build['lastWord']

const scope = globalThis as unknown as Scope
const shell = '/builds/shell.html'
const build: Build = { id: buildId, shell, lastWord }

const pages = () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true })

let filling: Promise<void> | null = null
/** Fetches what is missing, once however many ask: the browser may have emptied the shelves while this worker lived on. */
const heal = (): Promise<void> =>
  (filling ??= fill(build.id, { shell, single: buildSingle, batches: buildBatches }).finally(() => (filling = null)))

/** The pages of the first visit were read before there was a worker to keep them. */
async function keepOpenPages(): Promise<void> {
  for (const { url } of await pages()) {
    const { pathname, search } = new URL(url)
    const answer = await fetch(pathname + search, { cache: 'force-cache' }).catch(() => null)
    if (answer?.ok) await keepDocument(pathname + search, answer, build)
  }
}

async function activate(): Promise<void> {
  await scope.clients.claim()
  await tidy(build.id, await pages())
}

/** A newer worker has put its files down before any page is of its build: while there is one, nothing is thrown away. */
const isAlone = ({ waiting, installing }: Scope['registration']): boolean => waiting === null && installing === null

async function tidyAlone(): Promise<void> {
  if (isAlone(scope.registration)) await tidy(build.id, await pages())
}

async function healUnseen(): Promise<void> {
  if (!(await hasShell(build.id, shell))) await keepOpenPages()
  await heal().catch(() => undefined)
}

scope.addEventListener('install', (event) => event.waitUntil(heal()))
scope.addEventListener('activate', (event) => {
  event.waitUntil(activate())
  void keepOpenPages()
})
scope.addEventListener('message', (event) => {
  const { type } = event.data as ToWorker
  if (type === 'update.take') void scope.skipWaiting()
  if (type === 'shelves.tidy') event.waitUntil(Promise.all([tidyAlone(), healUnseen()]))
  if (type === 'site.keep') {
    const isKept = heal().then(
      () => true,
      () => false,
    )
    event.waitUntil(isKept.then((said) => event.ports[0]?.postMessage(said)))
  }
})
scope.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, location.origin)
  if (kind) event.respondWith(answerTo(kind, event.request, build, (work) => event.waitUntil(work)))
})
scope.addEventListener('push', (event) => event.waitUntil(showPushed(scope, event.data)))
scope.addEventListener('notificationclick', (event) => event.waitUntil(heedPress(scope, event)))
