import type { Page } from '@playwright/test'
import { watchShift } from './layout-shift.ts'
import { answer, goTo, handIn, paper, startPaper } from './paper.ts'
import { expect, test } from './site.ts'

const link = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Продовжити: Математика 2 з 22' })

/** Words of what stands on the first screen, beside the title, in the colour of the pen. */
const primaryIn = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const pen = getComputedStyle(main.querySelector('a[href*="/survey/"]')!).backgroundColor
    return [...main.querySelectorAll('a, button:not(:disabled)')]
      .filter((press) => press.checkVisibility() && press.getBoundingClientRect().top < innerHeight)
      .filter((press) => getComputedStyle(press).backgroundColor === pen)
      .map((press) => press.textContent)
  })

test('begun work leads on from every first page, with nothing moved, until it is handed in @everywhere', async ({ page }) => {
  test.slow()
  const shifted = await watchShift(page)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Почати', exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'До плану на сьогодні' })).toBeHidden()
  const address = await startPaper(page)
  for (const number of [1, 2]) {
    await goTo(page, number)
    await answer(page, paper.questions[number - 1]!)
  }
  await expect(page.getByText('Збережено', { exact: true })).toBeVisible()
  for (const path of ['/', '/subjects', '/subjects/math', '/subjects/ukrainian', '/dashboard']) {
    await page.goto(path)
    await expect(link(page), path).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    if (path === '/' || path.endsWith('/math')) expect(await primaryIn(page), path).toEqual(['Продовжити: Математика 2 з 22'])
    if (path !== '/dashboard') expect(await shifted(), path).toBeLessThanOrEqual(0.01)
    await page.screenshot({ path: test.info().outputPath(`${path.replaceAll('/', '-')}.png`) })
  }
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Почати', exact: true })).toBeHidden()
  await expect(page.getByRole('main').getByRole('link', { name: 'До плану на сьогодні' })).toBeVisible()
  await link(page).click()
  await expect(page).toHaveURL(address)
  await handIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Результат' })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('link', { name: 'До плану на сьогодні' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Продовжити/ })).toHaveCount(0)
})

test('ten like the task of the day begin at one press', async ({ page }) => {
  await page.goto('/')
  const card = page.getByRole('region', { name: 'Завдання дня' })
  await card.getByRole('radio').first().check({ force: true })
  await card.getByRole('button', { name: 'Перевірити' }).click()
  await card.getByRole('button', { name: 'Ще 10 таких' }).click()
  await expect(page).toHaveURL(/\/survey\/topics-/)
  await expect(page.getByRole('heading', { level: 1, name: /^Завдання 1 з/ })).toBeVisible()
})
