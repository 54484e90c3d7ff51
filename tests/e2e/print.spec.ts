import type { Page } from '@playwright/test'
import { colourRoots, rootsIn } from './printed-roots.ts'
import { expect, test } from './site.ts'

const article = '/subjects/math/theory/notes/stepeni-ta-koreni'

const openArticle = async (page: Page) => {
  await page.goto(article)
  await expect(page.locator('main .katex .sqrt svg').first()).toBeAttached()
}

test('a printed article has as many root signs as it has on the screen, and none of its controls', async ({ page }) => {
  await openArticle(page)
  const signs = await page.evaluate(colourRoots, 'main')
  expect(signs).toBeGreaterThan(50)
  expect(rootsIn(await page.pdf({ format: 'A4' })).size).toBe(signs)
  await page.emulateMedia({ media: 'print' })
  for (const control of await page.getByRole('button').all()) await expect(control).toBeHidden()
})
