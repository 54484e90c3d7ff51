import { parse, stringify, v5 as uuidOf } from 'uuid'

const media = '4d2a4f0e-5d0b-5c56-9d59-5b2f0ad1f4aa'

/** The same picture or sound has the same name wherever it comes from, so that it is stored once: a UUID of version 5, by the digest of the browser. */
export async function mediumId(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (!globalThis.crypto?.subtle) return uuidOf(bytes, media)
  const named = new Uint8Array(16 + bytes.length)
  named.set(parse(media))
  named.set(bytes, 16)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', named)).subarray(0, 16)
  digest[6] = (digest[6]! & 0x0f) | 0x50
  digest[8] = (digest[8]! & 0x3f) | 0x80
  return stringify(digest)
}
