import type { Page } from '@playwright/test'
import { expectClean } from './axe.ts'
import { handIn, heading, startPaper } from './paper.ts'
import { expect, test } from './site.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The readiness as the server has it, but with evidence enough in mathematics. */
const withEvidence = (page: Page) =>
  page.route('**/v3/user/readiness', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    for (const each of body.data.readiness) if (each.subject === 'math') Object.assign(each.now, { answers: 40, coverage: 1 })
    await route.fulfill({ response, json: body })
  })

test('without the API the first cards stand as they were at the last visit, with a range; a paper handed in blank at once gives none', async ({
  page,
}) => {
  test.slow()
  await startPaper(page)
  await handIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Результат' })).toBeVisible()
  await page.goto('/dashboard')
  await expect(region(page, 'Мої предмети').getByText('Ще 20 завдань до прогнозу').first()).toBeVisible()
  await expect(region(page, 'Мої предмети').getByText('орієнтовно')).toHaveCount(0)
  await withEvidence(page)
  await page.reload()
  await expect(region(page, 'Мої предмети').getByText('орієнтовно')).toBeVisible()
  await page.unroute('**/v3/user/readiness')
  await expect(page.getByRole('navigation', { name: 'Ще про навчання' })).toBeVisible()
  await page.route('**/api/**', (route) => route.abort())
  await page.reload()
  for (const name of ['Сьогодні', 'Мої предмети', 'Тиждень']) await expect(region(page, name)).toBeVisible()
  await expect(page.getByText(/^До НМТ \d+ (день|дні|днів)$/)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Швидкі дії' }).getByRole('link', { name: /^Помилки/ })).toBeVisible()
  await expect(region(page, 'Мої предмети').getByText('орієнтовно')).toBeVisible()
  await expect(page.getByText(/^станом на \d{2}:\d{2}$/).first()).toBeVisible({ timeout: 40_000 })
})

test('day, plan and calendar by keyboard alone @each-change', async ({ page }) => {
  await startPaper(page)
  await handIn(page)
  await page.goto('/dashboard')
  await expect(region(page, 'Сьогодні')).toBeVisible()
  await page.getByRole('button', { name: 'Обрати дату' }).focus()
  await page.keyboard.press('Enter')
  // The dialog takes the focus once it is open, and gives it back to where it was then.
  await expect(page.getByRole('dialog', { name: 'Коли твій НМТ?' }).locator(':focus')).toBeAttached()
  await page.getByRole('combobox', { name: 'День НМТ' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Змінити дату' })).toBeFocused()
  await page.getByRole('button', { name: 'Цілі й план' }).focus()
  await page.keyboard.press('Enter')
  const minutes = page.getByRole('combobox', { name: 'Скільки часу на день' })
  await expect(page.getByRole('dialog').locator(':focus')).toBeAttached()
  await minutes.focus()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('button', { name: 'Зберегти' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'План на тиждень' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'План на тиждень' })).toBeVisible()
  await expect(region(page, 'План на тиждень').getByText(/^45 хвилин на день/)).toBeVisible()
  await page.getByRole('button', { name: 'План у моєму календарі' }).focus()
  await page.keyboard.press('Enter')
  const feed = await page.request.get(await page.getByLabel(/^Адреса календаря/).inputValue())
  expect((await feed.text()).split('\r\n').filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(8)
  await page.getByRole('navigation', { name: 'Шлях до сторінки' }).getByRole('link', { name: 'Сьогодні' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Змінити дату' })).toBeVisible()
})

for (const { theme, width, when } of [
  { theme: 'light', width: 360, when: '' },
  { theme: 'light', width: 1280, when: ' @by-night' },
  { theme: 'dark', width: 360, when: ' @by-night' },
] as const)
  test(`no fault for axe, ${theme}, and nothing scrolls sideways at ${width} px${when}`, async ({ page }) => {
    test.slow()
    await startPaper(page)
    await expect(heading(page, 1)).toBeVisible()
    await handIn(page)
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate((name) => localStorage.setItem('theme', name), theme)
    const look = theme === 'dark' ? { rules: ['color-contrast'] } : {}
    await page.goto('/dashboard')
    await expect(page.getByRole('navigation', { name: 'Ще про навчання' })).toBeVisible()
    await expectClean(page, `dashboard ${theme} ${width}`, look)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    for (const view of ['plan', 'topics', 'growth', 'score']) {
      await page.goto(`/dashboard?view=${view}`)
      await expect(page.getByRole('main').getByRole('region').first()).toBeVisible()
      await expectClean(page, `${view} ${theme} ${width}`, look)
      expect([view, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([view, width])
    }
  })
