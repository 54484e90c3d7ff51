/**
 * Settles once the whole style sheet has loaded. `early.js` loads it after the first paint; code that runs earlier loads it itself. Where it
 * fails to load, the page keeps the styles it was sent with.
 */
export function wholeSheet(page: Document = document): Promise<unknown> {
  const link = page.querySelector<HTMLLinkElement>('link[data-whole]') ?? askFor(page)
  if (!link || link.sheet) return Promise.resolve()
  return new Promise((resolve) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', resolve)
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
