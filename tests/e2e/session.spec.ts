import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { consentVersion } from '../../contract/consent.ts'
import { configure } from './configure.ts'
import {
  comeIntoSight,
  fillSignIn,
  fillSignUp,
  leaveInStorage,
  newPerson,
  openSignedIn,
  recordBodies,
  register,
  storage,
  toast,
} from './people.ts'
import { expect, holdCalls, test } from './site.ts'

const signIn = { name: 'Увійти' }
const signOut = { name: 'Вийти' }
const keys = ['token', 'anonymous_token', 'premiumStatus', 'refresh_token'] as const

test('register: the guest’s token goes, the session’s is stored, user and statistics are loaded, and it leads to /dashboard', async ({
  page,
}) => {
  const { name, email, password } = newPerson()
  const bodyOf = await recordBodies(page)
  await page.goto('/subjects/math')
  await expect.poll(() => storage(page, 'anonymous_token').then(({ anonymous_token }) => typeof anonymous_token)).toBe('string')
  const guest = (await storage(page, 'anonymous_token')).anonymous_token
  await page.getByRole('button', signIn).click()
  await page.getByRole('button', { name: 'Вперше тут? Зареєструватися' }).click()
  const dialog = await fillSignUp(page, { name, email, password })
  const loaded = ['user', 'user/v2-statistic'].map((path) => page.waitForResponse(`**/api/v3/${path}`))
  await dialog.getByRole('button', { name: 'Зареєструватися' }).click()
  for (const response of await Promise.all(loaded)) expect(response.status()).toBe(200)
  await expect(page).toHaveURL('/dashboard')
  await expect(dialog).toBeHidden()
  expect(await bodyOf('/api/v3/register')).toEqual({ name, email, password, anonymous_token: guest })
  await expect.poll(() => bodyOf('/api/v3/user/consent')).toEqual({ version: consentVersion })
  await expect(toast(page, 'success', 'Ваша реєстрація пройшла успішно').getByText('Успішно', { exact: true })).toBeVisible()
  const kept = { token: expect.any(String), anonymous_token: null, premiumStatus: 'none', refresh_token: expect.any(String) }
  await expect.poll(() => storage(page, ...keys)).toEqual(kept)
})

test('login on a paywall path stays there', async ({ page }) => {
  const { person } = await register(page)
  for (const path of ['/paywall/paywallv2', '/paywall']) {
    await page.goto(path)
    await page.getByRole('button', signIn).click()
    await fillSignIn(page, person)
    await expect(page.getByRole('button', signOut)).toBeVisible()
    await expect(page).toHaveURL(path)
    await page.getByRole('button', signOut).click()
    await expect(page).toHaveURL('/')
  }
})

test('logout removes token and premium status and leads to / even when the server refuses the call', async ({ page }) => {
  await openSignedIn(page, '/dashboard')
  await expect.poll(() => storage(page, 'premiumStatus')).toEqual({ premiumStatus: 'none' })
  await page.route('**/api/v3/user/logout', (route) => route.fulfill({ status: 503, json: { errorMessage: 'Сервер відпочиває' } }))
  await page.getByRole('button', signOut).click()
  await expect(page).toHaveURL('/')
  await expect(toast(page, 'error', 'Сервер відпочиває')).toBeVisible()
  await expect.poll(() => storage(page, 'token', 'premiumStatus')).toEqual({ token: null, premiumStatus: null })
})

test('the token is refreshed by the timer at its maximum age', async ({ page }) => {
  const bodyOf = await recordBodies(page)
  await page.clock.install()
  const { token } = await openSignedIn(page, '/no-such-page', { token_refresh_at: String(Date.now() + 3_600_000) })
  const before = await storage(page, 'refresh_token')
  await page.clock.fastForward(3_500_000)
  expect(await storage(page, 'token')).toEqual({ token })
  await page.clock.fastForward(120_000)
  await expect.poll(() => storage(page, 'token')).not.toEqual({ token })
  expect(await bodyOf('/api/v3/auth/refresh')).toEqual(before)
  const asked = page.waitForRequest('**/api/v3/user')
  await comeIntoSight(page)
  expect((await asked).headers().authorization).toBe(`Bearer ${(await storage(page, 'token')).token}`)
})

