import { shelves } from './shelves'

export type Batch = { archive: string; files: readonly string[] }

/** What a worker keeps of its build. `single` changes without a build: each is asked for by itself. */
export type Wanted = { shell: string; single: readonly string[]; batches: readonly Batch[] }

/** So few missing files are fetched one by one: an archive would bring many that are here. */
const few = 4
/** Waits between the tries of one request; a busy server may ask for a longer one. */
const waits = [1000, 2000, 4000, 8000, 16_000]
const longest = 60_000

/**
 * Puts what is missing of a build on its shelf: from an earlier build where the file is the same, else from the server. What has come
 * stays. Rejects where something cannot be had.
 */
export async function fill(build: string, { shell, single, batches }: Wanted): Promise<void> {
  const cache = await caches.open(shelves(build).files)
  const here = new Set((await cache.keys()).map(addressOf))
  if (!here.has(shell)) await cache.put(shell, await pageOf(build, shell))
  for (const file of single) if (!here.has(file)) await cache.put(file, await fetchSurely(file))
  for (const { archive, files } of batches) {
    const missing = await withoutEarlier(
      files.filter((file) => !here.has(file)),
      cache,
    )
    if (missing.length > few) await unpack(await fetchSurely(archive, 'no-store'), new Set(missing), cache)
    else for (const file of missing) await cache.put(file, await fetchSurely(file))
  }
}

/** Tells whether the page of the site is on the shelf; without it nothing is. */
export const hasShell = async (build: string, shell: string): Promise<boolean> =>
  (await caches.match(shell, { cacheName: shelves(build).files })) !== undefined

async function pageOf(build: string, shell: string): Promise<Response> {
  const page = await fetchSurely(shell, 'no-cache')
  if (!(await page.clone().text()).includes(build)) throw new Error('The page is of another build')
  return page
}

/** Takes over what an earlier build has kept. @returns what must still be fetched. */
async function withoutEarlier(files: readonly string[], cache: Cache): Promise<string[]> {
  const missing: string[] = []
  for (const file of files) {
    const known = await caches.match(file, { ignoreVary: true })
    if (known) await cache.put(file, known)
    else missing.push(file)
  }
  return missing
}

/** Puts the files of an archive on the shelf: one line, `[address, type, bytes]` of each, and then the bytes. */
async function unpack(archive: Response, wanted: ReadonlySet<string>, cache: Cache): Promise<void> {
  const bytes = new Uint8Array(await archive.arrayBuffer())
  const end = bytes.indexOf('\n'.charCodeAt(0))
  const list = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))) as [file: string, type: string, size: number][]
  let at = end + 1
  for (const [file, type, size] of list) {
    const body = bytes.subarray(at, at + size)
    at += size
    if (wanted.has(file)) await cache.put(file, new Response(body, { headers: { 'Content-Type': type } }))
  }
  if (at !== bytes.length) throw new Error('The archive is not whole')
}

/** Asks until the server answers: a network that is gone for a moment, a server that is busy or away, a proxy that holds a class back. */
async function fetchSurely(file: string, cache: RequestCache = 'default', tries = 0): Promise<Response> {
  const answer = await fetch(file, { cache, priority: 'low' }).catch(() => null)
  if (answer?.ok) return answer
  const wait = waits[tries]
  const mayPass = answer === null || answer.status === 408 || answer.status === 429 || answer.status >= 500
  if (wait === undefined || !mayPass) throw new Error(`${file}: ${answer?.status ?? 'no network'}`)
  const asked = 1000 * (Number(answer?.headers.get('Retry-After')) || 0)
  const spread = 0.5 + Math.random()
  await new Promise((resolve) => setTimeout(resolve, Math.min(longest, Math.max(asked, wait * spread))))
  return fetchSurely(file, cache, tries + 1)
}

const addressOf = ({ url }: Request): string => {
  const { pathname, search } = new URL(url)
  return pathname + search
}
