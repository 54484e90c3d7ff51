import type { Page } from '@playwright/test'
import { chooseDeck } from './decks.ts'
import { heading, startPaper } from './paper.ts'
import { expect, test } from './site.ts'

/** The code of the site comes so late that whatever it draws is told from what the server has sent. */
const codeMs = 2000

test.use({ viewport: { width: 360, height: 800 }, hasFontsFirst: false })

async function delayCode(page: Page): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, codeMs))
    await route.continue()
  })
}

async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { first: 0, largest: 0 }
    Object.assign(globalThis, { seen })
    const watch = (type: string, take: (at: number) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(({ startTime }) => take(startTime))).observe({ type, buffered: true })
    watch('paint', (at) => (seen.first = at))
    watch('largest-contentful-paint', (at) => (seen.largest = at))
  })
}

async function expectLargestFirst(page: Page): Promise<void> {
  const { first, largest } = await page.evaluate(() => (globalThis as unknown as { seen: { first: number; largest: number } }).seen)
  expect(first).toBeGreaterThan(0)
  expect(largest - first).toBeLessThan(codeMs / 2)
}

for (const { path, when } of [
  { path: '/dashboard', when: '' },
  { path: '/flashcard', when: ' @by-night' },
  { path: '/subjects/math/tests/nmt', when: ' @by-night' },
])
  test(`the largest text of ${path} comes with the first paint, at the first visit and at the next${when}`, async ({ page }) => {
    await watchPaints(page)
    await delayCode(page)
    for (let visit = 1; visit <= 2; visit += 1) {
      await page.goto(path)
      await expect(page.locator('#root')).toHaveAttribute('data-alive', '')
      await page.waitForLoadState('networkidle')
      await expectLargestFirst(page)
    }
  })

test('the largest text of /flashcard comes with the first paint where cards wait on the device', async ({ page }) => {
  await chooseDeck(page)
  await watchPaints(page)
  await delayCode(page)
  await page.goto('/flashcard')
  await expect(page.getByRole('link', { name: /^Почати/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectLargestFirst(page)
})

test('the largest text of /dashboard comes with the first paint for a guest who has cards and has not sat a paper', async ({ page }) => {
  await chooseDeck(page)
  await page.goto('/dashboard')
  await expect(page.getByText(/^За 10 хвилин побачиш/)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await watchPaints(page)
  await delayCode(page)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(page.getByText(/^Складаємо твій день/)).toBeVisible()
  await expect(page.getByText(/^За 10 хвилин побачиш/)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectLargestFirst(page)
})

test('a paper that is opened again says so with the first paint, before its code is here', async ({ page }) => {
  const address = await startPaper(page)
  await delayCode(page)
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByText('Відкриваємо тест…').first()).toBeVisible({ timeout: codeMs / 2 })
  await expect(heading(page, 1)).toBeVisible()
})

test('the words of /flashcard that came with the page stay while the decks come beside them', async ({ page }) => {
  await delayCode(page)
  await page.goto('/flashcard', { waitUntil: 'commit' })
  const words = await page.getByText(/^Дати, формули, наголоси/).elementHandle()
  await expect(page.getByRole('link', { name: 'Усі колоди' })).toBeVisible()
  expect(await words?.evaluate((element) => element.isConnected)).toBe(true)
})
