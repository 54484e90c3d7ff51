const longest = 60_000

/**
 * Settles once the whole style sheet has loaded. Where it fails, the page keeps the styles it was sent with, and the sheet is asked for
 * ever more rarely.
 */
export function wholeSheet(page: Document = document, wait = 1000): Promise<unknown> {
  const link = page.querySelector<HTMLLinkElement>('link[data-whole]') ?? askFor(page)
  if (!link || link.sheet) return Promise.resolve()
  return new Promise((resolve) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', (missed) => {
      link.remove()
      setTimeout(() => void wholeSheet(page, Math.min(longest, wait * 2)), wait)
      resolve(missed)
    })
  })
}

/** Null where the page came with a link to the whole sheet. */
function askFor(page: Document): HTMLLinkElement | null {
  const place = page.querySelector<HTMLMetaElement>('meta[name=styles]')
  if (!place) return null
  const link = page.createElement('link')
  link.rel = 'stylesheet'
  link.href = place.content
  link.dataset.whole = ''
  page.head.append(link)
  return link
}
