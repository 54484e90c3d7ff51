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

/** Pixels of a page of A4 between its margins. */
const paper = { width: 718, height: 1047 }

test('nothing that stays whole on paper is so tall that it leaves half a page blank before it', async ({ page }) => {
  await page.setViewportSize(paper)
  for (const path of ['/subjects/math/theory/reference', '/subjects/physics/theory/reference', '/subjects/history/theory/dates', article]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    const tall = await page.evaluate(
      (most) =>
        [...document.querySelectorAll<HTMLElement>('main *')].flatMap((part) => {
          const { height } = part.getBoundingClientRect()
          const staysWhole = getComputedStyle(part).breakInside.startsWith('avoid')
          return staysWhole && height > most ? [`${part.tagName} ${part.textContent?.slice(0, 40)}: ${Math.round(height)}`] : []
        }),
      paper.height / 2,
    )
    expect([path, tall]).toEqual([path, []])
    await page.emulateMedia({ media: 'screen' })
  }
})
