import type { Page } from '@playwright/test'
import { expectClean } from './axe.ts'
import { startPaper } from './paper.ts'
import { openSignedIn } from './people.ts'
import { expect, test } from './site.ts'

const bar = (page: Page) => page.locator('[data-part=section-bar]')
const names = ['Сьогодні', 'Предмети', 'Картки', 'Курси', 'Я']

test('on a phone the five sections stand in reach of the thumb, lead everywhere and mark where one is @phone @each-change', async ({
  page,
}) => {
  await page.goto('/subjects')
  await expect(bar(page).getByRole('link')).toHaveText(names)
  const box = await bar(page).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(800)
  for (const link of await bar(page).getByRole('link').all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  for (const [name, path, heading] of [
    ['Сьогодні', '/dashboard', 'Навчання'],
    ['Картки', '/flashcard', 'Флешкартки'],
    ['Курси', '/courses', 'Курси'],
    ['Я', '/me', 'Я'],
    ['Предмети', '/subjects', 'Предмети НМТ'],
  ] as const) {
    await bar(page).getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
    await expect(bar(page).locator('[aria-current]')).toHaveText(name)
  }
})

test('the bar is hidden in a paper, in a lesson and in a round of cards, and back after it @phone', async ({ page }) => {
  await startPaper(page)
  await expect(bar(page)).toHaveCount(0)
  for (const path of ['/courses?course=porih-z-matematyky&lesson=1', '/flashcard?review=today']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
  }
  await page.goto('/courses')
  await expect(bar(page)).toBeVisible()
})

test('what is pressed last on a page is not hidden below the bar @phone', async ({ page }) => {
  await page.goto('/subjects/math')
  const last = page.getByRole('contentinfo').getByRole('link').last()
  await last.focus()
  const [link, sections] = [await last.boundingBox(), await bar(page).boundingBox()]
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(sections?.y ?? 0)
})

test('on a wide screen the five stand in the header beside search, by keyboard too', async ({ page }) => {
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/dashboard')
    const header = page.getByRole('banner')
    await expect(bar(page)).toBeHidden()
    await expect(header.getByRole('navigation', { name: 'Розділи навчання' }).getByRole('link')).toHaveText(names)
    // A link of a bar is no link in a sentence.
    for (const name of names) await expect(header.getByRole('link', { name, exact: true })).toHaveCSS('text-decoration-line', 'none')
    await expect(header.getByRole('link', { name: 'Пошук' })).toBeVisible()
    await expect(header.getByRole('button', { name: 'Увійти' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.getByRole('link', { name: 'Складу' }).first().focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/subjects')
})

test('a page for the public, the cards among them, keeps its own menu and has no second one', async ({ page }) => {
  for (const path of ['/', '/flashcard']) {
    await page.goto(path)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Флешкартки' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Розділи навчання' })).toHaveCount(0)
  }
})

test('«Я» holds the account, the groups, premium, results, the theme and the way out @phone-by-night', async ({ page }) => {
  await openSignedInOnPhone(page)
  const main = page.getByRole('main')
  for (const [name, path] of [
    ['Персональні дані', '/profile'],
    ['Класи', '/group-premium'],
    ['Преміум', '/paywall'],
  ] as const) {
    await page.goto('/me')
    await main.getByRole('link', { name: new RegExp(`^${name}`) }).click()
    await expect(page).toHaveURL(new RegExp(path))
  }
  await page.goto('/me')
  await expect(main.getByRole('region', { name: 'Мої результати' }).getByText('Ще немає жодного результату')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Темна' })).toHaveCount(1)
  await page.getByRole('radio', { name: 'Темна' }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectClean(page, 'me')
  await main.getByRole('button', { name: 'Вийти з акаунта' }).click()
  await expect(page).toHaveURL('/')
})

async function openSignedInOnPhone(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 }
  await page.setViewportSize({ width: 1280, height: 800 })
  await openSignedIn(page, '/dashboard')
  await page.setViewportSize({ width, height: 800 })
}
