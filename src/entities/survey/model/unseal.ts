import * as v from 'valibot'
import { keysSchema, type Sealed } from '#contract/pack'

const bytes = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/** The keys of a paper, once it is handed in. Rejects where the browser cannot (no secure context) or they were touched. */
export async function unseal({ rounds, secret, salt, iv, text }: Sealed): Promise<v.InferOutput<typeof keysSchema>> {
  const base = await crypto.subtle.importKey('raw', bytes(secret), 'PBKDF2', false, ['deriveKey'])
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(salt), iterations: rounds }
  const key = await crypto.subtle.deriveKey(derivation, base, { name: 'AES-GCM', length: 256 }, false, ['decrypt'])
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes(iv) }, key, bytes(text))
  return v.parse(keysSchema, JSON.parse(new TextDecoder().decode(plain)))
}
