import { Unzip, UnzipInflate, zipSync } from 'fflate'
import type { MediumKind } from '#domain/card-media'
import { mediumSizes, mediumTypeOf } from '#domain/medium-type'
import type { NewMedium } from '@/entities/flashcard'
import { mediumId } from './medium-id'

/** Packed already. */
const packedName = 'collection.anki21b'
/** What the server reads of a package: cards, and the list of what lies beside them. */
const cardParts = new Set([packedName, 'collection.anki21', 'collection.anki2', 'media'])
const mostCardBytes = 20 * 1024 * 1024
const mostCollectionBytes = 64 * 1024 * 1024
/** A picture from a camera is smaller. */
const mostMediumBytes = 25 * 1024 * 1024
/** What is read of a file at a time. */
const step = 1024 * 1024
/** What is unpacked at a time: fflate calls itself once for each entry of a piece, and thousands of small ones would overflow the stack. */
const piece = 16 * 1024

/** A package is larger than the server takes without its pictures and sounds. */
export class LargeDeckError extends Error {
  override name = 'LargeDeckError'
}

/** The package without its pictures and sounds: those stay on the device. @throws LargeDeckError */
export async function cardsOfPackage(file: Blob): Promise<Blob> {
  const parts: Record<string, Uint8Array> = {}
  const isRead = await unpack(file, {
    isWanted: (name) => cardParts.has(name),
    most: mostCollectionBytes,
    take: async (entries) => entries.forEach(({ name, bytes }) => (parts[name] = bytes)),
  }).then(
    () => Object.keys(parts).length > 0,
    () => false,
  )
  if (!isRead && file.size > mostCardBytes) throw new LargeDeckError('no cards')
  // What cannot be read here is judged by the server, in words.
  if (!isRead) return file
  const packed = zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, [bytes, { level: name === packedName ? 0 : 1 }]])),
  )
  if (packed.length > mostCardBytes) throw new LargeDeckError('too many cards')
  return new Blob([packed])
}

type ArchiveEntry = { name: string; bytes: Uint8Array<ArrayBuffer> }
type Unpacking = {
  isWanted: (name: string) => boolean
  /** Entries with more bytes are passed over. */
  most: number
  /** Gets the entries some at a time, in their order. */
  take: (entries: readonly ArchiveEntry[]) => Promise<void>
  /** Bytes after which nothing more is read. */
  reach?: number
}

/** Reads an archive piece by piece: it may be larger than the memory. A broken entry is passed over. */
async function unpack(file: Blob, { isWanted, most, take, reach = file.size }: Unpacking): Promise<void> {
  const ready: ArchiveEntry[] = []
  const archive = new Unzip((entry) => {
    if (!isWanted(entry.name) || (entry.originalSize ?? 0) > most) return
    const chunks: Uint8Array[] = []
    let size = 0
    let isBroken = false
    entry.ondata = (error, chunk, isLast) => {
      isBroken ||= Boolean(error)
      size += chunk?.length ?? 0
      if (isBroken || size > most) return
      chunks.push(chunk)
      if (isLast) ready.push({ name: entry.name, bytes: joined(chunks, size) })
    }
    entry.start()
  })
  archive.register(UnzipInflate)
  for (let start = 0; start < Math.min(file.size, reach); start += step) {
    const part = new Uint8Array(await file.slice(start, start + step).arrayBuffer())
    for (let at = 0; at < part.length; at += piece) archive.push(part.subarray(at, at + piece), start + at + piece >= file.size)
    if (ready.length > 0) await take(ready.splice(0))
  }
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.length
  }
  return all
}

export type TakenMedia = {
  /** Ids by the entries of the archive. */
  ids: Map<string, string>
  /** Sounds that are too large or of a kind that no browser plays, and what was no picture. */
  unfit: number
  /** What found no place any more. */
  beyond: number
  /** What the archive does not hold whole, though its list names it, or holds too large to be looked at. */
  lost: number
}

