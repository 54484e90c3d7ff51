import { answerTo, keepDocument, kindOf, type Build } from './answers'
import type { ToWorker } from './messages'
import type { Scope } from './scope'
import { find, shelves, tidy } from './shelves'

declare const buildId: string
declare const buildFiles: readonly string[]

const scope = globalThis as unknown as Scope
const shell = '/index.html'
const build: Build = { id: buildId, shell }
const atOnce = 6

const pages = () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** Fetches a file, or takes it from the cache of an earlier build: a file of the same name is the same file. */
async function fetchFile(file: string, cache: Cache): Promise<void> {
  if (await cache.match(file)) return
  const known = file === shell ? undefined : await find(file)
  const answer = known ?? (await fetch(file, { cache: file === shell ? 'no-cache' : 'default' }))
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}`)
  if (file === shell && !(await answer.clone().text()).includes(buildId)) throw new Error('The page is of another build')
  await cache.put(file, answer)
}

/** Fetches what pupils study with, a few files at a time: whatever has come stays for the next try. */
async function install(): Promise<void> {
  const cache = await caches.open(shelves(build.id).files)
  const waiting = [shell, ...buildFiles]
  const fetchNext = async (): Promise<void> => {
    const next = waiting.shift()
    if (next === undefined) return
    await fetchFile(next, cache)
    await fetchNext()
  }
  await Promise.all(Array.from({ length: atOnce }, fetchNext))
}

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

scope.addEventListener('install', (event) => event.waitUntil(install()))
scope.addEventListener('activate', (event) => {
  event.waitUntil(activate())
  void keepOpenPages()
})
scope.addEventListener('message', (event) => {
  const { type } = event.data as ToWorker
  if (type === 'update.take') void scope.skipWaiting()
  if (type === 'shelves.tidy') event.waitUntil(pages().then((open) => tidy(build.id, open)))
})
scope.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, location.origin)
  if (kind) event.respondWith(answerTo(kind, event.request, build, (work) => event.waitUntil(work)))
})
