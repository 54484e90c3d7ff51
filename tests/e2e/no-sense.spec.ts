import type { Route } from '@playwright/test'
import { expect, test } from './site.ts'

const pages = ['/dashboard', '/subjects/math/tests/nmt', '/flashcard', '/paywall']
/** Their text comes with the document. */
const readable = ['/subjects', '/subjects/math', '/courses', '/group-premium']

/** Senseless answers of a server, or of something on the way to it; the first comes in each run, the others by night. */
const answers: Record<string, (route: Route) => Promise<void>> = {
  'an answer of another shape': (route) => route.fulfill({ json: { data: { unexpected: [] } } }),
  'a page of some gateway with status 200 @by-night': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  'a broken connection @by-night': (route) => route.abort('connectionreset'),
}

for (const [name, fulfill] of Object.entries(answers)) {
  test(`${name} to every call leaves no page blank, says so in Ukrainian and offers a way on`, async ({ context, page }) => {
    test.slow()
    await context.route('**/api/v3/**', (route) => (route.request().url().endsWith('/auth/anonymous') ? route.continue() : fulfill(route)))
    for (const path of pages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(/\S/)
      await expect(
        page
          .getByRole('main')
          .getByRole('button', { name: /Спробувати|Повторити|Оновити/ })
          .first(),
        `${path}: a way to try again`,
      ).toBeVisible()
    }
    for (const path of readable) {
      await page.goto(path)
      await expect(page.locator('#root'), path).toHaveAttribute('data-alive')
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(/\S/)
      await expect(page.getByRole('main').getByRole('link').first(), path).toBeVisible()
    }
  })
}
