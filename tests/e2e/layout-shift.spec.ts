import type { Page } from '@playwright/test'
import { handIn, heading, startPaper } from './paper.ts'
import { expect, test } from './site.ts'

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
type Watched = { shifts: Shift[] }

const budget = 0.02
const pages = ['/', '/dashboard', '/subjects/math', '/subjects/history', '/subjects/math/tests/nmt']

/** Own surveys come last, as they do from a busy server. */
async function slowDown(page: Page): Promise<void> {
  await page.route('**/api/v3/surveys*', async (route) => {
    await new Promise((done) => setTimeout(done, 600))
    await route.continue()
  })
}

async function open(page: Page, path: string): Promise<void> {
  const isPersonal = path !== '/'
  const own = isPersonal && path !== '/subjects/history' ? page.waitForResponse(/\/v3\/surveys(\?|$)/) : null
  await page.goto(path)
  await own
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Завантаження…' })).toHaveCount(0)
}

/** Measures the layout shift of the page after two more frames. */
const shifted = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    return (globalThis as unknown as Watched).shifts.reduce((sum, { value, hadRecentInput }) => (hadRecentInput ? sum : sum + value), 0)
  })

test.use({ hasFontsFirst: false })
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const watched = globalThis as unknown as Watched
    watched.shifts = []
    new PerformanceObserver((list) => void watched.shifts.push(...(list.getEntries() as Shift[]))).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })
})

for (const viewport of [
  { width: 360, height: 800 },
  { width: 1280, height: 720 },
]) {
  test.describe(`${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport })

    for (const path of pages) {
      test(`${path} stands still while it loads`, async ({ page }) => {
        await slowDown(page)
        await open(page, path)
        expect(await shifted(page)).toBeLessThanOrEqual(budget)
      })
    }

    test('a paper opens without a jump, and so do the pages that tell of it', async ({ page }) => {
      test.slow()
      await startPaper(page)
      await page.reload()
      await expect(heading(page, 1)).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      expect(await shifted(page)).toBeLessThanOrEqual(budget)
      await slowDown(page)
      await open(page, '/dashboard')
      await expect(page.getByRole('link', { name: 'Продовжити тест' })).toBeVisible()
      expect(await shifted(page)).toBeLessThanOrEqual(budget)
      await page.getByRole('link', { name: 'Продовжити тест' }).click()
      await expect(heading(page, 1)).toBeVisible()
      await handIn(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Результат' })).toBeVisible()
      for (const path of ['/dashboard', '/subjects/math', '/subjects/math/tests/nmt']) {
        await open(page, path)
        await expect(page.getByRole('region', { name: path === '/dashboard' ? 'Сьогодні' : /результати/ })).toBeVisible()
        expect([path, (await shifted(page)) <= budget]).toEqual([path, true])
      }
    })
  })
}
