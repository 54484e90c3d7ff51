const shelf = 'seen-1'
const most = 150

/** An answer as it was when it last came. */
export type Seen = { body: unknown; at: string }

/** Keeps public answers on the device, the newest ones, so that what was seen can be read without the network. Never throws. */
export async function keepSeen(answers: Readonly<Record<string, unknown>>, now = new Date()): Promise<void> {
  try {
    const cache = await caches.open(shelf)
    const at = now.toISOString()
    const write = ([path, body]: [string, unknown]) => cache.put(`/${path}`, new Response(JSON.stringify({ body, at } satisfies Seen)))
    // A key put anew stands last, so the first ones are the oldest.
    await Promise.all(Object.entries(answers).map(write))
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)))
  } catch {
    return
  }
}

/** Reads the stored answer; null where there is none, or where the browser refuses storage. */
export async function readSeen(path: string): Promise<Seen | null> {
  try {
    const stored = (await (await caches.open(shelf)).match(`/${path}`)) ?? (await findInPacks(`/${path}`))
    return stored ? ((await stored.json()) as Seen) : null
  } catch {
    return null
  }
}

/** Finds an answer that was kept on purpose: it lies apart, so that newer answers do not push it out. */
async function findInPacks(key: string): Promise<Response | undefined> {
  const packs = (await caches.keys()).filter((name) => name.startsWith('pack-'))
  const found = await Promise.all(packs.map((cacheName) => caches.match(key, { cacheName })))
  return found.find((answer) => answer !== undefined)
}
