import type { Page } from '@playwright/test'
import { untilSettled } from './axe.ts'
import { openPages } from './open-pages.ts'
import { openSignedIn } from './people.ts'
import { startPaper } from './paper.ts'
import { expect, test } from './site.ts'

const least = 44
const phone = { width: 360, height: 800 }

/**
 * Controls smaller than a fingertip, by the area that answers to a press. Links inside a sentence and what is hidden from sight do not
 * count.
 */
const smallOnes = (page: Page): Promise<string[]> =>
  page.evaluate((size) => {
    const pressed = 'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button], [role=tab], [role=switch]'
    const isInSentence = (element: Element): boolean => {
      if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false
      const words = (each: Element | null) => (each?.textContent ?? '').trim().length
      return words(element.closest('p, li, dd, td, th, figcaption, label, summary, div, span')) > words(element)
    }
    const reach = (element: Element, labels: readonly Element[], [x, y]: [number, number], [right, down]: [number, number]): number => {
      for (let step = 1; step <= size; step++) {
        const hit = document.elementFromPoint(x + right * step, y + down * step)
        if (hit === null || ![element, ...labels].some((each) => each.contains(hit))) return step - 1
      }
      return size
    }
    return [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert], [aria-hidden=true], .katex')) return []
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      const seen = [element, ...labels].map((each) => each.getBoundingClientRect())
      const { width, height } = seen.toSorted((a, b) => b.width * b.height - a.width * a.height)[0] ?? { width: 0, height: 0 }
      // Words for those who listen stand in a box of one pixel.
      if (width <= 1 || height <= 1 || isInSentence(element)) return []
      if (Math.round(height) >= size && Math.round(width) >= size) return []
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const box = element.getBoundingClientRect()
      const middle: [number, number] = [box.x + box.width / 2, box.y + box.height / 2]
      const across = reach(element, labels, middle, [-1, 0]) + reach(element, labels, middle, [1, 0]) + 1
      const high = reach(element, labels, middle, [0, -1]) + reach(element, labels, middle, [0, 1]) + 1
      if (across >= size && high >= size) return []
      const name = element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name') || '')
      return [`${element.tagName.toLowerCase()} «${name.trim().slice(0, 40)}» ${Math.round(width)}×${Math.round(height)}`]
    })
  }, least)

/** Bars that stick to the bottom of the window and leave a strip of the page in sight below them: not wide enough for a line, and moving. */
const strips = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' })
    const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (each) =>
        ['sticky', 'fixed'].includes(getComputedStyle(each).position) && each.checkVisibility() && each.offsetWidth > innerWidth / 2,
    )
    const edges = [innerHeight, ...bars.map((each) => each.getBoundingClientRect().top)]
    return bars.flatMap((bar) => {
      const { top, bottom } = bar.getBoundingClientRect()
      const gap = Math.min(...edges.map((edge) => edge - bottom).filter((space) => space > -0.5))
      return top > innerHeight / 2 && gap > 0.5 && gap < 8 ? [`${bar.tagName.toLowerCase()} has a strip of ${gap} px below it`] : []
    })
  })

async function expectLarge(page: Page, state: string): Promise<void> {
  await expect(page.locator('h1').first()).toContainText(/\S/)
  await expect(page.getByRole('status').filter({ hasText: 'Завантаження…' })).toHaveCount(0)
  await untilSettled(page)
  expect.soft((await strips(page)).map((strip) => `${state}: ${strip}`)).toEqual([])
  expect.soft([...new Set(await smallOnes(page))].map((small) => `${state}: ${small}`)).toEqual([])
}

test('whatever is pressed on a page of 360 px is at least 44 px in height and width @phone', async ({ page }) => {
  test.setTimeout(240_000)
  for (const path of openPages) {
    await page.goto(path)
    await expectLarge(page, path)
  }
  await startPaper(page)
  await expectLarge(page, 'a paper')
})

test('whatever is pressed on a page of an account at 360 px is at least 44 px, of a class for its owner and a pupil alike', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  await openSignedIn(page, '/group-premium')
  await page.setViewportSize(phone)
  await page.getByLabel('Назва класу').fill('11-Б')
  await page.getByRole('button', { name: 'Відкрити клас' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '11-Б' })).toBeVisible()
  const code = (await page.getByText(/^Код: /).textContent())?.replaceAll(/Код:|\s/g, '')
  const pupil = await (await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL })).newPage()
  await openSignedIn(pupil, `/group-premium?join=${code}`)
  await pupil.setViewportSize(phone)
  await expect(pupil.getByRole('button', { name: /^Приєднатися/ }).first()).toBeVisible()
  await expectLarge(pupil, 'a call to a class')
  await pupil
    .getByRole('button', { name: /^Приєднатися/ })
    .first()
    .click()
  await expect(pupil.getByText(/^Клас без оплати/)).toBeVisible()
  await expectLarge(pupil, 'a class of a pupil')
  for (const view of ['Запросити', 'Результати', 'Налаштування', 'Завдання']) {
    await page.getByRole('link', { name: view, exact: true }).click()
    await page.reload()
    await expectLarge(page, `a class of its owner: ${view}`)
  }
  await page.getByRole('button', { name: 'Дати завдання' }).click()
  await expectLarge(page, 'a class of its owner, with the form of a work')
  for (const path of [
    '/dashboard',
    '/dashboard?view=plan',
    '/dashboard?view=topics',
    '/profile',
    '/subjects/math',
    '/me',
    '/group-premium',
  ]) {
    await page.goto(path)
    await expectLarge(page, path)
  }
})