test('requests wait while the token is being refreshed, and a refused refresh ends the session in silence @each-change', async ({
  page,
}) => {
  let asked = 0
  page.on('request', (request) => void (asked += Number(/\/v3\/(user|subjects)/.test(request.url()))))
  const refuse = await holdCalls(page, '**/api/v3/auth/refresh')
  const refresh = page.waitForRequest('**/api/v3/auth/refresh')
  const { token } = await openSignedIn(page, '/dashboard', { refresh_token: 'unknown-to-the-server', token_refresh_at: '1' })
  await refresh
  expect(asked).toBe(0)
  const carried: (string | undefined)[] = []
  page.on('request', (request) => void carried.push(request.headers()['authorization']))
  refuse()
  await expect.poll(() => storage(page, 'anonymous_token')).not.toEqual({ anonymous_token: null })
  const gone = { token: null, refresh_token: null, token_refresh_at: null }
  expect(await storage(page, 'token', 'refresh_token', 'token_refresh_at')).toEqual(gone)
  await expect(page.getByRole('link', { name: /^Математика/ }).first()).toBeVisible()
  expect(carried).not.toContain(`Bearer ${token}`)
  await expect(page.locator('[data-scope=toast][data-part=root]')).toHaveCount(0)
})

test('nothing goes out with an overdue token while a new one cannot be had; the connection brings it back', async ({ page }) => {
  const carried: (string | undefined)[] = []
  page.on('request', (request) => void carried.push(request.headers()['authorization']))
  let isDown = true
  await page.route('**/api/v3/auth/refresh', (route) => (isDown ? route.fulfill({ status: 503, json: {} }) : route.fallback()))
  const { token } = await openSignedIn(page, '/profile', { token_refresh_at: '1' })
  await expect(page.getByText('Не вдалося завантажити твої дані')).toBeVisible()
  expect(await storage(page, 'token')).toEqual({ token })
  isDown = false
  const { refresh_token: former } = await storage(page, 'refresh_token')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => storage(page, 'refresh_token')).not.toEqual({ refresh_token: former })
  await page.reload()
  await expect(page.getByLabel('Ім’я', { exact: true })).toHaveValue(/./)
  expect(carried).not.toContain(`Bearer ${token}`)
})

test('a sign-out stands, whatever another tab writes while the server is told', async ({ context, page }) => {
  await openSignedIn(page, '/dashboard')
  const other = await context.newPage()
  await other.goto('/team')
  await holdCalls(page, '**/api/v3/user/logout')
  const told = page.waitForRequest('**/api/v3/user/logout')
  await page.getByRole('button', signOut).click()
  await told
  await other.evaluate(() => localStorage.setItem('token', 'another-token-of-the-same-account'))
  await expect(page).toHaveURL('/')
  await expect.poll(() => storage(page, 'token', 'refresh_token')).toEqual({ token: null, refresh_token: null })
  await expect(other.getByRole('button', signOut)).toHaveCount(0)
})

test('the session is polled when that is configured and re-checked when the page comes into sight; an outage of either is said once', async ({
  page,
}) => {
  await configure(page, { session: { pollSeconds: 60 } })
  await page.clock.install()
  await openSignedIn(page, '/no-such-page')
  await expect.poll(() => storage(page, 'premiumStatus')).toEqual({ premiumStatus: 'none' })
  const polled = page.waitForResponse('**/api/v3/user')
  await page.clock.fastForward(61_000)
  expect((await polled).status()).toBe(200)
  await page.route('**/api/v3/user', (route) => route.fulfill({ status: 400, json: { errorMessage: 'Не зараз' } }))
  const checked = page.waitForResponse('**/api/v3/user')
  await comeIntoSight(page)
  expect((await checked).status()).toBe(400)
  await expect(toast(page, 'error', 'Не зараз')).toBeVisible()
  await page.clock.fastForward(5500)
  await expect(toast(page, 'error', 'Не зараз')).toBeHidden()
  const again = page.waitForResponse('**/api/v3/user')
  await page.clock.fastForward(61_000)
  expect((await again).status()).toBe(400)
  await page.clock.fastForward(500)
  await expect(toast(page, 'error', 'Не зараз')).toHaveCount(0)
  await expect(page.getByRole('button', signOut)).toBeVisible()
})

