/** Settles once the whole sheet of styles is here, which `early.js` asks for after the first paint; where it does not come, the page lives with those it was sent with. */
export function wholeSheet(page: Document = document): Promise<unknown> {
  const link = page.querySelector<HTMLLinkElement>('link[data-whole]')
  if (!link || link.sheet) return Promise.resolve()
  return new Promise((resolve) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', resolve)
  })
}
