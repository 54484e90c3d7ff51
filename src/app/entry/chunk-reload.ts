const key = 'chunk_reload'
const guardMs = 10_000
const settlingMs = 5000

/**
 * Says whether a missing chunk may reload the page: once in 10 s, and again after that. Where session storage is blocked
 * a page that is itself a reload is not reloaded again.
 */
export function mayReload(now: number, storage: () => Pick<Storage, 'getItem' | 'setItem'>, isReload: () => boolean): boolean {
  try {
    // A clock that was set back must not forbid it for as long.
    if (Math.abs(now - Number(storage().getItem(key))) < guardMs) return false
    storage().setItem(key, String(now))
    return true
  } catch {
    return !isReload()
  }
}

const wasReloaded = (): boolean => performance.getEntriesByType('navigation').some(({ type }) => type === 'reload')

const ask = (address: string, isGood: (answer: Response) => boolean): Promise<boolean> =>
  fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(5000) }).then(isGood, () => false)
/** A page that cannot be had again is worth keeping: without an answer from the server nothing is reloaded. */
const isServerThere = () => ask('/config.json', ({ ok }) => ok)
const isThere = (chunk: string) => ask(chunk, ({ ok, headers }) => ok && /javascript|css/.test(headers.get('content-type') ?? ''))

/** Browsers that do not name the chunk leave it open which one was missed. */
const chunkIn = (error: unknown): string | null => /\/assets\/[\w.-]+/.exec(String(error))?.[0] ?? null

/** The names of the device: nobody looks at them, so a page does without. Chunks are named after their files. */
export const expendableChunks = ['ua-parser']
const canBeMissed = (chunk: string | null): boolean => expendableChunks.some((name) => chunk?.includes(`/${name}-`))

/**
 * Loads the page anew when a newer build has replaced its chunks. A chunk missed for want of a network, or one that can be had after all,
 * says nothing of builds.
 */
export function guardChunks(): void {
  let backAt = -Infinity
  const missed = new Set<string>()
  const isReplaced = async (chunk: string | null): Promise<boolean> => {
    const isFirst = chunk !== null && !missed.has(chunk)
    if (isFirst) missed.add(chunk)
    return (await isServerThere()) && !(isFirst && (await isThere(chunk)))
  }
  addEventListener('online', () => void (backAt = Date.now()))
  addEventListener('vite:preloadError', ({ payload }) => {
    if (canBeMissed(chunkIn(payload)) || !navigator.onLine || Date.now() - backAt < settlingMs) return
    void isReplaced(chunkIn(payload)).then((isOver) => {
      if (isOver && mayReload(Date.now(), () => sessionStorage, wasReloaded)) location.reload()
    })
  })
}
