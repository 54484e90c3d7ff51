/** The SHA-256 of a text, 32 bytes; null where the browser does not hash (no secure context). */
export async function sha256(text: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  } catch {
    return null
  }
}
