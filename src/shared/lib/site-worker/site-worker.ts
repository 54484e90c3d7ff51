import { scriptUrl } from '../trusted-types'
import type { ToPage, ToWorker } from './messages'

const container = (): ServiceWorkerContainer | null => ('serviceWorker' in navigator ? navigator.serviceWorker : null)
/**
 * How long a press waits for the newer build and its worker; a reload brings it all the same. `keep`: for the answer whether everything
 * is here.
 */
const patience = { fetch: 20_000, switch: 4000, keep: 120_000 }
/** A worker that could not be installed is asked for again so much later, each time twice as late. */
const retry = { first: 15_000, last: 300_000 }

let registering: Promise<unknown> = Promise.resolve()

/**
 * Lets the worker keep the site on the device and answers its questions. A worker whose files could not be fetched is asked for again.
 * @param build that this page is of.
 */
export async function registerWorker(build: string): Promise<void> {
  const workers = container()
  if (!workers) return
  workers.addEventListener('message', ({ data, ports }) => {
    if ((data as ToPage).type === 'build.ask') ports[0]?.postMessage(build)
  })
  const registration = await register(workers)
  // A worker that waits hears it too: the one that ends all others asks once more for its turn.
  for (const worker of [registration?.waiting, registration?.active]) tell(worker, { type: 'shelves.tidy' })
  if (registration && !registration.active) void insist(workers, registration, retry.first)
}

function register(workers: ServiceWorkerContainer): Promise<ServiceWorkerRegistration | null> {
  const registered = workers.register(scriptUrl('/sw.js'), { updateViaCache: 'none' }).then(
    (registration) => registration ?? null,
    () => null,
  )
  registering = registered
  return registered
}

/** Asks again for a first worker that did not come to life, until one does. */
async function insist(workers: ServiceWorkerContainer, registration: ServiceWorkerRegistration | null, wait: number): Promise<void> {
  if (registration && (await comesAlive(registration))) return
  await pause(wait)
  await insist(workers, await register(workers), Math.min(retry.last, wait * 2))
}

/**
 * Has the worker fetch what is missing. True once it is active with all its files; false without a worker. Rejects where files cannot be
 * had now.
 */
export async function keepSite(): Promise<boolean> {
  const workers = container()
  await registering
  const registration = await workers?.getRegistration().catch(() => undefined)
  if (!workers || !registration) return false
  if (!(await comesAlive(registration))) throw new Error('The worker of the site could not be installed')
  const { port1, port2 } = new MessageChannel()
  const answered = new Promise<unknown>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
  })
  tell(registration.active, { type: 'site.keep' }, port2)
  const isKept = await Promise.race([answered, pause(patience.keep)])
  port1.close()
  if (isKept !== true) throw new Error('Not all files of the site could be fetched')
  return true
}

/** Asks whether there is another worker: of a newer build, or the one that ends all others; the one that is here looks after its files. Never rejects. */
export async function checkWorker(): Promise<void> {
  const registration = await container()?.getRegistration()
  tell(registration?.active, { type: 'shelves.tidy' })
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
  tell(next, { type: 'update.take' })
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

/** Says whether a worker of this registration is active, now or once the one on its way has come. */
function comesAlive({ active, waiting, installing }: ServiceWorkerRegistration): Promise<boolean> {
  const coming = waiting ?? installing
  if (active || !coming) return Promise.resolve(active !== null)
  return new Promise((resolve) => {
    const look = () => {
      if (coming.state === 'activating' || coming.state === 'activated') resolve(true)
      if (coming.state === 'redundant') resolve(false)
    }
    coming.addEventListener('statechange', look)
    look()
  })
}

const tell = (worker: ServiceWorker | null | undefined, said: ToWorker, port?: MessagePort): void =>
  port ? worker?.postMessage(said, [port]) : worker?.postMessage(said)

const pause = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(resolve, ms, null))
