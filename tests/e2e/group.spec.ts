import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectClean } from './axe.ts'
import { answer, handIn, heading, paper } from './paper.ts'
import { fillSignIn, leaveInStorage, openSignedIn, register } from './people.ts'
import { expect, test } from './site.ts'

/** Pays for five seats as the sandbox does. @returns the address of the group. */
async function buyGroup(page: Page, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }
  const get = async (path: string) => (await (await page.request.get(path, { headers })).json()).data
  const { products } = await get('/api/v3/products')
  const product = products.find(({ kind }: { kind: string }) => kind === 'group').id
  const begun = await page.request.post('/api/v3/payments', { headers, data: { product, seats: 5 } })
  const { data, signature } = (await begun.json()).data.checkout
  await page.request.post('/api/sandbox/liqpay/decision', { form: { data, signature, status: 'sandbox' } })
  const { owned } = await get('/api/v3/groups')
  return `/group-premium?group=${owned[0].id}`
}

test('a teacher invites, a pupil joins by the link and sits the paper, and the teacher sees it', async ({ page, browser, baseURL }) => {
  test.slow()
  const { token } = await openSignedIn(page, '/group-premium')
  await expect(page.getByRole('link', { name: 'До оплати' })).toBeVisible()
  await expectClean(page, 'offer')
  await page.goto(await buyGroup(page, token))
  await page.getByRole('link', { name: 'Завдання', exact: true }).click()
  await page.getByRole('button', { name: 'Призначити варіант' }).click()
  await page.getByRole('form', { name: 'Новий варіант для класу' }).getByLabel('Предмет').selectOption('math')
  await page.getByLabel('Варіант', { exact: true }).selectOption({ label: paper.title })
  await page.getByRole('button', { name: 'Дати класу' }).click()
  await expect(page.getByRole('heading', { name: `Математика, ${paper.title}` })).toBeVisible()
  await page.getByRole('link', { name: 'Запросити' }).click()
  const code = (await page.getByText(/^Код: /).textContent())?.replaceAll(/Код:|\s/g, '')
  await page.getByRole('button', { name: 'Показати QR-код' }).click()
  await expect(page.getByRole('img', { name: `QR-код запрошення: ${baseURL}/group-premium?join=${code}` })).toBeVisible()
  await expectClean(page, 'desk')

  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, baseURL })
  const pupil = await context.newPage()
  const { person } = await register(pupil)
  await pupil.goto(`/group-premium?join=${code}`)
  await pupil.getByRole('button', { name: 'Увійти або зареєструватися' }).click()
  await fillSignIn(pupil, person)
  const consent = pupil.getByRole('checkbox', { name: /^Показувати мої результати/ })
  await expect(consent).not.toBeChecked()
  await expectClean(pupil, 'invitation')
  await consent.check({ force: true })
  await pupil.getByRole('button', { name: 'Приєднатися й показувати результати' }).click()
  await expect(pupil.getByText('Твоє місце дає преміум до')).toBeVisible()
  await expectClean(pupil, 'seat')
  expect(await pupil.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await pupil.getByRole('link', { name: /^До завдання: Математика/ }).click()
  await pupil.getByRole('button', { name: /^Почати: Математика/ }).click()
  await expect(heading(pupil, 1)).toBeVisible()
  await answer(pupil, paper.questions[0]!)
  await handIn(pupil)
  await expect(pupil.getByRole('heading', { level: 1, name: 'Результат' })).toBeVisible()
  await context.close()

  await page.getByRole('link', { name: 'Завдання', exact: true }).click()
  await page.reload()
  await expect(page.getByRole('progressbar', { name: 'Здали' })).toHaveAttribute('aria-valuetext', '1 з 1')
  await page.getByRole('link', { name: /^Відповіді за завданнями: Математика/ }).click()
  const row = page.getByRole('table', { name: `${paper.title}: хто здав` }).getByRole('row', { name: person.name })
  await expect(row).toContainText('1\u00a0з\u00a032')
  await page.getByRole('link', { name: 'Усі роботи класу' }).click()
  await expect(page.getByRole('table', { name: /^Карта класу/ }).getByRole('row', { name: person.name })).toContainText('100 %')
})

test('by night the offer and the desk can be read, and neither scrolls sideways on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ colorScheme: 'dark' })
  const { token, refreshToken } = await register(page)
  await leaveInStorage(page, { token, refresh_token: refreshToken, token_refresh_at: String(Date.now() + 86_400_000) })
  for (const [path, title] of [
    ['/group-premium', 'Преміум для класу'],
    [await buyGroup(page, token), 'Новий клас'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Завантаження…' })).toHaveCount(0)
    await expectClean(page, title, { rules: ['color-contrast'] })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
})
