import { readFile } from 'node:fs/promises'
import type { Page, Route } from '@playwright/test'
import { expectCleanInBothThemes } from './axe.ts'
import { leaveInStorage, openSignedIn, register, storage, toast } from './people.ts'
import { expect, test } from './site.ts'

const nameField = (page: Page) => page.getByLabel('Ім’я')
const save = (page: Page) => page.getByRole('button', { name: 'Зберегти' })
const section = (page: Page, name: string) => page.getByRole('region', { name })
const refuse = (status: number) => (route: Route) => route.fulfill({ status, json: { errorMessage: 'Сервер відпочиває' } })

/** The same answer with a change in `data.user`. */
const userWith = (page: Page, change: (user: Record<string, unknown>) => object) =>
  page.route('**/api/v3/user', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: { user: Record<string, unknown> } }
    await route.fulfill({ response, json: { data: { user: { ...data.user, ...change(data.user) } } } })
  })

test.describe('the name', () => {
  test('is saved by itself, read again from the server, and put back by one press @each-change', async ({ page }) => {
    await openSignedIn(page, '/profile')
    await nameField(page).fill(' Олена Коваль ')
    const reload = page.waitForRequest((request) => request.method() === 'GET' && request.url().endsWith('/api/v3/user'))
    await save(page).click()
    await reload
    await expect(page.getByText('Збережено', { exact: true })).toBeVisible()
    await expect(nameField(page)).toHaveValue('Олена Коваль')
    await expect(save(page)).toBeDisabled()
    await page.getByRole('button', { name: 'Повернути попереднє' }).click()
    await expect(nameField(page)).toHaveValue('Оля Коваль')
    await page.reload()
    await expect(nameField(page)).toHaveValue('Оля Коваль')
  })

  test('that is too short is refused beside its field before anything is sent', async ({ page }) => {
    await openSignedIn(page, '/profile')
    let calls = 0
    page.on('request', (request) => void (calls += Number(request.method() === 'POST')))
    await nameField(page).fill('Ол')
    await save(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Ім’я повинно містити щонайменше 3 символи' })).toBeVisible()
    await expect(nameField(page)).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('button', { name: 'Скасувати' }).click()
    await expect(nameField(page)).toHaveValue('Оля Коваль')
    expect(calls).toBe(0)
  })

  test('that the server did not take stays typed, with a toast and the reason beside it', async ({ page }) => {
    await openSignedIn(page, '/profile')
    await page.route('**/api/v3/user', (route) => (route.request().method() === 'POST' ? refuse(503)(route) : route.fallback()))
    await nameField(page).fill('Олена')
    await save(page).click()
    await expect(toast(page, 'error', 'Сервер відпочиває')).toBeVisible()
    await expect(section(page, 'Про тебе').getByRole('alert').filter({ hasText: 'Сервер відпочиває' })).toBeVisible()
    await expect(nameField(page)).toHaveValue('Олена')
  })

  test('unsaved is not lost by a link or by closing the tab', async ({ page }) => {
    await openSignedIn(page, '/profile')
    await nameField(page).fill('Олена')
    await page.getByRole('link', { name: 'Складу' }).first().click()
    const question = page.getByRole('alertdialog', { name: 'Піти без збереження?' })
    await expect(question.getByRole('button', { name: 'Лишитися' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question).toBeHidden()
    await expect(nameField(page)).toHaveValue('Олена')
    const asked = page.waitForEvent('dialog')
    await page.evaluate(() => void setTimeout(() => location.reload()))
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await page.getByRole('link', { name: 'Складу' }).first().click()
    await question.getByRole('button', { name: 'Піти' }).click()
    await expect(page).toHaveURL('/dashboard')
  })
})

test.describe('the devices', () => {
  test('another device is ended from here', async ({ page }) => {
    const { person } = await openSignedIn(page, '/dashboard')
    const headers = { 'x-device-model': 'Safari', 'x-device-platform': 'iOS', 'x-device-platform-version': '18' }
    const login = await page.request.post('/api/v3/login', { data: { email: person.email, password: person.password }, headers })
    const { token } = ((await login.json()) as { data: { token: string } }).data
    await page.goto('/profile')
    const devices = section(page, 'Твої пристрої')
    await expect(devices.getByRole('listitem')).toHaveCount(2)
    await expect(devices.getByRole('listitem').first()).toContainText('Цей пристрій')
    await devices.getByRole('button', { name: 'Завершити сеанс: Safari, iOS 18' }).click()
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    expect((await page.request.get('/api/v3/user', { headers: { authorization: `Bearer ${token}` } })).status()).toBe(401)
  })

  test('ending the session of this device is leaving the account', async ({ page }) => {
    await openSignedIn(page, '/profile')
    await section(page, 'Твої пристрої')
      .getByRole('button', { name: /Завершити сеанс/ })
      .click()
    await expect(page).toHaveURL('/')
    await expect.poll(() => storage(page, 'token', 'premiumStatus')).toEqual({ token: null, premiumStatus: null })
  })
})

test('a subscription is cancelled after a yes, and the user is read again', async ({ page }) => {
  let isRenewing = true
  await userWith(page, () => ({
    premium: { status: 'active', until: '2031-05-25T12:00:00Z', is_renewing: isRenewing, store: null, store_item_id: 'item-1' },
  }))
  let sent: unknown
  await page.route('**/api/v3/subscriptions/web/cancel', async (route) => {
    sent = route.request().postDataJSON()
    isRenewing = false
    await route.fulfill({ json: { success: true } })
  })
  await openSignedIn(page, '/profile')
  const premium = section(page, 'Преміум')
  await expect(premium).toContainText('Преміум діє до 25 травня 2031 року.')
  await premium.getByRole('button', { name: 'Скасувати підписку' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Скасувати підписку' }).click()
  await expect(premium).toContainText('Автопродовження немає')
  await expect(premium.getByRole('button')).toHaveCount(0)
  expect(sent).toEqual({ store_item_id: 'item-1' })
  expect((await storage(page, 'premiumStatus'))['premiumStatus']).toBe('active')
})

test('everything stored about the pupil is handed over as a JSON file', async ({ page }) => {
  const { person } = await openSignedIn(page, '/profile')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Завантажити мої дані' }).click()
  expect((await download).suggestedFilename()).toBe('skladu-moi-dani.json')
  const kept = JSON.parse(await readFile(await (await download).path(), 'utf8')) as { user: object }
  expect(kept.user).toMatchObject({ name: person.name, email: person.email })
})

test.describe('the end of an account', () => {
  const ask = (page: Page) => page.getByRole('button', { name: 'Видалити акаунт' }).click()
  const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Видалити акаунт назавжди?' })

  test('comes after a clear warning: tokens go, the browser goes home, and nobody can sign in again @each-change', async ({ page }) => {
    const { person } = await openSignedIn(page, '/profile', { premiumStatus: 'none' })
    await ask(page)
    await expect(warning(page)).toContainText('Зникнуть назавжди')
    await expect(warning(page).getByRole('button', { name: 'Лишити акаунт' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(warning(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Видалити акаунт' })).toBeFocused()
    await ask(page)
    await warning(page).getByRole('button', { name: 'Видалити назавжди' }).click()
    await expect(page).toHaveURL('/')
    await expect
      .poll(() => storage(page, 'token', 'refresh_token', 'premiumStatus'))
      .toEqual({ token: null, refresh_token: null, premiumStatus: null })
    const { email, password } = person
    expect((await page.request.post('/api/v3/login', { data: { email, password } })).status()).toBe(401)
  })

  test('does not come when the server refuses: the question stays, with the reason', async ({ page }) => {
    const { token } = await openSignedIn(page, '/profile')
    await page.route('**/api/v3/user', (route) => (route.request().method() === 'DELETE' ? refuse(503)(route) : route.fallback()))
    await ask(page)
    await warning(page).getByRole('button', { name: 'Видалити назавжди' }).click()
    await expect(toast(page, 'error', 'Сервер відпочиває')).toBeVisible()
    await expect(warning(page).getByRole('alert').filter({ hasText: 'Сервер відпочиває' })).toBeVisible()
    expect((await storage(page, 'token'))['token']).toBe(token)
  })
})

test('each part that cannot be loaded says so alone and can be asked again', async ({ page }) => {
  test.slow()
  await page.route('**/api/v3/user', refuse(403), { times: 1 })
  await page.route('**/api/v3/user/sessions', refuse(403), { times: 1 })
  const { person } = await openSignedIn(page, '/profile')
  for (const name of ['Про тебе', 'Твої пристрої']) {
    await section(page, name).getByRole('button', { name: 'Спробувати ще' }).click()
    await expect(section(page, name).getByRole('button', { name: 'Спробувати ще' })).toHaveCount(0)
  }
  await expect(page.getByText(person.email, { exact: true })).toBeVisible()
  await expect(section(page, 'Твої пристрої').getByRole('listitem')).toHaveCount(1)
})

test('the page and its question are clean for everybody by day and by night, and nothing reaches beyond the screen @everywhere', async ({
  page,
}) => {
  const { token } = await register(page)
  await leaveInStorage(page, { token })
  await page.goto('/profile')
  await expect(section(page, 'Твої пристрої').getByRole('listitem')).toHaveCount(1)
  await nameField(page).fill('Ол')
  await save(page).click()
  await expectCleanInBothThemes(page, 'profile')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  await page.getByRole('button', { name: 'Видалити акаунт' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectCleanInBothThemes(page, 'deletion')
})
