import type { Recording } from '#chart-lab/recording'
import { mostPacked, mostUnpacked } from '#contract/fault-report'

/** A recording as it is sent: gzip of its JSON in Base64; `bytes` of the gzip. */
export type Packed = { recording: Recording; text: string; bytes: number }

/** Packs a recording; of one that is too large the oldest entries are left out. @returns null where nothing of it would fit. */
export async function packRecording(recording: Recording, most: number = mostPacked): Promise<Packed | null> {
  const text = new TextEncoder().encode(JSON.stringify(recording))
  const bytes = await zipped(text)
  const timesTooLarge = Math.max(bytes.length / most, text.length / mostUnpacked)
  if (timesTooLarge <= 1) return { recording, text: base64Of(bytes), bytes: bytes.length }
  const count = recording.entries.length
  if (count === 0) return null
  const fitting = Math.min(count - 1, Math.floor((count * 0.9) / timesTooLarge))
  return packRecording({ ...recording, entries: fitting === 0 ? [] : recording.entries.slice(-fitting), isWhole: false }, most)
}

async function zipped(text: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = new Response(text).body?.pipeThrough(new CompressionStream('gzip'))
  return new Uint8Array(await new Response(packed ?? null).arrayBuffer())
}

function base64Of(bytes: Uint8Array): string {
  const part = 8192
  const signs = Array.from({ length: Math.ceil(bytes.length / part) }, (_, at) =>
    String.fromCodePoint(...bytes.subarray(at * part, (at + 1) * part)),
  )
  return btoa(signs.join(''))
}
