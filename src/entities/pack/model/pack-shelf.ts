import * as v from 'valibot'
import { packSchema, type Pack } from '#contract/pack'
import { askForPack, readPage } from '../api/ask-for-pack'

/** A pack that lies on this device. `at`: when it was kept, ISO. */
export type StoredPack = { pack: Pack; bytes: number; at: string }

/** The device has no room for all of it. */
export class NoRoomError extends Error {
  override name = 'NoRoomError'
}

const prefix = 'pack-'
const packName = '/pack'
const atOnce = 4
/** Counts the visitors who have left: an answer that was asked for before is not stored for the next one. */
let leavings = 0
const storedSchema = v.object({ pack: packSchema, bytes: v.number(), at: v.pipe(v.string(), v.isoTimestamp()) })

/**
 * Fetches and keeps what a subject is studied with, the pack itself last: a half never counts, and the former one stays. Rejects with
 * `NoRoomError`, else as the network does.
 */
export async function keepPack(
  subject: string,
  onShare: (share: number) => void = () => undefined,
  now = new Date(),
  signal: AbortSignal | null = null,
): Promise<StoredPack> {
  const asked = leavings
  try {
    const pack = await askForPack(subject, signal)
    signal?.throwIfAborted()
    if (asked !== leavings) throw new Error('The visitor of this pack has left')
    const cache = await caches.open(prefix + subject)
    const parts = [
      ...pack.pages.map((path) => () => fetchPage(cache, path, now)),
      ...pictures(pack).map((src) => () => fetchPicture(cache, src)),
    ]
    let bytes = 0
    let done = 0
    const waiting = [...parts]
    const next = async (): Promise<void> => {
      const part = waiting.shift()
      if (!part) return
      bytes += await part()
      signal?.throwIfAborted()
      onShare((done += 1) / (parts.length + 1))
      await next()
    }
    await Promise.all(Array.from({ length: atOnce }, next))
    const stored = { pack, bytes: bytes + JSON.stringify(pack).length, at: now.toISOString() }
    await cache.put(packName, new Response(JSON.stringify(stored)))
    signal?.throwIfAborted()
    onShare(1)
    return stored
  } catch (error) {
    // A whole one is that of before, or one that another tab has put down meanwhile.
    if (!(await readPack(subject))) await removePack(subject).catch(() => undefined)
    throw error instanceof DOMException && error.name === 'QuotaExceededError' ? new NoRoomError('No room for a pack') : error
  }
}

/** Null where there is none, or the browser refuses storage. */
export async function readPack(subject: string): Promise<StoredPack | null> {
  try {
    if (!(await caches.has(prefix + subject))) return null
    const found = await (await caches.open(prefix + subject)).match(packName)
    const read = v.safeParse(storedSchema, await found?.json())
    return read.success ? read.output : null
  } catch {
    return null
  }
}

export async function listPacks(): Promise<StoredPack[]> {
  return (await Promise.all((await storedSubjects()).map(readPack))).filter((stored) => stored !== null)
}

export const removePack = async (subject: string): Promise<void> => void (await caches.delete(prefix + subject))

/** The next visitor of this browser is someone else: the papers in the packs were drawn for who has left. */
export async function forgetPacks(): Promise<void> {
  leavings += 1
  for (const subject of await storedSubjects()) await removePack(subject).catch(() => undefined)
}

/** Of halves too. */
async function storedSubjects(): Promise<string[]> {
  const names = (await globalThis.caches?.keys().catch(() => [])) ?? []
  return names.flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []))
}

/** In the form in which answers that were seen are kept. */
async function fetchPage(cache: Cache, path: string, now: Date): Promise<number> {
  const text = JSON.stringify({ body: await readPage(path), at: now.toISOString() })
  await cache.put(`/${path}`, new Response(text))
  return text.length
}

/** A picture that cannot be had takes nothing else along. */
async function fetchPicture(cache: Cache, src: string): Promise<number> {
  const answer = await fetch(src)
  if (!answer.ok) return 0
  const { size } = await answer.clone().blob()
  await cache.put(src, answer)
  return size
}

function pictures({ practice, paper }: Pack): string[] {
  const questions = [...(practice?.questions ?? []), ...(paper?.questions ?? [])]
  return [...new Set(questions.flatMap(({ figure, stimulus }) => [figure?.src, stimulus?.figure?.src]).filter((src) => src !== undefined))]
}
