import type { Page } from '@playwright/test'
import { answer, handIn, paper as mathematics, startPaper } from './paper.ts'
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
    expect([path, await tooTall(page)]).toEqual([path, []])
  }
})

/** What stays whole on paper and is taller than half a page. */
async function tooTall(page: Page): Promise<string[]> {
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
  await page.emulateMedia({ media: 'screen' })
  return tall
}

test('a printed result has its review whole pages long, no button, and shows what was chosen', async ({ page }) => {
  await page.setViewportSize(paper)
  await startPaper(page)
  await answer(page, mathematics.questions[0]!)
  await page.emulateMedia({ media: 'print' })
  const chosen = page.locator('label:has(:checked)')
  await expect(chosen).toHaveCSS('print-color-adjust', 'exact')
  await page.emulateMedia({ media: 'screen' })
  await handIn(page)
  await expect(page).toHaveURL(/\/result\//)
  await page.goto(`${page.url().replace(/\/$/, '')}/review`)
  await expect(page.getByText('Пояснення').first()).toBeVisible()
  expect(await tooTall(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: 'До результату' })).toBeHidden()
})
