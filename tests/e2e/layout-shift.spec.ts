import type { Page } from '@playwright/test'
import { handIn, heading, startPaper } from './paper.ts'
import { comeBack, expect, onPhoneAndByNightOnDesktop, test } from './site.ts'

type Source = { node: Element | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] }
type Watched = { shifts: Shift[]; told: string[] }

const budget = 0.02
const pages = ['/', '/dashboard', '/subjects/math', '/subjects/history', '/subjects/math/tests/nmt']

const firstWords = { '/dashboard': /^За 10 хвилин побачиш/, '/flashcard': /^Дати, формули, наголоси/ }

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

/** The elements that moved, with both positions, so that a failure names them. */
const told = (page: Page): Promise<string> => page.evaluate(() => (globalThis as unknown as Watched).told.join('\n'))

test.use({ hasFontsFirst: false })
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const watched = globalThis as unknown as Watched
    watched.shifts = []
    watched.told = []
    const rect = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) {
        watched.shifts.push(shift)
        for (const { node, previousRect, currentRect } of shift.sources)
          watched.told.push(
            `${shift.value.toFixed(4)} at ${Math.round(shift.startTime)}: ${node?.nodeName} «${node?.textContent?.slice(0, 40)}» ${rect(previousRect)} → ${rect(currentRect)}`,
          )
      }
    }).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })
})

test('the whole sheet of styles brings no face of letters a second time', async ({ page }) => {
  await page.goto('/subjects/math')
  await expect(page.locator('link[data-whole]')).toBeAttached()
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[data-whole]')?.sheet)
  const faces = await page.evaluate(() =>
    [...document.fonts].map(({ family, weight, style, unicodeRange }) => [family, weight, style, unicodeRange].join()),
  )
  expect(faces.length).toBeGreaterThan(3)
  expect(faces).toEqual([...new Set(faces)])
})

for (const { width, when } of onPhoneAndByNightOnDesktop) {
  test.describe(`${width} px wide${when}`, () => {
    test.use({ viewport: { width, height: width === 360 ? 800 : 720 } })

    for (const path of pages) {
      test(`${path} stands still while it loads`, async ({ page }) => {
        await comeBack(page)
        await slowDown(page)
        await open(page, path)
        expect(await shifted(page)).toBeLessThanOrEqual(budget)
      })
    }

    for (const [path, words] of Object.entries(firstWords)) {
      test(`${path} reads its first words to a newcomer from the first paint on, and stands still`, async ({ page }) => {
        const own: string[] = []
        page.on('request', (request) => void (/v3\/(surveys|user\/(facts|v2-statistic))/.test(request.url()) && own.push(request.url())))
        await page.goto(path, { waitUntil: 'commit' })
        await expect(page.getByText(words)).toBeVisible()
        await expect(page.getByRole('status').filter({ hasText: 'Завантаження…' })).toHaveCount(0)
        await expect(page.getByText(words)).toBeVisible()
        expect(await shifted(page), await told(page)).toBeLessThanOrEqual(budget)
        expect(own).toEqual([])
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
        expect(await shifted(page), `${path}\n${await told(page)}`).toBeLessThanOrEqual(budget)
      }
    })
  })
}
