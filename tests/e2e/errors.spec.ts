import type { Page } from '@playwright/test'
import { expectClean } from './axe.ts'
import { fillSignIn, fillSignUp, newPerson, openSignedIn, register, storage, toast } from './people.ts'
import { configureProviders } from './configure.ts'
import { expect, test } from './site.ts'

const openSignIn = async (page: Page) => {
  await page.goto('/no-such-page')
  await page.getByRole('button', { name: 'Увійти' }).click()
  return page.getByRole('dialog', { name: 'Вхід' })
}

test('any failed API call: an error toast titled Помилка, 5000 ms, with the server’s words or the fixed ones @each-change', async ({
  page,
}) => {
  await page.clock.install()
  const dialog = await openSignIn(page)
  const failures: [string, Parameters<import('@playwright/test').Route['fulfill']>[0] | null][] = [
    ['Сервер відпочиває', { status: 500, json: { errorMessage: 'Сервер відпочиває' } }],
    ['An error occurred', { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }],
    ['An unexpected error occurred', null],
    ['An unexpected error occurred', { json: { success: true, data: { token: 7 } } }],
    ['An unexpected error occurred', { contentType: 'text/html', body: '<!doctype html>' }],
  ]
  for (const [detail, answer] of failures) {
    await page.route('**/api/v3/login', (route) => (answer ? route.fulfill(answer) : route.abort()), { times: 1 })
    await fillSignIn(page, newPerson())
    const shown = toast(page, 'error', detail)
    await expect(shown.getByText('Помилка', { exact: true })).toBeVisible()
    await expect(dialog.getByRole('alert')).toHaveText(detail)
    await page.clock.fastForward(3000)
    await expect(shown).toBeVisible()
    await page.clock.fastForward(2500)
    await expect(shown).toBeHidden()
  }
})

test('a toast stays while the pointer or the focus is on it', async ({ page }) => {
  await page.clock.install()
  await page.route('**/api/v3/user/readiness', (route) => route.fulfill({ status: 400, json: { errorMessage: 'Предмети перебирають' } }))
  await page.goto('/dashboard')
  const shown = toast(page, 'error', 'Предмети перебирають')
  await shown.hover()
  await page.clock.fastForward(20_000)
  await expect(shown).toBeVisible()
  await shown.getByRole('button', { name: 'Закрити' }).focus()
  await page.mouse.move(10, 10)
  await page.clock.fastForward(20_000)
  await expect(shown).toBeVisible()
  await page.getByRole('link', { name: 'До вмісту' }).focus()
  await page.clock.fastForward(5500)
  await expect(shown).toBeHidden()
})

test('HTTP 401 in the shared client: the token goes, the guest’s stays, the toast is shown and the caller learns of it', async ({
  page,
}) => {
  await page.route('**/api/v3/user/readiness', (route) => route.fulfill({ status: 401, json: { errorMessage: 'Сеанс завершено' } }))
  const { token, refreshToken } = await register(page)
  const guest = ((await (await page.request.post('/api/v3/auth/anonymous')).json()) as { data: { token: string } }).data.token
  await page.goto('/no-such-page')
  await expect.poll(async () => (await storage(page, 'anonymous_token'))['anonymous_token']).not.toBeNull()
  await page.evaluate(
    (texts) => {
      for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
    },
    { token, refresh_token: refreshToken, anonymous_token: guest, premiumStatus: 'active' },
  )
  await page.goto('/dashboard')
  await expect(toast(page, 'error', 'Сеанс завершено').getByText('Помилка', { exact: true })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Не вдалося завантажити предмети' })).toContainText('Сеанс завершено')
  const kept = { token: null, refresh_token: null, premiumStatus: null, anonymous_token: guest }
  expect(await storage(page, 'token', 'refresh_token', 'premiumStatus', 'anonymous_token')).toEqual(kept)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('button', { name: 'Увійти' })).toBeVisible()
})

