import { expectCleanInBothThemes } from './axe.ts'
import { expect, test } from './site.ts'

test('a pupil picks specialities, sees the competitive score, what is missing and how far each row is checked @phone-by-night', async ({
  page,
}) => {
  test.slow()
  await page.goto('/admission')
  for (const name of ['Українська мова', 'Математика', 'Історія України'])
    await page.getByRole('textbox', { name, exact: true }).fill('160')
  await page.getByRole('combobox', { name: 'Четвертий предмет' }).selectOption({ label: 'Біологія' })
  await page.getByRole('textbox', { name: 'Біологія', exact: true }).fill('165')
  await page.getByRole('textbox', { name: 'Код або назва' }).fill('медицина')
  await page.getByRole('button', { name: 'Додати: I2 Медицина, 2026' }).click()
  const card = page.getByRole('region', { name: 'I2 Медицина' })
  await expect(card.getByText('Звірено', { exact: true })).toBeVisible()
  await expect(card).toContainText('Правила 2026 року.')
  await expect(card).not.toContainText('Джерело')
  await expect(card.getByRole('status', { name: /^Конкурсний бал/ })).toHaveText(/^1\d\d,\d$/)
  await card.getByRole('textbox', { name: 'Бажаний конкурсний бал' }).fill('168')
  await expect(card.getByRole('listitem').filter({ hasText: 'Біологія' })).toContainText('+')
  await expect(card).toContainText('Найбільше до цього бала дасть година теми')
  await page.getByText('Немає в переліку? Впиши коефіцієнти').click()
  await page.getByRole('button', { name: 'Додати свою' }).click()
  await expect(page.getByText('Впиши назву')).toBeVisible()
  await page.getByRole('textbox', { name: 'Назва', exact: true }).fill('Мій університет, право')
  for (const box of await page.getByRole('textbox', { name: /^Коефіцієнт: / }).all()) await box.fill('0,3')
  await page.getByRole('button', { name: 'Додати свою' }).click()
  await expect(page.getByRole('region', { name: 'Мій університет, право' })).toContainText('Твої коефіцієнти')
  await expectCleanInBothThemes(page, 'admission')
  await page.screenshot({ path: `test-results/admission-${page.viewportSize()?.width}.png`, fullPage: true })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  await page.reload()
  await expect(page.getByRole('region', { name: 'I2 Медицина' })).toBeVisible()
  await page.getByRole('button', { name: 'Прибрати: I2 Медицина' }).click()
  await expect(page.getByRole('region', { name: 'I2 Медицина' })).toHaveCount(0)
})

test('without the rules of admission the page says so, and coefficients can still be typed', async ({ page }) => {
  await page.route('**/v3/admission', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"title":"x","status":503}' }),
  )
  await page.goto('/admission')
  await expect(page.getByText('Правила вступу не завантажилися')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Немає в переліку? Впиши коефіцієнти')).toBeVisible()
})
