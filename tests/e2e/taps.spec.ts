import type { Page } from '@playwright/test'
import { answer, goTo, paper, startPaper } from './paper.ts'
import { expect, test } from './site.ts'

/** Counts the presses of a visit: a check of a hidden field is one as well. @returns how many there were. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  let presses = 0
  await page.exposeFunction('tellPress', () => void presses++)
  await page.addInitScript(() =>
    addEventListener('pointerdown', () => (globalThis as unknown as { tellPress: () => void }).tellPress(), { capture: true }),
  )
  return async () => presses
}

const task = (page: Page, number: number) => page.getByRole('heading', { level: 1, name: new RegExp(`^Завдання ${number}\\b`) })

test('a newcomer answers a task at the first press of the landing @phone', async ({ page }) => {
  const presses = await countPresses(page)
  await page.goto('/')
  const card = page.getByRole('region', { name: 'Завдання дня' })
  await card.locator('label').first().click()
  await expect(card.getByRole('radio').first()).toBeChecked()
  await expect(card.getByRole('button', { name: 'Перевірити' })).toBeEnabled()
  expect(await presses()).toBe(1)
})

test('who comes back is at the task where he stopped at the first press, from the landing and from today @phone', async ({ page }) => {
  test.slow()
  await startPaper(page)
  await goTo(page, 1)
  await answer(page, paper.questions[0]!)
  await expect(page.getByText('Збережено', { exact: true })).toBeVisible()
  const presses = await countPresses(page)
  let before = 0
  for (const path of ['/', '/dashboard']) {
    await page.goto(path)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Продовжити/ })
      .first()
      .click()
    await expect(task(page, 1)).toBeVisible()
    expect((await presses()) - before, path).toBe(1)
    before = await presses()
  }
})

test('who has nothing begun is at ten minutes of tasks at one press of today @phone', async ({ page }) => {
  const presses = await countPresses(page)
  await page.goto('/dashboard')
  await page.getByRole('region', { name: 'Сьогодні' }).getByRole('button').first().click()
  await expect(task(page, 1)).toBeVisible({ timeout: 30_000 })
  expect(await presses()).toBe(1)
})
