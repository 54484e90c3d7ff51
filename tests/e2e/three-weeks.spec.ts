import type { Page } from '@playwright/test'
import { expectClean } from './axe.ts'
import { answer, handIn, paper, startPaper } from './paper.ts'
import { watchShift } from './layout-shift.ts'
import { expect, test } from './site.ts'
import { pretendThreeWeeks } from './three-weeks.ts'

const bottomOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().bottom + scrollY))

test('after three weeks the day takes two and a half screens of a phone, and stands still @phone', async ({ page }) => {
  await pretendThreeWeeks(page)
  const shift = await watchShift(page)
  await page.goto('/dashboard')
  const subjects = page.getByRole('region', { name: 'Мої предмети' })
  await expect(subjects.getByText('Поріг: ймовірність').first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Ще про навчання' })).toBeVisible()
  const height = await bottomOf(page, 'nav[aria-label="Ще про навчання"]')
  console.info(`dashboard after three weeks at 360: ${height} px, main ends at ${await bottomOf(page, 'main')} px`)
  expect(height).toBeLessThanOrEqual(2000)
  expect(await shift()).toBeLessThanOrEqual(0.02)
})

test('growth is a line of scores with the same in a table, and levels of sections @phone-by-night', async ({ page }) => {
  await pretendThreeWeeks(page)
  await page.goto('/dashboard?view=growth')
  const math = page.getByRole('region', { name: 'Математика' })
  await expect(math.getByText('Зараз 168')).toBeVisible()
  await expect(math.getByText('тиждень тому 154 (+14)')).toBeVisible()
  await math.getByText('Усі спроби таблицею').click()
  await expect(math.getByRole('table', { name: 'Спроби: Математика' }).getByRole('row')).toHaveCount(6)
  await expect(math.getByRole('list', { name: 'Рівні розділів: Математика' })).toBeVisible()
  await expectClean(page, 'growth')
})

test('a result is told in three screens, and its review opens one task at a time @phone-by-night', async ({ page }) => {
  test.slow()
  await startPaper(page)
  await answer(page, paper.questions[0]!)
  await handIn(page)
  await expect(page.getByRole('region', { name: 'Що далі' })).toBeVisible()
  const review = page.locator('#review')
  await expect(review.getByRole('status')).toHaveText('1 з 22')
  await expect(review.getByRole('heading', { level: 3 })).toHaveCount(1)
  console.info(`result at ${page.viewportSize()?.width}: ${await bottomOf(page, 'main')} px`)
  await review.getByRole('button', { name: 'Наступне' }).click()
  await expect(review.getByRole('heading', { level: 3, name: 'Завдання 2' })).toBeVisible()
  await review.getByRole('button', { name: /^Пропущені/ }).click()
  await expect(review.getByRole('status')).toHaveText('1 з 21')
  await review.getByRole('link', { name: /^Завдання 20:/ }).click()
  await expect(review.getByRole('heading', { level: 3, name: 'Завдання 20' })).toBeVisible()
  await expectClean(page, 'result')
  await page.getByRole('button', { name: 'Повторити' }).click()
  await page.getByRole('menuitem', { name: /^Лише неправильні/ }).click()
  await expect(page).toHaveURL(/\/subjects\/math\/survey\/retry-/)
})

test('a paper that was opened by accident is thrown away from the day', async ({ page }) => {
  await startPaper(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Прибрати цей тест' }).click()
  await expect(page.getByRole('button', { name: 'Прибрати цей тест' })).toBeHidden()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Сьогодні' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Продовжити тест' })).toHaveCount(0)
})

test('on a phone matching is chosen from a sheet beside each row @phone', async ({ page }) => {
  const question = paper.questions.find(({ form }) => form === 'matching')!
  const number = paper.questions.indexOf(question) + 1
  await startPaper(page)
  await page.getByRole('button', { name: /^Усі завдання/ }).click()
  await page
    .getByRole('button', { name: new RegExp(`^Завдання ${number}:`) })
    .first()
    .click()
  await answer(page, question)
  await expect(page.getByRole('button', { name: /^Рядок 1: [АБВГД]/ })).toBeVisible()
  await expectClean(page, 'matching by sheets')
})
