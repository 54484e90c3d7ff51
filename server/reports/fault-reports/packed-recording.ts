import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import * as v from 'valibot'
import { mostPacked, mostUnpacked } from '#contract/fault-report'
import { recordingSchema, type Recording } from '#chart-lab/recording'
import { maskedRecording } from './second-fence.ts'

const unpack = promisify(gunzip)
const pack = promisify(gzip)
const isBase64 = /^[\w+/]+={0,2}$/

/** A recording that may be stored: masked, packed anew, in Base64; `bytes` without the Base64. */
export type Stored = { packed: string; bytes: number }

/**
 * Opens what a browser has packed, masks it once more, and packs it again. @returns why it cannot be kept where it is too large or no recording.
 */
export async function checkedRecording(text: string): Promise<Stored | 'tooLarge' | 'unreadable'> {
  if (text.length > Math.ceil(mostPacked / 3) * 4) return 'tooLarge'
  if (!isBase64.test(text)) return 'unreadable'
  const recording = await readPacked(text)
  if (recording === null) return 'unreadable'
  try {
    const bytes = await pack(JSON.stringify(await maskedRecording(recording)))
    return { packed: bytes.toString('base64'), bytes: bytes.length }
  } catch {
    // nested deeper than a page ever nests
    return 'unreadable'
  }
}

/** Reads a packed recording; null for anything else, and for one that grows too large as it is unpacked. */
export async function readPacked(text: string): Promise<Recording | null> {
  try {
    const bytes = await unpack(Buffer.from(text, 'base64'), { maxOutputLength: mostUnpacked })
    const read = v.safeParse(recordingSchema, JSON.parse(bytes.toString('utf8')))
    return read.success ? read.output : null
  } catch {
    return null
  }
}
