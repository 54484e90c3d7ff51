import { configure } from './configure.ts'
import { expectClean } from './axe.ts'
import { fillSignIn, fillSignUp, newPerson, openSignedIn, recordBodies, register, storage, toast } from './people.ts'
import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

test.describe('a 200 that says success: false is a failure', () => {
  const refusal = { json: { success: false, errorMessage: 'Сервер не погодився', data: { token: 'never-to-be-kept' } } }

  test('login and register: said in the form and as a toast, nothing is stored @each-change', async ({ page }) => {
    await page.route(/\/api\/v3\/(login|register)$/, (route) => route.fulfill(refusal))
    await page.goto('/no-such-page')
    await page.getByRole('button', { name: 'Увійти' }).click()
    const person = newPerson()
    const dialog = await fillSignIn(page, person)
    await expect(dialog.getByRole('alert')).toHaveText('Сервер не погодився')
    await expect(toast(page, 'error', 'Сервер не погодився')).toBeVisible()
    await dialog.getByRole('button', { name: 'Вперше тут? Зареєструватися' }).click()
    const signUp = await fillSignUp(page, person)
    await signUp.getByRole('button', { name: 'Зареєструватися' }).click()
    await expect(signUp.getByRole('alert')).toHaveText('Сервер не погодився')
    expect(await storage(page, 'token')).toEqual({ token: null })
    await expect(toast(page, 'success', 'Ваша реєстрація пройшла успішно')).toHaveCount(0)
  })

  test('reset-password: no «надіслано»', async ({ page }) => {
    await page.route('**/api/v3/reset-password', (route) => route.fulfill({ json: { success: false } }))
    await page.goto('/no-such-page')
    await page.getByRole('button', { name: 'Увійти' }).click()
    await page.getByRole('button', { name: 'Забули пароль?' }).click()
    const dialog = page.getByRole('dialog', { name: 'Назад' })
    await dialog.getByLabel('E-mail').fill(newPerson().email)
    await dialog.getByRole('button', { name: 'Відновити' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('An error occurred')
    await expect(toast(page, 'error', 'An error occurred')).toBeVisible()
    await expect(dialog.getByText('Новий пароль надіслано на пошту')).toHaveCount(0)
  })

  test('deleting the account: the account stays', async ({ page }) => {
    const { token } = await openSignedIn(page, '/profile')
    await page.route('**/api/v3/user', (route) => (route.request().method() === 'DELETE' ? route.fulfill(refusal) : route.fallback()))
    await page.getByRole('button', { name: 'Видалити акаунт' }).click()
    await page.getByRole('button', { name: 'Видалити назавжди' }).click()
    await expect(toast(page, 'error', 'Сервер не погодився')).toBeVisible()
    expect(await storage(page, 'token')).toEqual({ token })
    await expect(page).toHaveURL('/profile')
  })
})

test('devices, groups and lists of a second visit: a call that fails is said, once while it stands', async ({ page }) => {
  await openSignedIn(page, '/dashboard')
  await expect(page.getByRole('region', { name: 'Мої предмети' }).getByRole('link', { name: /^Математика/ })).toBeVisible()
  await page.route(/\/api\/v3\/(user\/readiness|user\/sessions|groups|products)(\?|$)/, (route) =>
    route.fulfill({ status: 400, json: { errorMessage: 'Не зараз' } }),
  )
  for (const path of ['/dashboard', '/profile', '/group-premium']) {
    await page.goto(path)
    await expect(toast(page, 'error', 'Не зараз')).toBeVisible()
    await expect(toast(page, 'error', 'Не зараз')).toHaveCount(1)
  }
})

/** A page drawn by the server answers to events once the code of the site has hydrated it. */
async function openLive(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await expect(page.locator('#root[data-alive]')).toBeAttached()
}

test.describe('what breaks outside of drawing', () => {
  test.use({ breaksOnPurpose: true })
  test.beforeEach(({ page }) => configure(page, { clientErrors: { share: 1 } }))

  test('in a timer or a promise: a toast, a report without anything of the visitor, and the page goes on', async ({ page }) => {
    const bodyOf = await recordBodies(page)
    const report = page.waitForRequest('**/api/v3/client-errors')
    const answered = page.waitForResponse('**/api/v3/client-errors')
    await openLive(page)
    await page.evaluate(() => void setTimeout(() => (null as unknown as { olia: () => void }).olia()))
    await expect(toast(page, 'error', 'An unexpected error occurred')).toBeVisible()
    expect((await report).method()).toBe('POST')
    expect(await bodyOf('/api/v3/client-errors')).toEqual({
      kind: 'error',
      name: 'TypeError',
      message: expect.stringContaining('Cannot read properties of null'),
      places: [],
      route: 'dashboard',
      build: expect.any(String),
      isFatal: false,
    })
    expect((await report).headers()['authorization']).toBeUndefined()
    expect((await answered).status()).toBe(200)
    await page.evaluate(() => void Promise.reject(new RangeError('a promise of the test')))
    await expect(page.getByRole('heading', { level: 1, name: 'Навчання' })).toBeVisible()
  })

  test('again and again: the error page', async ({ page }) => {
    await openLive(page)
    await page.evaluate(() => {
      for (let count = 0; count < 6; count += 1) setTimeout(() => (null as unknown as { broken: () => void }).broken(), count * 50)
    })
    await expect(page.getByRole('heading', { name: 'Щось зламалося в нас' })).toBeVisible()
    await expectClean(page, 'broken down')
  })
})

test('a page that the server draws is entered with one request in place of its own calls', async ({ page }) => {
  await page.goto('/subjects')
  await expect(page.getByRole('link', { name: /Математика/ }).first()).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await page
    .getByRole('link', { name: /Математика/ })
    .first()
    // A pointer would rest on a link of the page that opens, which is fetched ahead.
    .press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Математика' })).toBeVisible()
  await expect.poll(() => asked.filter((path) => path.endsWith('/_payload.json'))).toEqual(['/subjects/math/_payload.json'])
  expect(asked.filter((path) => /^\/api\/v3\/subjects\/math(\/theory)?$/.test(path))).toEqual([])
  expect((await page.request.get('/dashboard/_payload.json')).status()).toBe(404)
})

for (const path of [
  '/subjects/nope',
  '/subjects/math/survey/nmt-00000000-0000-4000-8000-000000000000',
  '/result/math/nmt-00000000-0000-4000-8000-000000000000',
]) {
  test(`${path}: the 404 page with its path, header, footer and main @phone-by-night`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: '404 - Сторінка не знайдена' })).toBeVisible()
    await expect(main.getByText(`Page not found: ${path}`)).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('main')).toHaveCount(1)
    await main.getByRole('link', { name: 'На головну' }).click()
    await expect(page).toHaveURL('/')
  })
}

test('the footer of the demonstration shows every element of the specification', async ({ page }) => {
  await page.goto('/dashboard')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText('ТОВ “Приклад”')).toBeVisible()
  await expect(footer.getByText('00000000', { exact: false }).first()).toBeVisible()
  await expect(footer.getByRole('link', { name: '+380000000000' })).toHaveAttribute('href', 'tel:+380000000000')
  for (const title of ['Навігація', 'Соціальні мережі', 'Контакти', 'Додаткові посилання', 'Завантажити застосунок'])
    await expect(footer.getByText(title, { exact: true })).toBeVisible()
  await expect(footer.getByRole('link', { name: /@skladu\.example/ })).toHaveCount(2)
  await expect(footer.getByRole('link', { name: /Instagram|Telegram|TikTok/ })).toHaveCount(3)
  await expect(footer.getByRole('link', { name: /App Store|Google Play/ })).toHaveCount(2)
})

test('a sign-in on any other page leads to learning', async ({ page }) => {
  const { person } = await register(page)
  await page.goto('/subjects/math')
  await page.getByRole('button', { name: 'Увійти' }).click()
  await fillSignIn(page, person)
  await expect(page).toHaveURL('/dashboard')
})