test('the reload of the user after a change of the profile is said each time it fails', async ({ page }) => {
  await openSignedIn(page, '/profile')
  const name = page.getByLabel('Ім’я', { exact: true })
  await expect(name).toHaveValue(/./)
  await page.route('**/api/v3/user', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 400, json: { errorMessage: 'Не зараз' } }) : route.fallback(),
  )
  await name.fill('Оля Нова')
  await page.getByRole('button', { name: 'Зберегти' }).click()
  await expect(toast(page, 'error', 'Не зараз')).toBeVisible()
})

test('offline: a sign-in says that it failed, keeps what was typed and succeeds once the network is back @whole', async ({
  context,
  page,
}) => {
  const { person } = await register(page)
  await page.goto('/no-such-page')
  await page.getByRole('button', signIn).click()
  const dialog = page.getByRole('dialog', { name: 'Вхід' })
  await expect(dialog).toBeVisible()
  await context.setOffline(true)
  await fillSignIn(page, person)
  await expect(dialog.getByRole('alert')).toHaveText('Немає мережі')
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Увійти', exact: true }).click()
  await expect(page.getByRole('button', signOut)).toBeVisible()
})

test('server down at first visit: the guest is made by itself once the network is back', async ({ page }) => {
  await page.route('**/api/v3/auth/anonymous', (route) => route.abort())
  await page.goto('/dashboard')
  await expect(page.getByText('Немає зв’язку з сервером')).toBeVisible()
  await page.unroute('**/api/v3/auth/anonymous')
  await page.evaluate(() => void dispatchEvent(new Event('online')))
  await expect(page.getByText('Немає зв’язку з сервером')).toBeHidden()
  await expect.poll(() => storage(page, 'anonymous_token')).toEqual({ anonymous_token: expect.any(String) })
})

test('a confirmed reset is shown again after a reload within 50 seconds, and not once it was accepted', async ({ page }) => {
  await page.clock.install()
  await page.goto('/no-such-page')
  await page.getByRole('button', signIn).click()
  await page.getByRole('button', { name: 'Забули пароль?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Назад' })
  await dialog.getByLabel('E-mail').fill(newPerson().email)
  await dialog.getByRole('button', { name: 'Відновити' }).click()
  await expect(dialog.getByText('Новий пароль надіслано на пошту')).toBeVisible()
  await page.reload()
  await expect(dialog.getByText('Новий пароль надіслано на пошту')).toBeVisible()
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(dialog).toBeHidden()
  await page.clock.fastForward(1000)
  await page.reload()
  await expect(page.getByRole('button', signIn)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a token that storage holds beside a guest’s is the one that is sent', async ({ page }) => {
  const { token } = await register(page)
  await leaveInStorage(page, { token, anonymous_token: 'a-guest-of-an-earlier-visit' })
  const asked = page.waitForRequest('**/api/v3/user')
  await page.goto('/no-such-page')
  expect((await asked).headers().authorization).toBe(`Bearer ${token}`)
})

test('blocked storage: guest, sign-in and sign-out work for the visit, with one load of the page @whole', async ({
  playwright,
  launchOptions,
  baseURL,
}, info) => {
  const profile = info.outputPath('profile')
  mkdirSync(join(profile, 'Default'), { recursive: true })
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } }
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(preferences))
  const context = await playwright.chromium.launchPersistentContext(profile, { ...launchOptions, baseURL, locale: 'uk-UA' })
  const page = context.pages()[0] ?? (await context.newPage())
  const faults: string[] = []
  let loads = 0
  context.on('weberror', (error) => void faults.push(error.error().message))
  page.on('request', (request) => void (loads += Number(request.isNavigationRequest())))
  const { person } = await register(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Мої предмети' }).getByRole('link', { name: /^Математика/ })).toBeVisible()
  expect(await page.evaluate(() => Promise.resolve().then(() => localStorage.length)).catch(() => 'blocked')).toBe('blocked')
  await page.getByRole('button', signIn).click()
  await fillSignIn(page, person)
  await expect(page.getByRole('button', signOut)).toBeVisible()
  await page.getByRole('button', signOut).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', signOut)).toBeHidden()
  expect([loads, faults]).toEqual([1, []])
  await context.close()
  rmSync(profile, { recursive: true, force: true })
})
