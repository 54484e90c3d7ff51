import { expect, test, tokensOf } from './site.ts'

const person = (name: string) => ({ name: 'Оля Коваль', email: `${name}-${Date.now()}@example.com`, password: 'довгий пароль 1' })

test('a guest registers, leaves and comes back @each-change', async ({ page }) => {
  const { name, email, password } = person('back')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Увійти' }).click()
  await page.getByRole('button', { name: 'Вперше тут? Зареєструватися' }).click()
  const signUp = page.getByRole('dialog', { name: 'Реєстрація' })
  await signUp.getByLabel('Повне ім’я').fill(name)
  await signUp.getByLabel('E-mail').fill(` ${email} `)
  await signUp.getByLabel('Пароль', { exact: true }).fill(password)
  const register = signUp.getByRole('button', { name: 'Зареєструватися' })
  await expect(register).toBeDisabled()
  await signUp.getByRole('checkbox').check({ force: true })
  await register.click()
  await expect(page.getByText('Ваша реєстрація пройшла успішно')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Вийти' })).toBeVisible()
  const tokens = await tokensOf(page)
  expect([typeof tokens.token, tokens.guest]).toEqual(['string', null])

  await page.getByRole('button', { name: 'Вийти' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(async () => (await tokensOf(page)).token).toBeNull()

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Увійти' }).click()
  const signIn = page.getByRole('dialog', { name: 'Вхід' })
  await signIn.getByLabel('E-mail').fill(email)
  await signIn.getByLabel('Пароль', { exact: true }).fill('не той пароль')
  await signIn.getByRole('button', { name: 'Увійти', exact: true }).click()
  await expect(signIn.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  await signIn.getByLabel('Пароль', { exact: true }).fill(password)
  await signIn.getByRole('button', { name: 'Увійти', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Вийти' })).toBeVisible()
})

test('the dialog keeps the focus, closes by Escape and gives the focus back', async ({ page }) => {
  await page.goto('/dashboard')
  const trigger = page.getByRole('button', { name: 'Увійти' })
  await trigger.click()
  const dialog = page.getByRole('dialog', { name: 'Вхід' })
  await expect(dialog).toBeVisible()
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(trigger).toBeFocused()
})

test('empty and broken fields are named in Ukrainian before anything is sent', async ({ page }) => {
  let logins = 0
  page.on('request', (request) => void (logins += Number(request.url().endsWith('/v3/login'))))
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Увійти' }).click()
  const dialog = page.getByRole('dialog', { name: 'Вхід' })
  await dialog.getByLabel('E-mail').fill('olia@')
  await dialog.getByLabel('Пароль', { exact: true }).fill('короткий'.slice(0, 5))
  await dialog.getByRole('button', { name: 'Увійти', exact: true }).click()
  await expect(dialog.getByText('Перевір адресу e-mail')).toBeVisible()
  await expect(dialog.getByText('Пароль повинен містити 8 символів')).toBeVisible()
  await expect(dialog.getByLabel('E-mail')).toBeFocused()
  expect(logins).toBe(0)
})
