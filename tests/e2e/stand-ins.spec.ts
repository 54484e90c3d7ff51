import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectClean } from './axe.ts'
import { storage } from './people.ts'
import { expect, test } from './site.ts'

/** The server of the journeys is a demonstration: nobody else reaches it, and it has no keys. */
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Вхід' })

async function openDialog(page: Page): Promise<void> {
  await page.goto('/subjects/math')
  await page.getByRole('button', { name: 'Увійти' }).click()
  await expect(dialog(page)).toBeVisible()
}

const standIn = (page: Page) => page.getByRole('heading', { name: 'Демонстраційний вхід' })

/** Presses a button that closes its window; the window may be gone before the press is said to be done. */
async function pressAway(popup: Page, name: string): Promise<void> {
  await Promise.all([
    popup.waitForEvent('close'),
    popup
      .getByRole('button', { name })
      .click()
      .catch(() => undefined),
  ])
}

test('both buttons stand in both views, and a stand-in that is closed or cancelled leaves the form as it was', async ({ page }) => {
  await openDialog(page)
  const names = ['Google', 'Apple'].map((name) => `Увійти через ${name}`)
  const buttons = (title: string) => page.getByRole('dialog', { name: title }).getByRole('button', { name: /через/ })
  for (const title of ['Вхід', 'Реєстрація']) {
    if (title === 'Реєстрація') await page.getByRole('button', { name: 'Вперше тут? Зареєструватися' }).click()
    expect(await buttons(title).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))).toEqual(names)
    for (const end of ['close', 'cancel'] as const) {
      const opening = page.waitForEvent('popup')
      await buttons(title).first().click()
      const popup = await opening
      await expect(standIn(popup)).toBeVisible()
      await expectClean(popup, 'the stand-in')
      await (end === 'close' ? popup.close() : pressAway(popup, 'Скасувати'))
      await expect(buttons(title).first()).toBeEnabled()
    }
  }
  await expect(page.locator('[data-scope=toast][data-part=root]')).toHaveCount(0)
})

for (const provider of ['Google', 'Apple'])
  test(`a visitor walks the whole way with ${provider}’s stand-in and comes to learning @each-change`, async ({ page }) => {
    const name = `Оля ${randomUUID()}`
    await openDialog(page)
    const opening = page.waitForEvent('popup')
    await dialog(page)
      .getByRole('button', { name: `Увійти через ${provider}` })
      .click()
    const popup = await opening
    await expect(standIn(popup)).toBeVisible()
    await popup.getByLabel('Ім’я').fill(name)
    const call = page.waitForResponse(`**/api/v3/auth/${provider.toLowerCase()}`)
    await pressAway(popup, 'Увійти')
    expect((await call).status()).toBe(200)
    await expect(page).toHaveURL('/dashboard')
    expect(popup.isClosed()).toBe(true)
    expect(await storage(page, 'token', 'anonymous_token')).toEqual({ token: expect.any(String), anonymous_token: null })
    await page.goto('/profile')
    await expect(page.getByLabel('Ім’я').first()).toHaveValue(name)
    await expect(page.getByRole('definition').filter({ hasText: 'Демонстраційний вхід' })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: /Google|Apple/ })).toHaveCount(0)
  })

test('Apple’s stand-in without a popup comes back to where the visitor was bound, and «Скасувати» says so', async ({ page }) => {
  const go = async (press: string) => {
    await page.goto('/social-auth?provider=apple&returnTo=/subjects/math')
    await page.getByRole('button', { name: 'Продовжити з Apple' }).click()
    await expect(standIn(page)).toBeVisible()
    await page.getByRole('button', { name: press }).click()
  }
  await go('Скасувати')
  await expect(page).toHaveURL(`/auth?${new URLSearchParams({ reason: 'cancelled', returnTo: '/subjects/math' }).toString()}`)
  await go('Увійти')
  await expect(page).toHaveURL('/subjects/math')
  expect((await storage(page, 'token'))['token']).not.toBeNull()
})
