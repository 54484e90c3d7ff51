import { test as plain, type Page } from '@playwright/test'
import { configure } from './configure.ts'
import { fillSignIn, openSignedIn, register, storage } from './people.ts'
import { expect, test } from './site.ts'

const signIn = (page: Page) => page.getByRole('dialog', { name: 'Вхід' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, includeHidden: true })

test.describe('/profile without a session', () => {
  test('asks to sign in over its frame, and closing the dialog leads home', async ({ page }) => {
    await page.goto('/profile')
    await expect(signIn(page)).toBeVisible()
    await expect(heading(page, 'Персональні дані')).toBeVisible()
    await expect(page).toHaveURL('/profile')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/')
    await expect(signIn(page)).toBeHidden()
  })

  test('opens after signing in, in the same place @each-change', async ({ page }) => {
    const { person } = await register(page)
    await page.goto('/profile')
    await fillSignIn(page, person)
    await expect(page.getByText(person.email, { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/profile')
    await expect(page).toHaveTitle('Персональні дані · Складу')
  })

  test('the browser’s Back takes the dialog away with the page', async ({ page }) => {
    await page.goto('/dashboard')
    await expect(page.getByRole('button', { name: 'Увійти' })).toBeVisible()
    await page.evaluate(() => history.pushState(null, '', '/profile'))
    await expect(signIn(page)).toBeVisible()
    await page.goBack()
    await expect(signIn(page)).toBeHidden()
    await expect(page).toHaveURL('/dashboard')
  })

  test('a confirmed new password closes the dialog and leads home', async ({ page }) => {
    const { person } = await register(page)
    await page.goto('/profile')
    await signIn(page).getByRole('button', { name: 'Забули пароль?' }).click()
    const reset = page.getByRole('dialog', { name: 'Назад' })
    await reset.getByLabel('E-mail').fill(person.email)
    await reset.getByRole('button', { name: 'Відновити' }).click()
    await expect(reset.getByText('Новий пароль надіслано на пошту')).toBeVisible()
    await reset.getByRole('button', { name: 'OK' }).click()
    await expect(page).toHaveURL('/')
  })
})

test('a session that the server ends asks to sign in over the page, and the page stays', async ({ page }) => {
  const { person, token } = await openSignedIn(page, '/profile')
  await expect(page.getByText(person.email, { exact: true })).toBeVisible()
  // Requests of the page that are still open would meet the end of the session first.
  await page.waitForLoadState('networkidle')
  await page.request.post('/api/v3/user/logout', { headers: { authorization: `Bearer ${token}` } })
  await page.getByRole('button', { name: 'Завантажити мої дані' }).click()
  await expect(signIn(page)).toBeVisible()
  await expect(page).toHaveURL('/profile')
  await fillSignIn(page, person)
  await expect(page.getByText(person.email, { exact: true })).toBeVisible()
})

test('leaving the account on /profile leads home without a dialog', async ({ page }) => {
  await openSignedIn(page, '/profile')
  const dialogs = await page.evaluateHandle(() => {
    const seen = { count: 0 }
    new MutationObserver(() => void (seen.count += document.querySelectorAll('[role=dialog]').length)).observe(document, {
      childList: true,
      subtree: true,
    })
    return seen
  })
  await page.getByRole('button', { name: 'Вийти' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(async () => (await storage(page, 'anonymous_token'))['anonymous_token']).not.toBeNull()
  expect(await dialogs.jsonValue()).toEqual({ count: 0 })
})

test.describe('where the whole site is guarded', () => {
  test.beforeEach(({ page }) => configure(page, { guards: { global: true } }))

  test('a page that is not public asks to sign in and then opens itself @each-change', async ({ page }) => {
    const { person } = await register(page)
    await page.goto('/subjects/math')
    await expect(signIn(page)).toBeVisible()
    await fillSignIn(page, person)
    await expect(page.getByRole('heading', { level: 1, name: 'Математика' })).toBeVisible()
    await expect(page).toHaveURL('/subjects/math')
  })

  test('public pages and the ways in stay open', async ({ page }) => {
    for (const path of ['/', '/auth', '/error', '/no-such-page']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })
})

test.describe('route rules', () => {
  test('a relative target opens in place of the address, which does not stay in the history', async ({ page }) => {
    await configure(page, { routeRules: { '/learn/*': { redirect: '/subjects/math' } } })
    await page.goto('/dashboard')
    await page.goto('/learn/math?x=1')
    await expect(page.getByRole('heading', { level: 1, name: 'Математика' })).toBeVisible()
    await expect(page).toHaveURL('/subjects/math')
    await page.goBack()
    await expect(page).toHaveURL('/dashboard')
  })

  test('a visitor is a guest before a rule is followed', async ({ page }) => {
    await configure(page, { routeRules: { '/learn': { redirect: '/' } } })
    const login = page.waitForResponse('**/api/v3/auth/anonymous')
    await page.goto('/learn')
    expect(new URL((await login).request().headers()['referer'] ?? '').pathname).toBe('/learn')
    await expect(page).toHaveURL('/')
    expect((await storage(page, 'anonymous_token'))['anonymous_token']).not.toBeNull()
  })

  test('a rule goes before the guard, and an address that breaks its schema before the rule', async ({ page }) => {
    await configure(page, { routeRules: { '/profile': { redirect: '/dashboard' }, '/subjects/*': { redirect: '/dashboard' } } })
    await page.goto('/profile')
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goto('/subjects/math/survey/x-1')
    await expect(page.getByRole('heading', { name: '404 - Сторінка не знайдена' })).toBeVisible()
  })

  test('targets that are no addresses and circles are ignored and logged', async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())))
    await configure(page, {
      routeRules: { '/dashboard': { redirect: 'javascript:alert(1)' }, '/a': { redirect: '/b' }, '/b': { redirect: '/a' } },
    })
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Навчання' })).toBeVisible()
    await page.goto('/a')
    await expect(page.getByRole('heading', { name: '404 - Сторінка не знайдена' })).toBeVisible()
    expect(complaints.filter((text) => text.startsWith('routeRules'))).toEqual([
      'routeRules: javascript:alert(1) is no target of a redirect',
      'routeRules lead round in a circle: /a → /b → /a',
    ])
  })
})

plain('a rule with an absolute target leaves the site', async ({ page }) => {
  await configure(page, { routeRules: { '/shop/*': { redirect: 'https://elsewhere.example/offer' } } })
  await page.route('https://elsewhere.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }))
  await page.goto('/shop/1')
  await page.waitForURL('https://elsewhere.example/offer')
})
