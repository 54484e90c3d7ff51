import type { Page } from '@playwright/test'
import { expectClean } from './axe.ts'
import { chooseDeck } from './decks.ts'
import { expect, test, tokensOf } from './site.ts'

const card = (page: Page) => page.getByRole('region', { name: /^Картка \d+ з \d+$/ })
const show = (page: Page) => page.getByRole('button', { name: 'Показати' })
const recall = (page: Page) => page.getByRole('button', { name: /^Пам’ятаю/ })

const question = async (page: Page): Promise<string> => (await page.getByRole('article').textContent()) ?? ''

/** Shows the answer and grades it by keys, and waits for the next question. */
async function grade(page: Page, key: '1' | '2'): Promise<void> {
  await page.keyboard.press('Space')
  await expect(recall(page)).toBeVisible()
  await page.keyboard.press(key)
  await expect(show(page)).toBeVisible()
  await expect(card(page)).toBeFocused()
}

test('cards graded without a connection outlive a reload, what was taken back is not counted, and all arrive once @each-change', async ({
  page,
}) => {
  test.slow()
  await chooseDeck(page)
  await page.getByRole('link', { name: /^Почати/ }).click()
  await expect(card(page)).toBeFocused()
  await page.waitForLoadState('networkidle')
  for (const part of ['**/api/**', '**/assets/**']) await page.context().route(part, (route) => route.abort())
  const first = await question(page)
  await page.keyboard.press('Space')
  await expect(page.getByRole('group', { name: 'Відповідь' }).locator('.katex').first()).toBeVisible()
  await page.keyboard.press('2')
  await expect(show(page)).toBeVisible()
  await page.context().unroute('**/assets/**')
  expect(await question(page)).not.toBe(first)
  await page.keyboard.press('z')
  await expect(page.getByRole('article')).toHaveText(first)
  await grade(page, '2')
  await grade(page, '2')
  const third = await question(page)
  await page.reload()
  await expect(page.getByRole('article')).toHaveText(third)
  await expect(card(page)).toBeFocused()
  await grade(page, '1')

  await page.context().unroute('**/api/**')
  await page.evaluate(() => void globalThis.dispatchEvent(new Event('online')))
  const { guest } = await tokensOf(page)
  const arrived = async () => {
    const answer = await page.request.get('/api/v3/reviews', { headers: { Authorization: `Bearer ${guest}` } })
    const { data } = (await answer.json()) as { data: { facts: { kind: string; grade?: number }[] } }
    return data.facts.map((fact) => fact.grade ?? fact.kind)
  }
  await expect.poll(arrived, { timeout: 30_000 }).toEqual(['deck.set', 3, 'review.undone', 3, 3, 1])
})

test('everything can be done by keyboard, and every part is clean in both themes', async ({ page }) => {
  test.slow()
  // A colour on its way from one theme to the other has the contrast of neither.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await chooseDeck(page)
  const clean = async (state: string) => {
    await expectClean(page, state)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectClean(page, `${state}, dark`, { rules: ['color-contrast'] })
    await page.emulateMedia({ colorScheme: 'light' })
  }
  const press = async (name: RegExp) => {
    await page.getByRole('link', { name }).focus()
    await page.keyboard.press('Enter')
  }
  await clean('today')
  await press(/^Почати/)
  await expect(card(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Пауза' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(show(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Відповідь' })).toBeFocused()
  await clean('a card with its answer')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^Ще раз/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(recall(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card(page)).toBeFocused()
  await page.goto('/flashcard?tab=decks')
  await expect(page.getByRole('heading', { name: 'Математика' })).toBeVisible()
  await clean('decks')
  await press(/^Створити$/)
  await expect(page.getByLabel('Питання')).toBeVisible()
  await clean('making cards')
  await press(/^Статистика$/)
  await expect(page.getByRole('heading', { name: 'Наступні 30 днів' })).toBeVisible()
  await clean('statistics')
})

test('an own card with a gap is made and asked on a phone @phone @each-change', async ({ page }) => {
  await page.goto('/flashcard?tab=create')
  await page.getByText('Картка з пропусками').click()
  const text = page.getByRole('textbox', { name: 'Текст' })
  await text.fill('Хрещення Русі — 988 рік')
  await text.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(16, 19))
  await page.getByRole('button', { name: 'Зробити пропуск' }).click()
  await expect(text).toHaveValue('Хрещення Русі — {{c1::988}} рік')
  await page.getByRole('button', { name: 'Додати картку' }).click()
  await expect(page.getByText('Картку додано')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Сьогодні', exact: true }).click()
  await page.getByRole('link', { name: /^Почати/ }).click()
  await expect(page.getByRole('article')).toContainText('Хрещення Русі — […] рік')
  await show(page).tap()
  await expect(page.getByRole('group', { name: 'Відповідь' })).toContainText('Хрещення Русі — 988 рік')
  await recall(page).tap()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
