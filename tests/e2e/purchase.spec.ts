import type { Page } from '@playwright/test'
import { expectClean } from './axe.ts'
import { openSignedIn } from './people.ts'
import { expect, test } from './site.ts'

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
/** In light all rules, in dark the contrast, and nothing scrolls sideways on the narrowest phone. */
async function expectSound(page: Page, heading: string | RegExp) {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expectClean(page, String(heading))
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectClean(page, `${heading}, dark`, { rules: ['color-contrast'] })
  await page.emulateMedia({ colorScheme: 'light' })
  expect([heading, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([heading, 320])
}

async function toProvider(page: Page, path: string) {
  await page.goto(path)
  await page.getByLabel('E-mail для квитанції').fill('mama@example.com')
  await page.getByRole('button', { name: /^Оплатити/ }).click()
  await expect(page.getByText('ТЕСТОВА ОПЛАТА — гроші не списуються')).toBeVisible()
}

/** The signed order in the source of the provider’s page. */
function orderOn(source: string): { data: string; signature: string } {
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(source)?.[1] ?? ''
  return { data: hidden('data'), signature: hidden('signature') }
}

test('a guest whose card is refused pays at the second try, and is back where the offer was opened @each-change', async ({ page }) => {
  await toProvider(page, '/paywall?returnTo=/subjects/math')
  await press(page, 'Відхилити')
  await expect(title(page, 'Оплата не пройшла')).toBeVisible()
  await press(page, 'Спробувати ще раз')
  await expect(page.getByLabel('E-mail для квитанції')).toHaveValue('mama@example.com')
  await page.getByRole('button', { name: /^Оплатити/ }).click()
  await press(page, 'Сплатити')
  await expect(title(page, 'Преміум увімкнено')).toBeVisible()
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
  const form = { ...orderOn(provider), status: 'sandbox' }
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

test('axe finds no fault in an offer and in what is paid, and neither scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/paywall/paywallv2')
  await expect(page.getByRole('button', { name: /^Оплатити/ })).toBeVisible()
  await expectSound(page, /^Учись безкоштовно/)
  await toProvider(page, '/paywall')
  await press(page, 'Сплатити')
  await expectSound(page, 'Преміум увімкнено')
})

test('axe finds no fault in any state of a purchase, in the light or in the dark, and none scrolls sideways at 320 px @by-night', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/paywall/paywallv2')
  await expect(page.getByRole('button', { name: /^Оплатити/ })).toBeVisible()
  await expectSound(page, /^Учись безкоштовно/)
  await page.goto('/paywall')
  await press(page, 'Посилання для батьків')
  const link = await page.getByLabel('Посилання для того, хто оплатить').inputValue()
  await expectSound(page, 'Преміум')
  await page.goto(link)
  await expectSound(page, 'Вас просять оплатити преміум')
  await toProvider(page, '/paywall')
  await expectSound(page, 'Складу: До кінця сесії')
  const order = orderOn(await page.content())
  await page.getByRole('link', { name: 'Повернутися на сайт' }).click()
  await expectSound(page, 'Оплату не завершено')
  const address = page.url()
  for (const [status, heading] of [
    ['processing', 'Очікуємо підтвердження банку'],
    ['failure', 'Оплата не пройшла'],
    ['sandbox', 'Преміум увімкнено'],
    ['half', 'Преміум увімкнено'],
    ['reversed', 'Гроші повернуто'],
  ] as const) {
    await page.request.post('/api/sandbox/liqpay/decision', { form: { ...order, status }, maxRedirects: 0 })
    await page.goto(address)
    await expectSound(page, heading)
    await expect(page.getByRole('note')).toHaveText('Тестовий режим оплати: гроші не списуються.')
    if (status === 'half') await expect(page.getByText('Повернуто')).toBeVisible()
  }
  await page.route('**/api/v3/payments/*', async (route) => {
    const told = await (await route.fetch()).text()
    await route.fulfill({ body: told.replace('"refunded"', '"expired"'), contentType: 'application/json' })
  })
  await page.goto(address)
  await expectSound(page, 'Час на оплату вийшов')
  await page.route('**/api/v3/payments/*', (route) => route.fulfill({ status: 501, json: { errorMessage: 'Сервер відпочиває' } }))
  await page.goto(address)
  await expectSound(page, 'Перевіряємо оплату')
  await page.route('**/api/v3/products', (route) => route.fulfill({ status: 501, json: { errorMessage: 'Сервер відпочиває' } }))
  await page.goto('/paywall')
  await expectSound(page, 'Преміум')
  await expect(page.getByText('Не вдалося завантажити ціни')).toBeVisible()
})
