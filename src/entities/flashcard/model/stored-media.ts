import type { OwnCard } from '#domain/own-card'
import type { Documents } from '@/shared/lib/device-log'
import { readMedia } from '../api/media-calls'
import { mediumKey } from '../streams/stream-names'

/** A picture or a sound on this device. `isRaw`: as it came out of a file; it is drawn anew before it leaves. An empty `type` is left to the browser. */
export type StoredMedium = { bytes: Uint8Array<ArrayBuffer>; type: string; isRaw: boolean }
export type NewMedium = StoredMedium & { id: string }

/** The ids of all that is here: to look for each would read its bytes. */
const listKey = 'cards/own.mediaHere'

/** Has pictures and sounds on the device; they are named by what is in them, so that one that is here stays as it is. */
export async function storeMedia(documents: Documents, media: readonly NewMedium[], owner?: string): Promise<void> {
  const here = await idsHere(documents)
  const news = media.filter(({ id }) => !here.has(id))
  if (news.length === 0) return
  const written = new Map<string, unknown>(news.map(({ id, ...medium }) => [mediumKey(id), medium]))
  await documents.writeAll(written.set(listKey, [...here, ...news.map(({ id }) => id)]), owner)
}

export async function idsHere(documents: Documents): Promise<ReadonlySet<string>> {
  return new Set(((await documents.read(listKey)) as string[] | undefined) ?? [])
}

/** A guest who signs in is named otherwise from then on: what is asked for by its id is found whoever has stored it. */
export async function storedMedium(documents: Documents, id: string): Promise<StoredMedium | undefined> {
  return (await documents.find(mediumKey(id)))?.value as StoredMedium | undefined
}

/** Puts the picture that was drawn anew in the place of the one from a file. */
export const replaceMedium = (documents: Documents, id: string, medium: StoredMedium, owner: string): Promise<void> =>
  documents.write(mediumKey(id), medium, owner)

/** Pictures and sounds by their ids, from the device or the server, which is asked once; what neither has is left out. */
export async function findMedia(documents: Documents, ids: readonly string[]): Promise<Map<string, Blob>> {
  const found = new Map<string, Blob>()
  for (const id of ids) {
    const medium = await storedMedium(documents, id)
    if (medium) found.set(id, new Blob([medium.bytes], { type: medium.type }))
  }
  const lacking = ids.filter((id) => !found.has(id))
  if (lacking.length === 0) return found
  for (const [id, medium] of await fetchMedia(documents, lacking)) found.set(id, new Blob([medium.bytes], { type: medium.type }))
  return found
}

const mostAsked = 20

/** Fetches pictures and sounds and has them on the device from then on. */
export async function fetchMedia(documents: Documents, ids: readonly string[]): Promise<Map<string, StoredMedium>> {
  const found = new Map<string, StoredMedium>()
  let lacking = [...new Set(ids)]
  while (lacking.length > 0) {
    const { media, missing } = await readMedia(lacking.slice(0, mostAsked))
    const came = media.map(({ id, type, base64 }) => ({ id, type, bytes: bytesOf(base64), isRaw: false }))
    await storeMedia(documents, came)
    for (const { id, ...medium } of came) found.set(id, medium)
    const told = new Set([...missing, ...came.map(({ id }) => id)])
    // An answer that tells nothing would be asked for without end.
    if (told.size === 0) break
    lacking = lacking.filter((id) => !told.has(id))
  }
  return found
}

const mostAhead = 200

/** Fetches what own cards show and play and this device has not, so that it is there without a network; not where the pupil saves data. */
export async function fetchAhead(documents: Documents, cards: readonly Pick<OwnCard, 'media'>[]): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData === true) return
  const here = await idsHere(documents)
  const lacking = cards.flatMap(({ media = [] }) => media.flatMap(({ id }) => (here.has(id) ? [] : [id])))
  await fetchMedia(documents, lacking.slice(0, mostAhead))
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
