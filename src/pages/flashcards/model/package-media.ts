import { unzipSync, zipSync, type Zippable } from 'fflate'
import type { Collection } from '@/entities/flashcard'

const atOnce = 20
/** Pictures and sounds are packed already. */
const asItIs = { level: 0 } as const

/**
 * A package of Anki with its pictures and sounds as entries `0`, `1`, … `missing` counts those that nobody has. Rejects where the server
 * cannot be asked for the rest.
 */
export async function withMedia(
  file: File,
  media: readonly { id: string; name: string }[],
  find: Collection['findMedia'],
): Promise<{ file: File; missing: number }> {
  const entries: Zippable = { ...unzipSync(new Uint8Array(await file.arrayBuffer())) }
  const names: Record<string, string> = {}
  let count = 0
  for (let start = 0; start < media.length; start += atOnce) {
    const group = media.slice(start, start + atOnce)
    const found = await find(group.map(({ id }) => id))
    for (const { id, name } of group) {
      const blob = found.get(id)
      if (!blob) continue
      names[count] = name
      entries[count] = [new Uint8Array(await blob.arrayBuffer()), asItIs]
      count += 1
    }
  }
  entries['media'] = new TextEncoder().encode(JSON.stringify(names))
  return { file: new File([zipSync(entries)], file.name, { type: file.type }), missing: media.length - count }
}
