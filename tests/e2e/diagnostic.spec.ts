import { expectCleanInBothThemes } from './axe.ts'
import { expect, test } from './site.ts'

test('the diagnostic asks for the subject, then a task at a time, and ends with where to begin @phone-by-night', async ({ page }) => {
  test.slow()
  await page.goto('/diagnostic')
  await expectCleanInBothThemes(page, 'the choice of a subject')
  await page.getByRole('link', { name: 'Математика' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Діагностика: Математика' })).toBeVisible()
  await page.getByRole('button', { name: 'Почати' }).click()
  await expect(page.getByRole('heading', { name: 'Завдання 1' })).toBeFocused()
  await expectCleanInBothThemes(page, 'a task')
  await page.screenshot({ path: `test-results/diagnostic-task-${page.viewportSize()?.width}.png`, fullPage: true })
  await expect(page.getByRole('button', { name: 'Далі' })).toBeDisabled()
  const verdict = page.getByRole('region', { name: 'Почни з' })
  let asked = 0
  while (!(await verdict.isVisible())) {
    asked += 1
    await page.getByRole('button', { name: 'Не знаю' }).click()
    await expect(page.getByRole('heading', { name: `Завдання ${asked + 1}` }).or(verdict)).toBeVisible()
  }
  expect(asked).toBeLessThanOrEqual(12)
  await expect(verdict.getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Знаєш', exact: true })).toContainText('Поки жодної теми')
  await expect(page.getByRole('region', { name: 'Пізніше' })).toBeVisible()
  await expectCleanInBothThemes(page, 'the verdict')
  await expect(page.getByRole('region', { name: 'Твій план' }).getByText('Сьогодні')).toBeVisible()
  await page.getByLabel('Бажаний бал: Математика').fill('180')
  await page.getByRole('button', { name: 'Поставити мету' }).click()
  await expect(page.getByRole('region', { name: 'Твоя мета' }).getByRole('status')).toHaveText('Мета: 180')
  await page.screenshot({ path: `test-results/diagnostic-verdict-${page.viewportSize()?.width}.png`, fullPage: true })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
})

test('an answer that does not arrive is kept, and sent again on a press', async ({ page }) => {
  await page.goto('/diagnostic/math')
  await page.getByRole('button', { name: 'Почати' }).click()
  await expect(page.getByRole('heading', { name: 'Завдання 1' })).toBeVisible()
  await page.route('**/v3/surveys/*/next', (route) => route.abort())
  await page.getByRole('button', { name: 'Не знаю' }).click()
  await expect(page.getByText('Відповідь не надіслано')).toBeVisible({ timeout: 60_000 })
  await page.unroute('**/v3/surveys/*/next')
  await page.getByRole('button', { name: /Спробувати/ }).click()
  await expect(page.getByRole('heading', { name: 'Завдання 2' })).toBeVisible()
})

test('whoever presses at random is told «знаєш» of no topic, and why few answers count for the forecast', async ({ page }) => {
  test.slow()
  await page.goto('/diagnostic/history')
  await page.getByRole('button', { name: 'Почати' }).click()
  const verdict = page.getByRole('region', { name: 'Почни з' })
  for (let asked = 1; !(await verdict.isVisible()); asked += 1) {
    await expect(page.getByRole('heading', { name: `Завдання ${asked}` })).toBeVisible()
    const option = page
      .getByRole('main')
      .getByRole('radio')
      .nth(asked % 4)
    if ((await option.count()) > 0) {
      await option.check({ force: true })
      await page.getByRole('button', { name: 'Далі' }).click()
    } else await page.getByRole('button', { name: 'Не знаю' }).click()
    await expect(page.getByRole('heading', { name: `Завдання ${asked + 1}` }).or(verdict)).toBeVisible()
  }
  expect(await page.getByRole('region', { name: 'Знаєш', exact: true }).getByRole('link').count()).toBeLessThanOrEqual(1)
  await expect(page.getByRole('region', { name: 'Твій план' })).toContainText('швидкі здогади до прогнозу не йдуть')
})
