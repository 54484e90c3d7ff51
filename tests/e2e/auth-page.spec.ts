import type { Page } from '@playwright/test'
import { newPerson, openSignedIn, register, toast } from './people.ts'
import { configureProviders } from './configure.ts'
import { expect, test } from './site.ts'

const main = (page: Page) => page.getByRole('main')

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await main(page).getByLabel('E-mail').fill(email)
  await main(page).getByLabel('Пароль', { exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Увійти', exact: true }).click()
}

test.describe('/auth', () => {
  test('signs in and goes on to where the visitor was bound, without a dialog and without a trace in the history @each-change', async ({
    page,
  }) => {
    const { person } = await register(page)
    await page.goto('/auth?returnTo=/subjects/math')
    await expect(page.getByRole('heading', { level: 1, name: 'Вхід' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await signIn(page, person)
    await expect(page.getByRole('heading', { level: 1, name: 'Математика' })).toBeVisible()
    await expect(page).toHaveURL('/subjects/math')
    await page.goBack()
    await expect(page).toHaveURL('about:blank')
  })

  test('goes to /dashboard where nothing else is named, or something off the site', async ({ page }) => {
    const { person } = await register(page)
    await page.goto('/auth?returnTo=//evil.example/x')
    await signIn(page, person)
    await expect(page).toHaveURL('/dashboard')
  })

  test('registers there as well, under its own title', async ({ page }) => {
    const { name, email, password } = newPerson()
    await page.goto('/auth')
    await main(page).getByRole('button', { name: 'Вперше тут? Зареєструватися' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Реєстрація' })).toBeVisible()
    await expect(main(page).getByLabel('Повне ім’я')).toBeFocused()
    await main(page).getByLabel('Повне ім’я').fill(name)
    await main(page).getByLabel('E-mail').fill(email)
    await main(page).getByLabel('Пароль', { exact: true }).fill(password)
    await main(page).getByRole('checkbox').check({ force: true })
    await main(page).getByRole('button', { name: 'Зареєструватися' }).click()
    await expect(toast(page, 'success', 'Ваша реєстрація пройшла успішно')).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
  })

  test('leads on at once who is signed in already', async ({ page }) => {
    await openSignedIn(page, '/auth?returnTo=/profile')
    await expect(page).toHaveURL('/profile')
  })

  test('after a new password shows the sign-in again', async ({ page }) => {
    const { person } = await register(page)
    await page.goto('/auth')
    await main(page).getByRole('button', { name: 'Забули пароль?' }).click()
    await main(page).getByLabel('E-mail').fill(person.email)
    await main(page).getByRole('button', { name: 'Відновити' }).click()
    await expect(main(page).getByText('Новий пароль надіслано на пошту')).toBeVisible()
    await main(page).getByRole('button', { name: 'OK' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Вхід' })).toBeVisible()
  })

  test('the header’s «Увійти» leads into the form', async ({ page }) => {
    await page.goto('/auth')
    await expect(main(page).getByLabel('E-mail')).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: 'Увійти' }).click()
    await expect(main(page).getByLabel('E-mail')).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('/auth/callback', () => {
  for (const query of ['', '?state=of-somebody-else&id_token=a.b.c', '#state=x&id_token=a.b.c']) {
    test(`with ${query || 'nothing'} leads to /auth with the reason and keeps nothing of it`, async ({ page }) => {
      await page.goto(`/auth/callback${query}`)
      await expect(main(page).getByRole('alert').filter({ hasText: 'Посилання для входу вже використано' })).toBeVisible()
      await expect(page).toHaveURL('/auth?reason=used')
      await page.goBack()
      await expect(page).toHaveURL('about:blank')
    })
  }

  test('a visitor who changed their mind at Apple’s is told so, once', async ({ page }) => {
    await page.goto('/auth')
    const state = '5f0d4a0e-3d5a-4b55-9a63-0a51b3a5a8f1'
    await page.evaluate((text) => sessionStorage.setItem('pending_sign_in', text), JSON.stringify({ state, returnTo: '/subjects/math' }))
    await page.goto(`/auth/callback?state=${state}&error=user_cancelled_authorize`)
    await expect(main(page).getByText('Вхід скасовано.')).toBeVisible()
    await expect(page).toHaveURL('/auth?reason=cancelled&returnTo=%2Fsubjects%2Fmath')
    await page.goto(`/auth/callback?state=${state}&id_token=a.b.c`)
    await expect(page).toHaveURL('/auth?reason=used')
  })

  test('in a popup closes it', async ({ page }) => {
    await page.goto('/auth')
    const popup = page.waitForEvent('popup')
    await page.evaluate(() => void window.open('/auth/callback?state=x&id_token=a.b.c', 'provider', 'width=400,height=400'))
    await (await popup).waitForEvent('close')
  })
})

test.describe('/social-auth', () => {
  test('an unknown provider leads to /auth', async ({ page }) => {
    await page.goto('/social-auth?provider=evil&returnTo=/subjects/math')
    await expect(page).toHaveURL('/auth?reason=provider&returnTo=%2Fsubjects%2Fmath')
    await expect(main(page).getByText('Такого способу входу немає.')).toBeVisible()
  })

  test('says when a provider does not answer, and offers another way', async ({ page }) => {
    await configureProviders(page)
    await page.goto('/social-auth?provider=google')
    await page.getByRole('button', { name: 'Продовжити з Google' }).click()
    await expect(page.getByText('Google не відповів.')).toBeVisible()
    await page.getByRole('link', { name: 'Інший спосіб входу' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Вхід' })).toBeVisible()
  })

  test.describe('inside an app', () => {
    test.use({
      userAgent:
        'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36 Instagram 300.0',
      permissions: ['clipboard-read', 'clipboard-write'],
    })

    test('is where the dialog’s provider buttons lead, and back to the page', async ({ page }) => {
      await configureProviders(page)
      await page.goto('/subjects/math')
      await page.getByRole('button', { name: 'Увійти' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Увійти через Google' }).click()
      await expect(page).toHaveURL('/social-auth?provider=google&returnTo=%2Fsubjects%2Fmath')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Математика' })).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    test('offers the browser and a link to copy', async ({ page }) => {
      await page.goto('/social-auth?provider=google&returnTo=/subjects/math')
      await expect(page.getByRole('heading', { level: 1, name: 'Відкрити в браузері' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Відкрити в браузері' })).toHaveAttribute('href', /^intent:\/\/.*scheme=http;end$/)
      await page.getByRole('button', { name: 'Скопіювати посилання' }).click()
      await expect(page.getByText('Скопійовано.')).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    })
  })
})
