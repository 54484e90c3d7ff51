import type { Page } from '@playwright/test'
import { expectCleanInBothThemes } from './axe.ts'
import { expect, test } from './site.ts'

const question = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const tap = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).click()
const picture = (page: Page, name: string) =>
  page.screenshot({ path: test.info().outputPath(`start-${name}-${page.viewportSize()?.width}.png`), fullPage: true })

test('a tap is an answer: goal, subject, minutes, then the goal with its path and a task; what was said is kept @phone-by-night', async ({
  page,
}) => {
  test.slow()
  await page.goto('/start')
  await expect(question(page, 'Яка твоя ціль?')).toBeFocused()
  // Nobody presses a heading: it has the focus without a frame.
  await expect(question(page, 'Яка твоя ціль?')).toHaveCSS('outline-style', 'none')
  await expectCleanInBothThemes(page, 'goal')
  await picture(page, 'goal')
  await tap(page, /^Набрати бал/)
  await tap(page, /^170 і більше/)
  await expect(question(page, 'Який четвертий предмет?')).toBeFocused()
  await expectCleanInBothThemes(page, 'which')
  await picture(page, 'which')
  await tap(page, 'Фізика')
  // The days of the coming exam are not announced, so nobody is asked for one.
  await expect(question(page, 'Скільки часу на день?')).toBeFocused()
  await expectCleanInBothThemes(page, 'how much')
  await tap(page, /^45 хвилин/)
  await expect(question(page, 'Твоя ціль і шлях')).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Ціль: 170 і більше з кожного предмета' })).toBeVisible()
  await expectCleanInBothThemes(page, 'goal and path')
  await picture(page, 'path')
  await tap(page, 'До першого завдання')
  await expect(page).toHaveURL(/\/subjects\/ukrainian\/survey\/quick-/)
  await expect(page.getByRole('heading', { level: 1, name: 'Завдання 1 з 5' })).toBeVisible()
  await page.goto('/admission')
  await expect(page.getByRole('combobox', { name: 'Четвертий предмет' })).toHaveValue('physics')
})

test('a speciality is a goal too, and the way back is open', async ({ page }) => {
  await page.goto('/start')
  await tap(page, /^Вступити на спеціальність/)
  await page.getByRole('textbox', { name: 'Спеціальність' }).fill('медицина')
  await tap(page, /^I2 Медицина.*2026/)
  await expect(question(page, 'Який четвертий предмет?')).toBeFocused()
  await tap(page, 'Назад')
  await expect(question(page, 'Яка твоя ціль?')).toBeFocused()
  await tap(page, /^Ще не знаю/)
  await tap(page, 'Ще не знаю')
  await tap(page, /^15 хвилин/)
  await expect(page.getByRole('heading', { name: /^Ціль: I2 Медицина/ })).toBeVisible()
})

test('all of it may be passed over at once', async ({ page }) => {
  await page.goto('/start')
  await page.getByRole('button', { name: 'Пропустити все: одразу завдання' }).click()
  await expect(page).toHaveURL(/\/subjects\/ukrainian\/survey\/quick-/)
})
