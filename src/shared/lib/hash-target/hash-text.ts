/** The words behind the `#` of an address, which no server sees; empty where there are none, or what was typed is no encoding of any. */
export function hashText(hash: string = globalThis.location?.hash ?? ''): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''))
  } catch {
    return ''
  }
}
