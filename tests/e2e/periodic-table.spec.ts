import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Survey } from '../../domain/survey.ts'
import { expectClean } from './axe.ts'
import { leaveInStorage, register } from './people.ts'
import { expect, test } from './site.ts'

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
const picture = (page: Page, name: string) => page.screenshot({ path: test.info().outputPath(`${name}.png`) })

test('the periodic table as a page of theory: sought by name, walked by arrows, never wider than the screen @phone-by-night', async ({
  page,
}) => {
  await page.goto('/subjects/chemistry/theory/reference')
  const long = page
    .getByRole('region', { name: /довга форма/ })
    .or(page.locator('section', { hasText: 'довга форма' }))
    .first()
  const field = long.getByRole('textbox', { name: 'Знайти елемент' })
  await field.fill('ферум')
  await expect(long.getByRole('status')).toHaveText(/^Fe — Ферум, № 26\. Відносна атомна маса 56\. Період 4, група VIIIB, d-елемент/)
  await expect(long.getByRole('button', { name: '26 Fe 56 Ферум' })).toBeInViewport()
  await picture(page, 'found')
  await field.press('Enter')
  await page.keyboard.press('ArrowRight')
  await expect(long.getByRole('button', { name: '27 Co 59 Кобальт' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(long.getByRole('button', { name: '36 Kr 84 Криптон' })).toBeFocused()
  await expect(long.getByRole('status')).toHaveText(/^Kr — Криптон/)
  expect(await isWide(page)).toBe(false)
  await expectClean(page, 'the periodic table')
  await picture(page, 'walked')
})

test('the sheet of chemistry stands beside the tasks of a test @phone-by-night', async ({ page }) => {
  const { token, refreshToken } = await register(page)
  await leaveInStorage(page, { token, refresh_token: refreshToken, token_refresh_at: String(Date.now() + 86_400_000) })
  const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() }
  const response = await page.request.post('/api/v3/surveys', { data: { mode: 'quick', subject: 'chemistry', count: 5 }, headers })
  const { survey } = ((await response.json()) as { data: { survey: Survey } }).data
  await page.goto(`/subjects/chemistry/survey/${survey.id}`)
  await page.getByRole('button', { name: /^Довідк/ }).click()
  const short = page.getByRole('region', { name: /коротка форма/ })
  await short.getByRole('button', { name: '29 Cu 64 Купрум' }).click()
  await expect(short.getByRole('status')).toHaveText(/^Cu — Купрум, № 29\. Відносна атомна маса 64/)
  await expect(page.getByRole('region', { name: /^Розчинність/ }).getByRole('table')).toContainText('м')
  expect(await isWide(page)).toBe(false)
  await expectClean(page, 'the sheet of chemistry in a test')
  await picture(page, 'sheet')
})
