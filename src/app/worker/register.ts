import { scriptUrl } from '@/shared/lib/trusted-types'
import type { ToPage, ToWorker } from './messages'

const container = (): ServiceWorkerContainer | null => ('serviceWorker' in navigator ? navigator.serviceWorker : null)
/**
 * The time that a press gives the newer build to be fetched, and for its worker to take over: a page loaded anew is of the newer build all the
 * same.
 */
const patience = { fetch: 20_000, switch: 4000 }

/**
 * Lets the worker of this site keep it on the device, and answers its questions about this page. Where the browser has no workers or refuses
 * them, the site does without. @param build that this page is of.
 */
export async function registerWorker(build: string): Promise<void> {
  const workers = container()
  if (!workers) return
  workers.addEventListener('message', ({ data, ports }) => {
    if ((data as ToPage).type === 'build.ask') ports[0]?.postMessage(build)
  })
  const registration = await workers.register(scriptUrl('/sw.js'), { updateViaCache: 'none' }).catch(() => null)
  // A worker that waits hears it too: the one that ends all others asks once more for its turn.
  for (const worker of [registration?.waiting, registration?.active]) worker?.postMessage({ type: 'shelves.tidy' } satisfies ToWorker)
}

/** Asks whether there is another worker: of a newer build, or the one that ends all others. Never rejects. */
export async function checkWorker(): Promise<void> {
  const registration = await container()?.getRegistration()
  await registration?.update().catch(() => undefined)
}

/** Lets the newer build have this page: its worker, which waits, takes over, and the page is loaded anew. */
export async function takeUpdate(reload: () => void = () => location.reload()): Promise<void> {
  await checkWorker()
  const workers = container()
  const registration = await workers?.getRegistration()
  const next = registration?.waiting ?? (registration?.installing ? await installed(registration.installing) : null)
  if (!workers || !next) return reload()
  const isTaken = new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }))
  next.postMessage({ type: 'update.take' } satisfies ToWorker)
  await Promise.race([isTaken, pause(patience.switch)])
  reload()
}

function installed(worker: ServiceWorker): Promise<ServiceWorker | null> {
  const done = new Promise<ServiceWorker | null>((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed') resolve(worker)
      if (worker.state === 'redundant') resolve(null)
    })
  })
  return Promise.race([done, pause(patience.fetch)])
}

const pause = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(resolve, ms, null))
