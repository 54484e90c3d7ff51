/** An address that Android opens in the browser of the device; null elsewhere. */
export function intentLink(userAgent: string, href: string): string | null {
  if (!/Android/.test(userAgent)) return null
  const { protocol, host, pathname, search } = new URL(href)
  return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.replace(':', '')};end`
}