test('401 on login, register and social login: it stays in the form, without a toast', async ({ page }) => {
  await configureProviders(page)
  await page.addInitScript(() => {
    let give = (_: { credential: string }) => {}
    const id = {
      initialize: ({ callback }: { callback: typeof give }) => {
        give = callback
      },
      prompt: () => give({ credential: 'a.b.c' }),
    }
    Object.assign(globalThis, { google: { accounts: { id } } })
  })
  await page.route('**/api/v3/auth/google', (route) => route.fulfill({ status: 401, json: { errorMessage: 'Google не впізнав тебе' } }))
  await page.route('**/api/v3/register', (route) => route.fulfill({ status: 401, json: { errorMessage: 'Гостя не впізнано' } }))
  const { person } = await register(page)
  const dialog = await openSignIn(page)
  await fillSignIn(page, { ...person, password: 'не той пароль' })
  await expect(dialog.getByRole('alert')).toHaveText(/\S/)
  await dialog.getByRole('button', { name: 'Увійти через Google' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Google не впізнав тебе')
  await dialog.getByRole('button', { name: 'Вперше тут? Зареєструватися' }).click()
  const signUp = await fillSignUp(page, person)
  await signUp.getByRole('button', { name: 'Зареєструватися' }).click()
  await expect(signUp.getByRole('alert')).toHaveText('Гостя не впізнано')
  await expect(page.locator('[data-scope=toast][data-part=root]')).toHaveCount(0)
})

test('unknown route: Page not found and its path @each-change', async ({ page }) => {
  const response = await page.goto('/nema/takoi')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('Page not found: /nema/takoi')).toBeVisible()
})

test('Google identity service not loaded: an error in the console, and the button does nothing', async ({ page }) => {
  await configureProviders(page)
  const dialog = await openSignIn(page)
  await expect(dialog).toBeVisible()
  const logged = page.waitForEvent('console', (message) => message.type() === 'error' && message.text().includes('Google'))
  await dialog.getByRole('button', { name: 'Увійти через Google' }).click()
  await logged
  await expect(dialog.getByRole('button', { name: 'Увійти через Google' })).toBeEnabled()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await expect(page.locator('[data-scope=toast][data-part=root]')).toHaveCount(0)
})

const missing: [string, Parameters<import('@playwright/test').Route['fulfill']>[0] | null][] = [
  ['is gone', { status: 404, body: '' }],
  ['is a page', { contentType: 'text/html', body: '<!doctype html>' }],
  ['is lost on the way', null],
]
for (const [name, answer] of missing) {
  test(`chunk-load failure: a chunk that ${name} reloads the page once, then shows the error page; other routes work`, async ({
    context,
    page,
  }) => {
    let loads = 0
    page.on('request', (request) => void (loads += Number(request.isNavigationRequest())))
    await page.goto('/no-such-page')
    await context.route('**/assets/dashboard*.js', (route) => (answer ? route.fulfill(answer) : route.abort()))
    await page.getByRole('link', { name: 'До навчання' }).click()
    await expect.poll(() => loads, { timeout: 30_000 }).toBe(2)
    await expect(page.getByRole('heading', { name: 'Щось зламалося в нас' })).toBeVisible()
    const retry = page.getByRole('button', { name: 'Спробувати ще' })
    await retry.click()
    await expect(retry).toBeVisible()
    await page.getByRole('link', { name: 'На головну' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Щось зламалося в нас')
    expect(loads).toBe(2)
    await context.unroute('**/assets/dashboard*.js')
  })
}

test('chunk-load failure while the server is out of reach keeps the page @whole', async ({ context, page }) => {
  let loads = 0
  page.on('request', (request) => void (loads += Number(request.isNavigationRequest())))
  await page.goto('/no-such-page')
  await expect(page.getByRole('button', { name: 'Увійти' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'До навчання' }).click()
  await expect(page.getByRole('heading', { name: 'Немає мережі' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Спробувати ще' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Навчання' })).toBeVisible()
})

test('the code of the site itself cannot be fetched: the page says so and a retry brings it @each-change', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Сторінка не завантажилася' })).toBeVisible()
  await expect(page).toHaveTitle('Сторінка не завантажилася · Складу')
  await expectClean(page, 'unreached')
  await page.unroute('**/assets/*.js')
  await page.getByRole('link', { name: 'Спробувати ще' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Навчання' })).toBeVisible()
})

test.describe('a page that breaks', () => {
  test.use({ breaksOnPurpose: true })
  test('fatal or unhandled error: the error page with a way on', async ({ page }) => {
    await page.addInitScript(() => {
      const broken = () => {
        throw new Error('broken by the test')
      }
      Object.assign(Array.prototype, { toSorted: broken })
    })
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Щось зламалося в нас' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Спробувати ще' })).toBeVisible()
    await page.getByRole('link', { name: 'На головну' }).click()
    await expect(page).toHaveURL('/')
  })
})

test('a page whose loading fails says so in a toast and stays mendable in its place', async ({ page }) => {
  await page.route('**/api/v3/user/readiness', (route) => route.fulfill({ status: 400, json: { errorMessage: 'Предмети перебирають' } }))
  await openSignedIn(page, '/dashboard')
  await expect(toast(page, 'error', 'Предмети перебирають')).toBeVisible()
  await page.unroute('**/api/v3/user/readiness')
  await page.getByRole('alert').filter({ hasText: 'Предмети перебирають' }).getByRole('button', { name: 'Спробувати ще' }).click()
  await expect(page.getByRole('link', { name: /^Математика/ })).toBeVisible()
})
