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
  await card.getByText('Чи вступлю? Порівняти з торішнім балом').click()
  await expect(card).toContainText('Таблиці прохідних балів у нас немає')
  await card.getByRole('textbox', { name: 'Університет і програма' }).fill('Приклад, лікувальна справа')
  await card.getByRole('button', { name: 'Порівняти' }).click()
  await expect(card).toContainText('Бал від 100 до 210')
  await card.getByRole('textbox', { name: 'Прохідний бал торік' }).fill('185,4')
  await card.getByRole('button', { name: 'Порівняти' }).click()
  await expect(card).toContainText('Приклад, лікувальна справа, бюджет, торік 185,4: торік не вистачило б')
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
  await expect(page.getByRole('region', { name: 'I2 Медицина' })).toContainText('Приклад, лікувальна справа')
  await page.getByRole('button', { name: 'Прибрати: I2 Медицина' }).click()
  await expect(page.getByRole('region', { name: 'I2 Медицина' })).toHaveCount(0)
})

test('a deployment that has gathered passing scores offers its places, and each is compared with the score @phone', async ({ page }) => {
  const row = (institution: string, programme: string, budget: number | null, contract: number | null) => ({
    institution,
    speciality: 'I2',
    programme,
    form: 'денна',
    year: 2025,
    budget,
    contract,
    source: 'наказ про зарахування, серпень 2025 року',
  })
  const passing = [
    row('Львівський приклад медичного університету', 'Лікувальна справа', 178.412, 150),
    row('Київський приклад', 'Лікувальна справа', 191.5, null),
    row('Одеський приклад', 'Педіатрія', null, 149.9),
    ...Array.from({ length: 40 }, (_, index) =>
      row(`Приклад ${index + 1}`, 'Лікувальна справа та ще одна довга назва програми', 150 + index, null),
    ),
  ]
  await page.route('**/v3/admission', async (route) => {
    const { data } = (await (await route.fetch()).json()) as { data: { admission: object } }
    await route.fulfill({ json: { data: { admission: { ...data.admission, passing } } } })
  })
  await page.goto('/admission')
  for (const name of ['Українська мова', 'Математика', 'Історія України'])
    await page.getByRole('textbox', { name, exact: true }).fill('170')
  await page.getByRole('combobox', { name: 'Четвертий предмет' }).selectOption({ label: 'Біологія' })
  await page.getByRole('textbox', { name: 'Біологія', exact: true }).fill('170')
  await page.getByRole('textbox', { name: 'Код або назва' }).fill('медицина')
  await page.getByRole('button', { name: 'Додати: I2 Медицина, 2026' }).click()
  const card = page.getByRole('region', { name: 'I2 Медицина' })
  await expect(card).not.toContainText('Таблиці прохідних балів у нас немає')
  const found = card.getByRole('button', { name: /^Додати місце: / })
  await expect(found).toHaveCount(6)
  await expectCleanInBothThemes(page, 'passing scores to choose from')
  await page.screenshot({ path: test.info().outputPath('passing-scores.png'), fullPage: true })
  await card.getByRole('textbox', { name: 'Знайти місце в таблиці' }).fill('львів лікув')
  await expect(found).toHaveCount(1)
  await found.click()
  const place = (kind: string) =>
    card.getByRole('listitem').filter({ hasText: `Львівський приклад медичного університету: Лікувальна справа, денна, 2025, ${kind}` })
  await expect(place('бюджет')).toContainText('торік 178,412: торік не вистачило б')
  await expect(place('контракт')).toContainText('торік 150: ')
  await expect(found).toHaveCount(0)
  await card.getByRole('textbox', { name: 'Знайти місце в таблиці' }).fill('немає такого')
  await expect(found).toHaveCount(0)
  await card.getByRole('textbox', { name: 'Університет і програма' }).fill('Мій приклад, медицина')
  await card.getByRole('textbox', { name: 'Прохідний бал торік' }).fill('120')
  await card.getByRole('button', { name: 'Порівняти' }).click()
  await expect(card.getByRole('listitem').filter({ hasText: 'Мій приклад, медицина, бюджет, торік 120: ' })).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('places.png'), fullPage: true })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  await page.reload()
  await expect(place('бюджет')).toBeVisible()
  await place('бюджет')
    .getByRole('button', { name: /^Прибрати місце/ })
    .click()
  await expect(place('бюджет')).toHaveCount(0)
})

test('without the rules of admission the page says so, and coefficients can still be typed', async ({ page }) => {
  await page.route('**/v3/admission', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"title":"x","status":503}' }),
  )
  await page.goto('/admission')
  await expect(page.getByText('Правила вступу не завантажилися')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Немає в переліку? Впиши коефіцієнти')).toBeVisible()
})
