import type { Page } from '@playwright/test'

/** The deployment’s configuration with a change of ours: that which the server has written into each page, before any script of the page runs. */
export async function configure(page: Page, change: object): Promise<void> {
  await page.addInitScript((ours) => {
    new MutationObserver((_, observer) => {
      const sent = document.getElementById('config')
      if (!sent?.nextElementSibling) return
      observer.disconnect()
      // Not `textContent` of the element: a page with trusted types takes no text for a script, be it data.
      const words = sent.firstChild as Text
      words.data = JSON.stringify({ ...(JSON.parse(words.data) as object), ...ours })
    }).observe(document, { childList: true, subtree: true })
    // A deployment with this configuration would have drawn another page, which the browser draws here.
    new MutationObserver((_, observer) => {
      const root = document.getElementById('root')
      if (!root?.nextElementSibling) return
      observer.disconnect()
      root.replaceChildren()
    }).observe(document, { childList: true, subtree: true })
  }, change)
}

/** A deployment that has set Google and Apple up; their scripts come and do nothing. */
export async function configureProviders(page: Page): Promise<void> {
  const script = '/provider.js'
  await page.route(`**${script}`, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await configure(page, { googleApiKey: 'key', appleApiKey: 'key', providerScripts: { google: script, apple: script } })
}
