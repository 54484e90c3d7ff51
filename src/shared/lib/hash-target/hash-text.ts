/** The decoded words behind the `#` of an address; empty where there are none or they cannot be decoded. */
export function hashText(hash: string = globalThis.location?.hash ?? ''): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''))
  } catch {
    return ''
  }
}
