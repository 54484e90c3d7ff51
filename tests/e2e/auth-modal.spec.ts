import type { Locator, Page } from '@playwright/test'
import { configureProviders } from './configure.ts'
import { expectClean } from './axe.ts'
import { fillSignIn, register, toast } from './people.ts'
import { lightOnPhoneDarkOnDesktop, expect, holdCalls, test } from './site.ts'

const dialog = (page: Page, name = 'Вхід') => page.getByRole('dialog', { name })

async function open(page: Page): Promise<Locator> {
  await page.goto('/profile')
  await expect(dialog(page).getByLabel('E-mail')).toBeFocused()
  return dialog(page)
}

const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

test('on a low screen it takes at most 95 % of the height and scrolls inside, not the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 })
  await configureProviders(page)
  const form = await open(page)
  await form.getByRole('button', { name: 'Вперше тут? Зареєструватися' }).click()
  const signUp = dialog(page, 'Реєстрація')
  await expect(signUp.getByLabel('Повне ім’я')).toBeFocused()
  expect((await boxOf(signUp)).height).toBeLessThanOrEqual(420 * 0.95)
  await signUp.getByRole('button', { name: 'Увійти через Apple' }).scrollIntoViewIfNeeded()
  await expect(signUp.getByRole('button', { name: 'Увійти через Apple' })).toBeInViewport()
  await expect(signUp.getByRole('button', { name: 'Закрити' })).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a slow server shows itself: the button is busy, nothing is sent twice, and closing gives the call up', async ({ page }) => {
  await configureProviders(page)
  const { person } = await register(page)
  let calls = 0
  page.on('request', (request) => void (calls += Number(request.url().endsWith('/api/v3/login'))))
  const release = await holdCalls(page, '**/api/v3/login', (route) => route.continue().catch(() => undefined))
  await open(page)
  const form = await fillSignIn(page, person)
  const submit = form.getByRole('button', { name: 'Увійти', exact: true })
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => calls).toBe(1)
  await page.keyboard.press('Enter')
  await submit.click({ force: true })
  await expect(form.getByRole('button', { name: 'Увійти через Google' })).toBeDisabled()
  expect(calls).toBe(1)
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  release()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('any failure but a refusal stands in the form and in a toast', async ({ page }) => {
  await page.route('**/api/v3/login', (route) => route.fulfill({ status: 503, json: { errorMessage: 'Сервер відпочиває' } }))
  await open(page)
  const form = await fillSignIn(page, { email: 'olia@example.com', password: 'довгий пароль' })
  await expect(form.getByRole('alert').filter({ hasText: 'Сервер відпочиває' })).toBeVisible()
  await expect(toast(page, 'error', 'Сервер відпочиває')).toBeVisible()
})

test('a dialog whose code cannot be fetched says so, and the next press tries again @whole', async ({ page }) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Навчання' })).toBeVisible()
  const offline = (url: URL) => /auth-modal-.*\.js/.test(url.pathname) || url.pathname === '/config.json'
  await page.route(offline, (route) => route.abort())
  const button = page.getByRole('button', { name: 'Увійти' })
  await button.click()
  await expect(toast(page, 'error', 'Вікно входу не завантажилося')).toBeVisible()
  await page.unroute(offline)
  await button.click()
  await expect(dialog(page)).toBeVisible()
})

for (const { colorScheme, screen } of lightOnPhoneDarkOnDesktop) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test(`every view is clean for everybody and fits the screen${screen}`, async ({ page }) => {
      const form = await open(page)
      await expectClean(page, 'sign-in')
      await form.getByRole('button', { name: 'Увійти', exact: true }).click()
      await expect(form.getByText('Перевір адресу e-mail')).toBeVisible()
      await expectClean(page, 'sign-in with errors')
      await form.getByRole('button', { name: 'Вперше тут? Зареєструватися' }).click()
      await expect(dialog(page, 'Реєстрація')).toBeVisible()
      await expectClean(page, 'sign-up')
      await dialog(page, 'Реєстрація').getByRole('button', { name: 'Уже є акаунт? Увійти' }).click()
      await form.getByRole('button', { name: 'Забули пароль?' }).click()
      const reset = dialog(page, 'Назад')
      await expectClean(page, 'forgotten password')
      await reset.getByLabel('E-mail').fill(`${colorScheme}@example.com`)
      await reset.getByRole('button', { name: 'Відновити' }).click()
      await expect(reset.getByText('Новий пароль надіслано на пошту')).toBeVisible()
      await expectClean(page, 'confirmation')
      const { x, width } = await boxOf(reset)
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
    })
  })
}

test('the whole of it goes by keyboard alone @each-change', async ({ page }) => {
  const { person } = await register(page)
  await open(page)
  await page.keyboard.type(person.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(person.password)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Показати пароль' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(dialog(page).getByLabel('Пароль', { exact: true })).toHaveAttribute('type', 'text')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(person.email, { exact: true })).toBeVisible()
})

test('who goes back from the news of a new password and signs in does not meet it again', async ({ page }) => {
  const { person } = await register(page)
  await open(page)
  await dialog(page).getByRole('button', { name: 'Забули пароль?' }).click()
  const reset = dialog(page, 'Назад')
  await reset.getByLabel('E-mail').fill('somebody.else@example.com')
  await reset.getByRole('button', { name: 'Відновити' }).click()
  await expect(reset.getByText('Новий пароль надіслано на пошту')).toBeVisible()
  await reset.getByRole('button', { name: 'Назад' }).click()
  await fillSignIn(page, person)
  await expect(page.getByText(person.email, { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText(person.email, { exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
