import type { Entry, StoredDocument } from './fact'
import { among, nameOf, pageShelf, deviceShelf, type Change, type Shelf } from './shelf'
import { moveFromEarlier, type EarlierBuild } from './earlier-builds'

/** A shelf that takes everything. */
export type SafeShelf = Shelf & {
  /** No fact that waits would be lost with this page. */
  isSafe: () => Promise<boolean>
}

/** On the device, or where that refuses on this page; what the page had to hold moves to the device as soon as that writes again. */
export function safeShelf(device: Shelf): SafeShelf {
  const held = new Map<string, Entry>()
  /** The entries that are to go from the device as soon as it writes again. */
  const gone = new Map<string, Entry>()
  const documents = new Map<string, StoredDocument>()
  const page = pageShelf(held, documents)
  const letGo = (entries: readonly Entry[] = []) => entries.forEach((entry) => held.delete(nameOf(entry)))
  const move = async () => {
    for (const [stream, entries] of Map.groupBy(held.values(), (entry) => entry.stream)) {
      const ids = entries.map(({ fact }) => fact.id)
      await device.turn({ stream, ids }, (found) => {
        const arrived = new Set(found.filter(({ delivery }) => delivery === 0).map(({ fact }) => fact.id))
        return { put: entries.filter(({ fact }) => !arrived.has(fact.id)) }
      })
      letGo(entries.filter((entry) => held.get(nameOf(entry)) === entry))
    }
  }
  const remove = async () => {
    for (const [stream, entries] of Map.groupBy(gone.values(), (entry) => entry.stream)) {
      await device.turn({ stream, ids: entries.map(({ fact }) => fact.id) }, (found) => ({ remove: found }))
      entries.forEach((entry) => gone.delete(nameOf(entry)))
    }
  }
  const orHere = <T>(asked: Promise<T>, here: () => Promise<T>): Promise<T> => asked.catch(here)
  return {
    turn: async (query, change) => {
      const ask = () => orHere(device.turn(query), async () => [])
      const all = (found: readonly Entry[]) => [
        ...found.filter((entry) => !held.has(nameOf(entry)) && !gone.has(nameOf(entry))),
        ...among(held.values(), query),
      ]
      if (!change) return all(await ask())
      let made: Change = {}
      try {
        await device.turn(query, (found) => (made = change(all(found))))
        letGo(made.put)
        letGo(made.remove)
        await remove()
          .then(move)
          .catch(() => undefined)
      } catch {
        made = change(all(await ask()))
        letGo(made.remove)
        for (const entry of made.remove ?? []) gone.set(nameOf(entry), entry)
        for (const entry of made.put ?? []) {
          gone.delete(nameOf(entry))
          held.set(nameOf(entry), entry)
        }
      }
      return [...(made.put ?? [])]
    },
    document: async (key, otherwise) => documents.get(key) ?? orHere(device.document(key, otherwise), () => page.document(key, otherwise)),
    keep: async (...kept) => {
      for (const document of kept) documents.set(document.key, document)
      await device.keep(...kept).then(
        () => kept.forEach((document) => documents.get(document.key) === document && documents.delete(document.key)),
        () => undefined,
      )
    },
    drop: async (isMeant) => {
      await page.drop(isMeant)
      await device.drop(isMeant).catch(() => undefined)
    },
    isSafe: async () => {
      const waits = () => [...held.values()].some(({ delivery }) => delivery === 1)
      if (waits()) await move().catch(() => undefined)
      return !waits()
    },
  }
}

/** The shelf of this name on this device, with what earlier builds have left there, backed by the page for what the browser refuses to keep. */
export async function openShelf(name: string, earlier: readonly EarlierBuild[], owner: string): Promise<SafeShelf> {
  const device = deviceShelf(name)
  await moveFromEarlier(earlier, device, owner).catch(() => undefined)
  return safeShelf(device)
}
