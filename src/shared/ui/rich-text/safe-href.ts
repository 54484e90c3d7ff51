const schemes = new Set(['https:', 'http:', 'mailto:'])
/** Characters that browsers drop inside an address, so that a path may turn into another host. */
const dropped = /[\u0000-\u0020]/g

/** @returns the address if a link may lead there: this site, http(s) or mail; otherwise `null`. */
export function safeHref(href: string): string | null {
  const address = href.replace(dropped, '')
  if (address.startsWith('#') || /^\/(?![/\\])/.test(address)) return address
  try {
    const url = new URL(address)
    return schemes.has(url.protocol) ? url.href : null
  } catch {
    return null
  }
}
