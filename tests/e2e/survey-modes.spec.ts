import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import type { Survey } from '../../domain/survey.ts'
import type { SurveyWish } from '../../contract/survey-request.ts'
import { expectClean } from './axe.ts'
import { fillSignIn, openSignedIn } from './people.ts'
import type { tasks } from '../samples/questions.ts'
import { allForms, haveAllForms } from './all-forms.ts'
import { expect, test } from './site.ts'

/** Makes a survey for this visitor through the API and opens it. */
async function open(page: Page, token: string, wish: SurveyWish): Promise<Survey> {
  const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() }
  const response = await page.request.post('/api/v3/surveys', { data: wish, headers })
  const { survey } = ((await response.json()) as { data: { survey: Survey } }).data
  await page.goto(address(survey))
  await expect(page.getByRole('button', { name: 'Закладка' })).toBeVisible()
  return survey
}
const address = ({ subject, id }: Survey) => `/subjects/${subject}/survey/${id}`
const saved = (page: Page) => expect(page.getByText('Збережено', { exact: true })).toBeVisible({ timeout: 30_000 })
const exam: SurveyWish = { mode: 'nmt', subject: 'math', seed: 7 }
const chosen = (page: Page) => page.getByRole('radio', { checked: true })

test('a second tab only reads and follows, takes over in one press, and gets the paper back when the other closes @each-change', async ({
  context,
  page,
}) => {
  const { token } = await openSignedIn(page, '/dashboard')
  const survey = await open(page, token, exam)
  const other = await context.newPage()
  await other.goto(address(survey))
  await expect(other.getByText(/відкрито в іншій вкладці/)).toBeVisible()
  await page.keyboard.press('2')
  await expect(chosen(other)).toHaveCount(1, { timeout: 1500 })
  await expect(chosen(other)).toBeDisabled()
  await other.getByRole('button', { name: 'Продовжити тут' }).click()
  await expect(page.getByText(/відкрито в іншій вкладці/)).toBeVisible({ timeout: 1500 })
  await expect(chosen(other)).toBeEnabled()
  await other.keyboard.press('3')
  await expect(page.getByRole('radio', { name: /^В/ })).toBeChecked({ timeout: 1500 })
  await other.close()
  await expect(page.getByRole('button', { name: /^Далі/ })).toBeVisible({ timeout: 2500 })
  await expect(page.getByRole('radio', { name: /^В/ })).toBeChecked()
  await saved(page)
})

