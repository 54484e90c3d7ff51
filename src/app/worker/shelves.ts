import type { ToPage } from '@/shared/lib/site-worker'
import type { Client } from './scope'

/** Files of a build, and pages that the server drew for it: they go when its last tab is gone. Pictures are of no build. */
export const shelves = (build: string) => ({ files: `files-${build}`, documents: `documents-${build}`, pictures: 'pictures-1' })

const ofBuild = /^(?:files|documents)-(?<build>[\w-]+)$/
const patience = 1000

/**
 * Deletes the caches that no open tab needs. A tab that does not tell its build in time may be of any: then all caches stay until the next time.
 */
export async function tidy(own: string, clients: readonly Client[]): Promise<void> {
  const builds = await Promise.all(clients.map(buildOf))
  if (builds.includes(null)) return
  const names = await caches.keys()
  const gone = names.filter((name) => {
    const build = ofBuild.exec(name)?.groups?.build
    return build !== undefined && build !== own && !builds.includes(build)
  })
  await Promise.all(gone.map((name) => caches.delete(name)))
}

function buildOf(client: Client): Promise<string | null> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    setTimeout(resolve, patience, null)
    port1.onmessage = ({ data }) => resolve(typeof data === 'string' ? data : null)
    client.postMessage({ type: 'build.ask' } satisfies ToPage, [port2])
  })
}

/** Keeps an answer under a key; of more than `most` the oldest go. Never throws: a full device keeps what it has. */
export async function keep(shelf: string, key: string, answer: Response, most: number): Promise<void> {
  try {
    const cache = await caches.open(shelf)
    await cache.delete(key)
    await cache.put(key, answer)
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((old) => cache.delete(old)))
  } catch {
    return
  }
}

/** Finds this address on any shelf; the browser’s own list of languages and encodings tells no two of our answers apart. */
export const find = async (address: Request | string): Promise<Response | undefined> =>
  caches.match(address, { ignoreVary: true }).catch(() => undefined)
