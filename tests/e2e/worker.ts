import type { Page } from '@playwright/test'

/** Until the worker has kept the site and answers for this page; it comes once the page is at rest. */
export const untilKept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  })

/** Until this device has kept the public answer of this path of the API. */
export const untilSeen = (page: Page, path: string): Promise<unknown> =>
  page.waitForFunction(async (each) => (await caches.match(each)) !== undefined, `/${path}`)