test('an alarm stops the clock by one press, through a reload, and a sleep of half an hour moves the clock at once', async ({ page }) => {
  await page.clock.install()
  const { token } = await openSignedIn(page, '/dashboard')
  await open(page, token, { ...exam, extraTime: 25 })
  await expect(page.getByRole('timer')).toHaveText(/^(75:00|74:5\d)$/)
  await page.getByRole('button', { name: /^Тривога/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Тривога. Час зупинено' })).toBeFocused()
  await expectClean(page, 'alarm')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Тривога. Час зупинено' })).toBeVisible()
  await page.getByRole('button', { name: 'Продовжити' }).click()
  await expect(page.getByRole('timer')).toHaveText(/^(75:00|74:[45]\d)$/)
  await page.clock.fastForward(30 * 60_000)
  await expect(page.getByRole('timer')).toHaveText(/^(45:00|44:[345]\d)$/)
})

test('training: verdict, one more like it, and the result; leaving and coming back loses nothing @each-change', async ({ page }) => {
  const { token } = await openSignedIn(page, '/dashboard')
  const survey = await open(page, token, { mode: 'quick', subject: 'math', count: 5, seed: 3 })
  await page.getByRole('button', { name: 'Не знаю — показати відповідь' }).click()
  await expect(page.getByText('Без відповіді').first()).toBeVisible()
  await expect(page.getByRole('group', { name: 'Пояснення' })).toBeVisible()
  await expectClean(page, 'a checked task')
  await page.getByRole('button', { name: 'Ще одне таке' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Завдання 6 з 6/ })).toBeFocused()
  await page.getByRole('button', { name: 'Вийти з тесту' }).click()
  await expect(page).toHaveURL('/subjects/math')
  await page.goto(address(survey))
  await expect(page.getByRole('heading', { level: 1, name: /^Завдання 6 з 6/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Завдання 1: неправильно' })).toBeVisible()
})

test('a session that ends in the middle is begun again above the paper, which goes on with every answer', async ({ context, page }) => {
  const { person, token } = await openSignedIn(page, '/dashboard')
  const opening = page.waitForResponse('**/api/v3/surveys/*/events')
  const survey = await open(page, token, exam)
  await opening
  await saved(page)
  let isRevoked = true
  await context.route('**/api/v3/surveys/*/events', (route) =>
    isRevoked && route.request().headers()['authorization'] === `Bearer ${token}`
      ? route.fulfill({ status: 401, json: { errorMessage: 'Сеанс завершено' } })
      : route.continue(),
  )
  await page.keyboard.press('2')
  await expect(page.getByRole('dialog', { name: 'Вхід' })).toBeVisible({ timeout: 20_000 })
  isRevoked = false
  await fillSignIn(page, person)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(address(survey))
  await expect(chosen(page)).toHaveCount(1)
  await expect
    .poll(async () => {
      const bearer = await page.evaluate(() => localStorage.getItem('token'))
      const response = await page.request.get(`/api/v3/surveys/${survey.id}`, { headers: { Authorization: `Bearer ${bearer}` } })
      return ((await response.json()) as { data: { survey: Survey } }).data.survey.events.filter(({ kind }) => kind === 'answer').length
    })
    .toBe(1)
})

/** The filled-in fields of any form of answer. */
const filledIn = 'article input, article [role=group] button[aria-pressed]:not([aria-label]), article ul button[aria-haspopup=dialog]'

test('every form is answered by keyboard alone at 320 px, before the check by day and after it by night', async ({ page }) => {
  test.slow()
  const { token } = await openSignedIn(page, '/dashboard')
  await page.setViewportSize({ width: 320, height: 568 })
  await haveAllForms(page)
  await open(page, token, { mode: 'quick', subject: 'math', count: 5, seed: 3 })
  for (const { form } of allForms) {
    await expect(page.locator(filledIn).first()).toBeAttached()
    await answerByKeyboard(page, form)
    await page.emulateMedia({ colorScheme: 'light' })
    await expectClean(page, form)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), form).toBeLessThanOrEqual(320)
    await page.locator('h1').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Перевірка' }).locator('p[tabindex="-1"]'), form).toBeFocused()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectClean(page, `${form}, checked`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), form).toBeLessThanOrEqual(320)
    await page.keyboard.press('n')
  }
})

/** Comes to the place of the answer by Tab, then answers by keys. */
async function answerByKeyboard(page: Page, form: keyof typeof tasks): Promise<void> {
  if (form === 'single') return page.keyboard.press('2')
  if (form === 'multi') {
    for (const key of ['2', '4', '7']) await page.keyboard.press(key)
    return expect(page.getByText('Обрано 3 з 3')).toBeVisible()
  }
  const place = page.locator(filledIn)
  for (let tabs = 0; tabs < 20; tabs++) {
    if (await place.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))) break
    await page.keyboard.press('Tab')
  }
  if (form === 'numeric') return page.keyboard.type('0,5')
  if (form === 'sequence') {
    await page.keyboard.press('Enter')
    return expect(page.getByText(/^Твій порядок: А/)).toBeVisible()
  }
  if (form === 'matching' || form === 'gapPool') {
    await page.keyboard.press('Enter')
    // The sheet takes the focus once it is open; to move it before that is to lose it.
    await expect(page.getByRole('dialog').locator(':focus')).toBeAttached()
    await page.getByRole('dialog').getByRole('radio').first().focus()
    await page.keyboard.press('Space')
    await expect(page.getByRole('dialog')).toBeHidden()
    return expect(page.getByRole('button', { name: /: (?!Обрати)\S/ }).first()).toBeVisible()
  }
  await page.keyboard.press('1')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
}
