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
const step = 1024 * 1024

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
    take: async (name, bytes) => void (parts[name] = bytes),
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

type Unpacking = {
  isWanted: (name: string) => boolean
  /** Entries with more bytes are passed over. */
  most: number
  take: (name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>
}

/** Reads an archive piece by piece: it may be larger than the memory. */
async function unpack(file: Blob, { isWanted, most, take }: Unpacking): Promise<void> {
  const ready: { name: string; bytes: Uint8Array<ArrayBuffer> }[] = []
  const faults: Error[] = []
  const archive = new Unzip((entry) => {
    if (!isWanted(entry.name) || (entry.originalSize ?? 0) > most) return
    const chunks: Uint8Array[] = []
    let size = 0
    entry.ondata = (error, chunk, isLast) => {
      if (error) faults.push(error)
      size += chunk?.length ?? 0
      if (error || size > most) return
      chunks.push(chunk)
      if (isLast) ready.push({ name: entry.name, bytes: joined(chunks, size) })
    }
    entry.start()
  })
  archive.register(UnzipInflate)
  for (let start = 0; start < file.size; start += step) {
    const part = new Uint8Array(await file.slice(start, start + step).arrayBuffer())
    archive.push(part, start + step >= file.size)
    if (faults[0]) throw faults[0]
    for (const { name, bytes } of ready.splice(0)) await take(name, bytes)
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
}

const zstandard = [0x28, 0xb5, 0x2f, 0xfd]
const groupSize = 40

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
  const taken: TakenMedia = { ids: new Map(), unfit: 0, beyond: 0 }
  const known = new Set<string>()
  let [left, count] = [room, 0]
  let group: NewMedium[] = []
  const flush = async () => {
    await add(group)
    group = []
    onCount(count)
  }
  await unpack(file, {
    isWanted: (name) => wanted.has(name),
    most: mostMediumBytes,
    take: async (entry, raw) => {
      const bytes = await plainBytes(raw)
      const medium = mediumOf(bytes, wanted.get(entry) ?? 'picture')
      count += 1
      if (!medium) return void (taken.unfit += 1)
      const size = known.has(medium.id) ? 0 : Math.min(bytes.length, mediumSizes.picture)
      if (size > left) return void (taken.beyond += 1)
      left -= size
      taken.ids.set(entry, medium.id)
      if (known.has(medium.id)) return
      known.add(medium.id)
      group.push(medium)
      if (group.length >= groupSize) await flush()
    },
  })
  if (group.length > 0) await flush()
  return taken
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
function mediumOf(bytes: Uint8Array<ArrayBuffer>, kind: MediumKind): NewMedium | null {
  if (bytes.length === 0 || bytes.length > mostMediumBytes) return null
  const type = mediumTypeOf(bytes)
  const id = mediumId(bytes)
  if (kind === 'picture') return { id, bytes, type: type ?? (isDrawing(bytes) ? 'image/svg+xml' : ''), isRaw: true }
  if (type?.startsWith('audio/') !== true || bytes.length > mediumSizes.sound) return null
  return { id, bytes, type, isRaw: false }
}

const isDrawing = (bytes: Uint8Array): boolean =>
  /^\ufeff?\s*<(\?xml|svg|!DOCTYPE svg|!--)/.test(new TextDecoder().decode(bytes.subarray(0, 200)))
