import type { Locator, Page } from '@playwright/test'
import { expectCleanInBothThemes } from './axe.ts'
import { newPerson } from './people.ts'
import { expect, holdCalls, test } from './site.ts'

/** No fault that axe knows in the open dialog, by day and by night. */
const expectCleanDialog = (page: Page, state: string): Promise<void> =>
  expectCleanInBothThemes(page, state, { within: '[role=dialog], dialog[open]' })

/** Goes on by Tab, and back if the place does not come, until it has the focus. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  await expect(place).toBeVisible()
  const presses = [...Array<string>(12).fill('Tab'), ...Array<string>(70).fill('Shift+Tab')]
  for (const press of presses) {
    if (await place.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(press)
  }
  await expect(place).toBeFocused()
}

test('an account is made, left and entered again by keyboard alone', async ({ page }) => {
  const { name, email, password } = newPerson()
  const type = async (place: Locator, text: string) => {
    await tabTo(page, place)
    await page.keyboard.insertText(text)
  }
  const press = async (place: Locator, key = 'Enter') => {
    await tabTo(page, place)
    await page.keyboard.press(key)
  }
  await page.goto('/dashboard')
  await press(page.getByRole('button', { name: 'Увійти' }))
  const signIn = page.getByRole('dialog', { name: 'Вхід' })
  await press(signIn.getByRole('button', { name: 'Вперше тут? Зареєструватися' }))
  const signUp = page.getByRole('dialog', { name: 'Реєстрація' })
  await type(signUp.getByLabel('Повне ім’я'), name)
  await type(signUp.getByLabel('E-mail'), email)
  await type(signUp.getByLabel('Пароль', { exact: true }), password)
  await press(signUp.getByRole('checkbox'), 'Space')
  await press(signUp.getByRole('button', { name: 'Зареєструватися' }))
  await press(page.getByRole('button', { name: 'Вийти' }))
  await expect(page).toHaveURL('/')

  await press(page.getByRole('banner').getByRole('link', { name: 'Навчання' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Навчання' })).toBeFocused()
  await press(page.getByRole('button', { name: 'Увійти' }))
  await press(signIn.getByRole('button', { name: 'Забули пароль?' }))
  const forgotten = page.getByRole('dialog', { name: 'Назад' })
  await press(forgotten.getByRole('button', { name: 'Назад' }))
  await type(signIn.getByLabel('E-mail'), email)
  await type(signIn.getByLabel('Пароль', { exact: true }), password)
  await press(signIn.getByRole('button', { name: 'Показати пароль' }), 'Space')
  await expect(signIn.getByLabel('Пароль', { exact: true })).toHaveAttribute('type', 'text')
  await signIn.getByLabel('Пароль', { exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: 'Вийти' })).toBeVisible()
})

test('the dialog is 33rem wide and at most 95 % high, keeps to its rules and opens on sign-in again', async ({ page }) => {
  let sent = 0
  page.on('request', (request) => void (sent += Number(/\/v3\/(login|register|reset)/.test(request.url()))))
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto('/no-such-page')
  await page.getByRole('button', { name: 'Увійти' }).click()
  await page.getByRole('button', { name: 'Вперше тут? Зареєструватися' }).click()
  const signUp = page.getByRole('dialog', { name: 'Реєстрація' })
  await expect(signUp.getByLabel('Повне ім’я')).toBeVisible()
  await expect.poll(() => signUp.evaluate((element: HTMLElement) => element.offsetWidth)).toBe(33 * 16)
  expect(await signUp.evaluate((element: HTMLElement) => element.offsetHeight)).toBeLessThanOrEqual(475)
  await signUp.getByLabel('Повне ім’я').fill('Ол')
  await signUp.getByLabel('E-mail').fill('olia@')
  await signUp.getByLabel('Пароль', { exact: true }).fill('1234567')
  await expect(signUp.getByRole('button', { name: 'Зареєструватися' })).toBeDisabled()
  await signUp.getByRole('checkbox').check({ force: true })
  await signUp.getByRole('button', { name: 'Зареєструватися' }).click()
  for (const words of ['Ім’я повинно містити щонайменше 3 символи', 'Перевір адресу e-mail', 'Пароль повинен містити 8 символів'])
    await expect(signUp.getByText(words).last()).toBeVisible()
  await signUp.getByRole('button', { name: 'Уже є акаунт? Увійти' }).click()
  await page.getByRole('button', { name: 'Забули пароль?' }).click()
  const forgotten = page.getByRole('dialog', { name: 'Назад' })
  await forgotten.getByRole('button', { name: 'Відновити' }).click()
  await expect(forgotten.getByText('Перевір адресу e-mail')).toBeVisible()
  await forgotten.getByRole('button', { name: 'Закрити' }).click()
  await page.getByRole('button', { name: 'Увійти' }).click()
  await expect(page.getByRole('dialog', { name: 'Вхід' })).toBeVisible()
  expect(sent).toBe(0)
})

test('axe finds nothing in any state of the dialog @by-night', async ({ page }) => {
  test.slow()
  const refusal = { status: 401, json: { errorMessage: 'Неправильна адреса або пароль' } }
  const answer = await holdCalls(page, '**/api/v3/login', (route) => route.fulfill(refusal))
  await page.route('**/api/v3/reset-password', (route) => route.fulfill({ json: { success: true } }))
  await page.goto('/no-such-page')
  await page.getByRole('button', { name: 'Увійти' }).click()
  const signIn = page.getByRole('dialog', { name: 'Вхід' })
  const submit = signIn.getByRole('button', { name: 'Увійти', exact: true })
  await expect(signIn).toBeVisible()
  await expectCleanDialog(page, 'sign-in')
  await submit.click()
  await expect(signIn.getByText('Перевір адресу e-mail')).toBeVisible()
  await expectCleanDialog(page, 'sign-in with broken fields')
  await signIn.getByLabel('E-mail').fill('olia@example.com')
  await signIn.getByLabel('Пароль', { exact: true }).fill('довгий пароль')
  await signIn.getByRole('button', { name: 'Показати пароль' }).click()
  await submit.click()
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  await expectCleanDialog(page, 'waiting, with the password shown')
  answer()
  await expect(signIn.getByRole('alert')).toHaveText(/\S/)
  await expectCleanDialog(page, 'refused')

  await signIn.getByRole('button', { name: 'Вперше тут? Зареєструватися' }).click()
  const signUp = page.getByRole('dialog', { name: 'Реєстрація' })
  await expectCleanDialog(page, 'sign-up')
  // The address that was typed came along.
  await signUp.getByLabel('E-mail').fill('')
  await signUp.getByRole('checkbox').check({ force: true })
  await signUp.getByRole('button', { name: 'Зареєструватися' }).click()
  await expect(signUp.getByText('Перевір адресу e-mail')).toBeVisible()
  await expectCleanDialog(page, 'sign-up with consent and broken fields')

  await signUp.getByRole('button', { name: 'Уже є акаунт? Увійти' }).click()
  await signIn.getByRole('button', { name: 'Забули пароль?' }).click()
  const forgotten = page.getByRole('dialog', { name: 'Назад' })
  await expectCleanDialog(page, 'forgotten password')
  await forgotten.getByLabel('E-mail').fill('')
  await forgotten.getByRole('button', { name: 'Відновити' }).click()
  await expect(forgotten.getByText('Перевір адресу e-mail')).toBeVisible()
  await expectCleanDialog(page, 'forgotten password with a broken field')
  await forgotten.getByLabel('E-mail').fill('olia@example.com')
  await forgotten.getByRole('button', { name: 'Відновити' }).click()
  await expect(forgotten.getByRole('button', { name: 'OK' })).toBeVisible()
  await expectCleanDialog(page, 'confirmation')
})

test('axe finds nothing in the open burger menu and in the dialog on a phone @phone', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Меню' }).click()
  const menu = page.getByRole('dialog', { name: 'Меню' })
  await expect(menu).toBeVisible()
  await expectCleanDialog(page, 'menu')
  await menu.getByRole('button', { name: 'Увійти' }).click()
  await expect(page.getByRole('dialog', { name: 'Вхід' })).toBeVisible()
  await expectCleanDialog(page, 'dialog on a phone')
})
