import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { Survey } from '../../domain/survey.ts'
import { expectClean } from './axe.ts'
import { goTo, handIn, startPaper } from './paper.ts'
import { leaveInStorage, register } from './people.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
test.describe.configure({ timeout: 120_000 })

/** Opens the English paper at its task of that form. @returns the survey and the place of the task in it. */
async function openForm(page: Page, form: 'gap' | 'gapPool'): Promise<Survey> {
  const { token, refreshToken } = await register(page)
  await leaveInStorage(page, { token, refresh_token: refreshToken, token_refresh_at: String(Date.now() + 86_400_000) })
  const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() }
  const data = { mode: 'nmt', subject: 'english', seed: 5 }
  const response = await page.request.post('/api/v3/surveys', { data, headers })
  const { survey } = ((await response.json()) as { data: { survey: Survey } }).data
  await page.goto(`/subjects/english/survey/${survey.id}`)
  const index = survey.questions.findIndex((question) => question.form === form)
  const number = 1 + survey.questions.slice(0, index).reduce((sum, { numbers }) => sum + numbers, 0)
  await page.getByRole('button', { name: /^Усі завдання/ }).click()
  await page.getByRole('button', { name: new RegExp(`^Завдання ${number}\\b`) }).click()
  // The list gives the focus back when it closes: a key that is pressed before goes elsewhere.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  return survey
}

/** Found by what they are in the page: behind an open sheet nothing has a role. */
const gapsOf = (page: Page) => page.locator('[aria-label="Текст завдання"] button[aria-haspopup=dialog]')

async function expectInSight(page: Page, gap: Locator): Promise<void> {
  const sheet = await page.getByRole('dialog').boundingBox()
  const spot = await gap.boundingBox()
  expect(sheet && spot && spot.y > 0 && spot.y + spot.height <= sheet.y, `gap at ${spot?.y}, sheet at ${sheet?.y}`).toBe(true)
}

test('a gap is filled by touch: its sheet leaves the text in sight, and the gap shows what was chosen', async ({ page }) => {
  await openForm(page, 'gap')
  const gaps = gapsOf(page)
  await expect(gaps).toHaveCount(5)
  for (const index of [0, 4, 2]) {
    const gap = gaps.nth(index)
    await gap.scrollIntoViewIfNeeded()
    await gap.tap()
    const sheet = page.getByRole('dialog', { name: /^Пропуск \d+$/ })
    await expect(sheet.getByRole('radio')).toHaveCount(4)
    await expectInSight(page, gap)
    await page.screenshot({ path: test.info().outputPath(`gap-${index}.png`) })
    if (index === 4) await expectClean(page, 'the sheet of a gap')
    const option = sheet.locator('label').nth(1)
    const word = (await option.innerText()).replace(/^\S+\s+/, '')
    expect(word).toMatch(/^[a-z]/)
    await option.tap()
    await expect(sheet).toBeHidden()
    await expect(gap).toContainText(word)
    await expect(gap).toBeFocused()
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expect(page.getByText('Збережено', { exact: true })).toBeVisible({ timeout: 30_000 })
  await page.reload()
  await expect(gaps.filter({ hasText: /\d+: \S/ })).toHaveCount(3)
  await handIn(page)
  await expect(page).toHaveURL(/\/result\/english\//)
})

test('a gap is filled by keyboard; a fragment chosen for another gap moves there, and a choice can be wiped', async ({ page }) => {
  await openForm(page, 'gapPool')
  const gaps = gapsOf(page)
  const sheet = page.getByRole('dialog', { name: /^Пропуск \d+$/ })
  const choose = async (index: number, option: number) => {
    await gaps.nth(index).focus()
    await page.keyboard.press('Enter')
    await expect(sheet.locator(':focus')).toBeAttached()
    await expectInSight(page, gaps.nth(index))
    await sheet.getByRole('radio').nth(option).focus()
    await page.keyboard.press('Space')
    await expect(sheet).toBeHidden()
  }
  await choose(0, 0)
  await expect(gaps.nth(0)).toHaveText(/^\d+: A$/)
  await choose(1, 0)
  await expect(gaps.nth(1)).toHaveText(/^\d+: A$/)
  await expect(gaps.nth(0)).toHaveText(/^\d+$/)
  await expect(gaps.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await sheet.getByRole('button', { name: 'Стерти вибір' }).press('Enter')
  await expect(gaps.nth(1)).toHaveText(/^\d+$/)
  await expect(gaps.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(sheet.locator(':focus')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(gaps.nth(1)).toBeFocused()
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a formula and a table that are wider than the phone fade at the end until it is reached (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/subjects/math/theory/notes/trykutnyky')
    const formula = page.getByRole('group', { name: 'Формула' }).first()
    await expect(formula).toBeVisible()
    const wide = await formula.evaluate((element) => element.scrollWidth > element.clientWidth)
    expect(wide).toBe(true)
    const fade = (element: Locator) => element.evaluate((each) => getComputedStyle(each).maskImage)
    await expect.poll(() => fade(formula)).toContain('linear-gradient')
    await formula.focus()
    await formula.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
    await expect.poll(() => fade(formula)).toBe('none')
    const narrow = page.getByRole('group', { name: 'Таблиця' })
    for (const table of await narrow.all()) {
      const isWide = await table.evaluate((element) => element.scrollWidth > element.clientWidth)
      expect((await fade(table)) !== 'none').toBe(isWide)
    }
  })
}

test('the letters of a matching stand under its rows, and the one that is taken names its row', async ({ page }) => {
  await startPaper(page)
  await goTo(page, 16)
  const letters = page.getByRole('main').getByRole('listitem')
  const taken = letters.filter({ hasText: '→ 1' })
  await expect(letters.filter({ hasText: /^[АБВГД]/ })).toHaveCount(5)
  await expect(taken).toHaveCount(0)
  await page.getByRole('button', { name: /^Рядок 1:/ }).tap()
  await page.getByRole('dialog').locator('label').nth(1).tap()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(taken).toHaveText(/^Б/)
  await expect(page.getByRole('button', { name: /^Рядок 1: Б/ })).toBeVisible()
})

test('a table of three columns hides none: each row is a sheet whose cells are named by their heads', async ({ page }) => {
  await page.goto('/subjects/math/theory/notes/stepeni-ta-koreni')
  const table = page.locator('main table').first()
  const cells = table.locator('tbody tr').first().locator('td')
  await expect(cells).toHaveCount(3)
  for (const cell of await cells.all()) {
    const box = await cell.boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true)
  }
  await expect(cells.nth(1)).toHaveText(/^Правило/, { useInnerText: true })
  await expect(cells.nth(2)).toHaveText(/^Приклад/, { useInnerText: true })
})
