import type { Page } from '@playwright/test'
import { axeOf, expectClean } from './axe.ts'
import { openSignedIn } from './people.ts'
import { expect, test } from './site.ts'

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
const inDark = async (page: Page, state: string) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectClean(page, `${state}, dark`, axeOf(page).withRules(['color-contrast']))
  await page.emulateMedia({ colorScheme: 'light' })
}

async function toProvider(page: Page, path: string) {
  await page.goto(path)
  await page.getByLabel('E-mail для квитанції').fill('mama@example.com')
  await page.getByRole('button', { name: /^Оплатити/ }).click()
  await expect(page.getByText('ТЕСТОВА ОПЛАТА — гроші не списуються')).toBeVisible()
}

test('a guest whose card is refused pays at the second try, and is back where the offer was opened', async ({ page }) => {
  await page.goto('/paywall?returnTo=/subjects/math')
  await expect(page.getByRole('button', { name: /^Оплатити/ })).toBeVisible()
  await expectClean(page, 'offer')
  await inDark(page, 'offer')
  await toProvider(page, '/paywall?returnTo=/subjects/math')
  await press(page, 'Відхилити')
  await expect(title(page, 'Оплата не пройшла')).toBeVisible()
  await press(page, 'Спробувати ще раз')
  await expect(page.getByLabel('E-mail для квитанції')).toHaveValue('mama@example.com')
  await page.getByRole('button', { name: /^Оплатити/ }).click()
  await press(page, 'Сплатити')
  await expect(title(page, 'Преміум увімкнено')).toBeVisible()
  await expectClean(page, 'paid')
  await inDark(page, 'paid')
  await page.getByRole('link', { name: 'Продовжити навчання' }).click()
  await expect(page).toHaveURL('/subjects/math')
})

test('while the bank decides a reload shows the truth, and the page goes on by itself once it is paid', async ({ page }) => {
  await toProvider(page, '/paywall/paywallv2')
  const provider = await page.content()
  await press(page, 'Затримати: банк ще думає')
  await expect(title(page, 'Очікуємо підтвердження банку')).toBeVisible()
  await page.reload()
  await expect(title(page, 'Очікуємо підтвердження банку')).toBeVisible()
  await expectClean(page, 'pending')
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(provider)?.[1] ?? ''
  const form = { data: hidden('data'), signature: hidden('signature'), status: 'sandbox' }
  await page.request.post('/api/sandbox/liqpay/decision', { form, maxRedirects: 0 })
  await expect(title(page, 'Преміум увімкнено')).toBeVisible({ timeout: 15_000 })
})

test('a parent without an account pays by a link, and the pupil has premium within ten seconds, with a receipt', async ({
  page,
  browser,
}) => {
  await openSignedIn(page, '/paywall')
  await press(page, 'Посилання для батьків')
  const link = await page.getByLabel('Посилання для того, хто оплатить').inputValue()
  const parent = await (await browser.newContext()).newPage()
  await toProvider(parent, link)
  await press(parent, 'Сплатити')
  await expect(title(parent, 'Дякуємо! Преміум подаровано')).toBeVisible()
  await parent.context().close()
  await expect(title(page, 'Преміум увімкнено')).toBeVisible({ timeout: 10_000 })
  await page.getByRole('link', { name: 'Квитанції у профілі' }).click()
  await expect(page.getByRole('region', { name: 'Преміум' })).toContainText('оплачено')
})
