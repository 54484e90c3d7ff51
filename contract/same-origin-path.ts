const stand = 'https://site.invalid'

/** A path of this site out of anything a visitor may bring, as in `?returnTo=`: path, query and fragment, or `/` where it leads elsewhere. */
export function sameOriginPath(raw: string | null | undefined): string {
  if (!raw || raw.includes('\\') || !raw.startsWith('/')) return '/'
  const url = parse(raw)
  if (!url || url.origin !== stand || url.username || url.password || url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search + url.hash
}

function parse(raw: string): URL | null {
  try {
    return new URL(raw, stand)
  } catch {
    return null
  }
}
