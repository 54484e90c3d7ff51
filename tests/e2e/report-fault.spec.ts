import { randomUUID } from 'node:crypto'
import { expectCleanInBothThemes } from './axe.ts'
import { signInByLetter } from './mailbox.ts'
import { leaveInStorage, newPerson } from './people.ts'
import { expect, test } from './site.ts'

const operator = { ...newPerson(), email: 'reports@example.com' }
const name = 'Повідомити про помилку на сайті'

test('a guest reports a fault, and an operator sees what the page was doing before it', async ({ page, browser }) => {
  const words = `Кнопка не натискається ${randomUUID()}`
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/subjects')
  await page
    .getByRole('link', { name: /^Математика/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/subjects\/math/)
  await page.getByRole('button', { name }).click()
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByRole('textbox', { name: 'Що пішло не так' }).fill(words)
  await expectCleanInBothThemes(page, 'report of a fault')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  const sent = page.waitForResponse('**/api/v3/fault-reports')
  await dialog.getByRole('button', { name: 'Надіслати' }).click()
  expect(await (await sent).json()).toEqual({ data: {} })
  await dialog.getByRole('button', { name: 'Готово' }).click()

  const desk = await (await browser.newContext()).newPage()
  await leaveInStorage(desk, await signInByLetter(desk, operator))
  await desk.goto('/__operations')
  await desk.getByRole('dialog', { name: 'Придумай свій пароль' }).getByRole('button', { name: 'Пізніше' }).click()
  const row = desk.getByRole('row', { name: new RegExp(words) })
  await expect(row).toContainText('/subjects/:subject')
  await expectCleanInBothThemes(desk, 'desk with a report')
  await row.locator('summary').click()
  await expect(row).toContainText('session: xstate.init')
  await desk.context().close()
})

test('without a network the report waits on the device and goes by itself', async ({ page, context }) => {
  await page.goto('/subjects/math')
  await page.getByRole('button', { name }).click()
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByRole('textbox', { name: 'Що пішло не так' }).fill('Без мережі')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Надіслати' }).click()
  await expect(dialog.getByText(/Дякуємо, повідомлення прийнято/)).toBeVisible()
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/api/v3/fault-reports') && answer.ok())
  await context.setOffline(false)
  expect(await (await sent).json()).toEqual({ data: {} })
})
