import type { Page } from '@playwright/test'
import { expectClean } from './axe.ts'
import { handIn } from './paper.ts'
import { expect, test } from './site.ts'

test.describe.configure({ timeout: 180_000 })

const first = (page: Page) => page.getByRole('heading', { level: 1, name: /^Завдання 1 з/ })
const subjects = ['Українська мова', 'Математика', 'Історія України', 'Географія']

test('the whole day: two blocks with a break between them end with a page of four subjects @phone-by-night', async ({ page }) => {
  await page.goto('/subjects/geography/tests/nmt')
  await page.getByText('Увесь день НМТ', { exact: true }).click()
  const elective = page.getByRole('radiogroup', { name: 'Предмет на вибір' }).or(page.getByRole('group', { name: 'Предмет на вибір' }))
  await elective.getByRole('radio', { name: 'Географія' }).check({ force: true })
  await page.getByRole('button', { name: /^Почати/ }).click()

  await expect(first(page)).toBeVisible()
  await page.getByRole('radio').first().check({ force: true })
  await expect(page.getByText('Збережено', { exact: true })).toBeVisible({ timeout: 30_000 })
  await handIn(page)

  await expect(page.getByRole('heading', { level: 1, name: 'Перерва' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('timer', { name: 'До кінця перерви' })).toHaveText(/^(20:00|19:\d\d)$/)
  await expectClean(page, 'the break of the day')
  await page.getByRole('button', { name: 'Почати другий блок' }).click()

  await expect(first(page)).toBeVisible()
  await page.getByRole('radio').first().check({ force: true })
  await expect(page.getByText('Збережено', { exact: true })).toBeVisible({ timeout: 30_000 })
  await handIn(page)

  await expect(page).toHaveURL(/\/result\//)
  const day = page.getByRole('region', { name: 'Увесь день' })
  await expect(day.getByRole('listitem')).toHaveCount(4)
  for (const [index, title] of subjects.entries()) {
    const row = day.getByRole('listitem').nth(index)
    await expect(row).toContainText(title)
    await expect(row).toContainText(new RegExp(`блок ${index < 2 ? 1 : 2} · \\d+ з \\d+`))
    await expect(row).toContainText(/нижче порога|1\d\d|200/)
  }
  await expectClean(page, 'the result of the day')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
  await page.screenshot({ path: test.info().outputPath('whole-day.png'), fullPage: true })

  await day.getByRole('link', { name: 'Результат першого блоку' }).click()
  await expect(day.getByRole('link', { name: 'Результат другого блоку' })).toBeVisible()
  await expect(day.getByRole('listitem')).toHaveText(subjects.map((title) => new RegExp(`^${title}`)))
})
