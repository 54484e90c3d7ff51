import { expectCleanInBothThemes } from './axe.ts'
import { expect, test } from './site.ts'

test('three questions, then at once a task; what was said is kept @phone-by-night', async ({ page }) => {
  test.slow()
  await page.goto('/start')
  const first = page.getByRole('heading', { name: 'Коли складаєш НМТ?' })
  await expect(first).toBeFocused()
  // Nobody presses a heading: it has the focus without a frame.
  await expect(first).toHaveCSS('outline-style', 'none')
  await expectCleanInBothThemes(page, 'when')
  await page.screenshot({ path: `test-results/start-${page.viewportSize()?.width}.png`, fullPage: true })
  await page.getByRole('button', { name: 'Далі' }).click()
  await page.getByText('Фізика', { exact: true }).first().click()
  await expectCleanInBothThemes(page, 'which')
  await page.getByRole('button', { name: 'Далі' }).click()
  await page.getByText('45 хвилин', { exact: true }).click()
  await expectCleanInBothThemes(page, 'how much')
  await page.getByRole('button', { name: 'До першого завдання' }).click()
  await expect(page).toHaveURL(/\/subjects\/ukrainian\/survey\/quick-/)
  await expect(page.getByRole('heading', { level: 1, name: 'Завдання 1 з 5' })).toBeVisible()
  await page.goto('/admission')
  await expect(page.getByRole('combobox', { name: 'Четвертий предмет' })).toHaveValue('physics')
})

test('all of it may be passed over at once', async ({ page }) => {
  await page.goto('/start')
  await page.getByRole('button', { name: 'Пропустити все: одразу завдання' }).click()
  await expect(page).toHaveURL(/\/subjects\/ukrainian\/survey\/quick-/)
})