const zstandard = [0x28, 0xb5, 0x2f, 0xfd]

type Taking = {
  /** Bytes that there is place for; a picture counts as much as it may become. */
  room: number
  /** Has them on the device. */
  add: (media: readonly NewMedium[]) => Promise<void>
  onCount: (count: number) => void
}

/**
 * Takes pictures and sounds out of a package, some at a time.
 * @param wanted entries by the kind that their cards name.
 */
export async function takeMedia(file: Blob, wanted: ReadonlyMap<string, MediumKind>, { room, add, onCount }: Taking): Promise<TakenMedia> {
  const taken: TakenMedia = { ids: new Map(), unfit: 0, beyond: 0, lost: wanted.size }
  const known = new Set<string>()
  const seen = new Set<string>()
  let left = room
  await unpack(file, {
    isWanted: (name) => wanted.has(name) && !seen.has(name),
    most: mostMediumBytes,
    take: async (found) => {
      const entries = found.filter(({ name }) => !seen.has(name) && seen.add(name))
      const news: NewMedium[] = []
      const read = entries.map(async ({ name, bytes }) => ({ entry: name, medium: await mediumOf(bytes, wanted.get(name) ?? 'picture') }))
      for (const { entry, medium } of await Promise.all(read)) {
        if (!medium) {
          taken.unfit += 1
          continue
        }
        const size = known.has(medium.id) ? 0 : Math.min(medium.bytes.length, mediumSizes.picture)
        if (size > left) {
          taken.beyond += 1
          continue
        }
        left -= size
        taken.ids.set(entry, medium.id)
        if (!known.has(medium.id)) news.push(medium)
        known.add(medium.id)
      }
      if (news.length > 0) await add(news)
      taken.lost = wanted.size - seen.size
      onCount(seen.size)
    },
  })
  return taken
}

/** So much of a large package is looked through for what its first cards show. */
const previewReach = 128 * 1024 * 1024

/** These pictures and sounds of a package as they are, by their entries, to be shown before anything is taken. */
export async function someMedia(file: Blob, wanted: ReadonlySet<string>): Promise<Map<string, Blob>> {
  const found = new Map<string, Blob>()
  await unpack(file, {
    isWanted: (name) => wanted.has(name),
    most: mostMediumBytes,
    reach: previewReach,
    take: async (entries) => {
      for (const { name, bytes } of entries) {
        const plain = await plainBytes(bytes)
        const type = mediumTypeOf(plain) ?? (isDrawing(plain) ? 'image/svg+xml' : '')
        if (plain.length > 0) found.set(name, new Blob([plain], { type }))
      }
    },
  })
  return found
}

/** Newer packages hold each file packed by itself. */
async function plainBytes(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (!zstandard.every((byte, index) => bytes[index] === byte)) return bytes
  const { decompress } = await import('fzstd')
  try {
    return new Uint8Array(decompress(bytes))
  } catch {
    return new Uint8Array()
  }
}

/** Null for a sound that cannot be kept, and for a file that is empty; a picture is drawn anew later, which tells whether it is one. */
async function mediumOf(raw: Uint8Array<ArrayBuffer>, kind: MediumKind): Promise<NewMedium | null> {
  const bytes = await plainBytes(raw)
  if (bytes.length === 0 || bytes.length > mostMediumBytes) return null
  const type = mediumTypeOf(bytes)
  const id = await mediumId(bytes)
  if (kind === 'picture') return { id, bytes, type: type ?? (isDrawing(bytes) ? 'image/svg+xml' : ''), isRaw: true }
  if (type?.startsWith('audio/') !== true || bytes.length > mediumSizes.sound) return null
  return { id, bytes, type, isRaw: false }
}

const isDrawing = (bytes: Uint8Array): boolean =>
  /^\ufeff?\s*<(\?xml|svg|!DOCTYPE svg|!--)/.test(new TextDecoder().decode(bytes.subarray(0, 200)))
