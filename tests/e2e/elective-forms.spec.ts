import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { SurveyWish } from '../../contract/survey-request.ts'
import type { Survey } from '../../domain/survey.ts'
import { expectClean } from './axe.ts'
import { addElectives } from './elective-tasks.ts'
import { separateServer, type SeparateServer } from './separate-server.ts'
import { handIn } from './paper.ts'
import { leaveInStorage, register } from './people.ts'
import { expect, test as base } from './site.ts'

const test = base.extend<object, { own: SeparateServer }>({
  own: [
    async ({}, use) => {
      const own = await separateServer({}, addElectives)
      await use(own)
      await own.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ own }, provide) => provide(own.url),
})

// One server reads the tasks for the whole file.
test.describe.configure({ mode: 'default', timeout: 180_000 })

/** Opens all tasks of the subject as one test with its verdicts at the end. @returns the number of each task by its id. */
async function open(page: Page, subject: string): Promise<Record<string, number>> {
  const { token, refreshToken } = await register(page)
  await leaveInStorage(page, { token, refresh_token: refreshToken, token_refresh_at: String(Date.now() + 86_400_000) })
  const wish: SurveyWish = { mode: 'custom', subject, count: 60, feedback: 'atEnd' }
  const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() }
  const response = await page.request.post('/api/v3/surveys', { data: wish, headers })
  const { survey } = ((await response.json()) as { data: { survey: Survey } }).data
  await page.goto(`/subjects/${subject}/survey/${survey.id}`)
  await expect(page.getByRole('button', { name: 'Закладка' })).toBeVisible()
  return Object.fromEntries(survey.questions.map(({ id }, index) => [id, index + 1]))
}

async function goTo(page: Page, number: number): Promise<void> {
  const cell = page.getByRole('button', { name: new RegExp(`^Завдання ${number}:`) }).first()
  const list = page.getByRole('button', { name: /^Усі завдання/ })
  await expect(cell.or(list).first()).toBeVisible()
  if (!(await cell.isVisible())) await list.click()
  await cell.click()
  await expect(page.getByRole('heading', { level: 1, name: `Завдання ${number} з 2` })).toBeVisible()
}

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
const saved = (page: Page) => expect(page.getByText('Збережено', { exact: true })).toBeVisible({ timeout: 30_000 })
const picture = (page: Page, name: string) => page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true })

/** Hands in once everything is saved; before that the page is clean and does not scroll sideways. */
async function handInClean(page: Page, state: string, name: string): Promise<void> {
  await saved(page)
  expect(await isWide(page)).toBe(false)
  await expectClean(page, state)
  await picture(page, name)
  await handIn(page)
}

test('three groups of three by touch: one answer in each, a point for each @phone-by-night', async ({ page }) => {
  await open(page, 'biology')
  for (const text of ['гола слизова шкіра', 'прямий', 'жаба озерна']) await page.getByText(text, { exact: true }).click()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(3)
  await handInClean(page, 'three groups', 'groups')
  await expect(page.getByText('2 з 3').first()).toBeVisible()
  await expectClean(page, 'the result of three groups')
  await picture(page, 'groups-result')
})

test('three groups by keyboard alone', async ({ page }) => {
  await open(page, 'biology')
  const group = (number: number) => page.getByRole('radiogroup', { name: `група ${number}` })
  await group(1).getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  for (const steps of [2, 1]) {
    do await page.keyboard.press('Tab')
    while (
      !(await group(4 - steps === 2 ? 2 : 3)
        .locator(':focus')
        .count())
    )
    await page.keyboard.press('Space')
    for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowDown')
  }
  await saved(page)
  await handIn(page)
  await expect(page.getByText('3 з 3').first()).toBeVisible()
})

test('three of seven and a number read off a map: a fourth mark is refused, the tolerance holds @phone-by-night', async ({ page }) => {
  const numbers = await open(page, 'geography')
  await goTo(page, numbers['e2e.multi']!)
  for (const text of ['Гана', 'Чад', 'Нігерія', 'Габон']) await page.getByText(text, { exact: true }).click()
  await expect(page.getByText('Більше не можна: спершу зніми одну позначку')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /Габон/ })).not.toBeChecked()
  await expectClean(page, 'three of seven')
  await picture(page, 'three-of-seven')
  await goTo(page, numbers['e2e.read']!)
  await page.getByRole('textbox', { description: /^км/ }).fill('4,6')
  await handInClean(page, 'a number read off a map', 'number')
  await expect(page.getByText('4 з 5').first()).toBeVisible()
})

test('three of seven by keyboard alone', async ({ page }) => {
  const numbers = await open(page, 'geography')
  await goTo(page, numbers['e2e.multi']!)
  for (const text of ['Гана', 'Нігерія', 'Габон']) {
    const box = page.getByRole('checkbox', { name: new RegExp(text) })
    for (let step = 0; step < 60 && !(await box.evaluate((each) => each === document.activeElement)); step++)
      await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
  }
  await saved(page)
  await handIn(page)
  await expect(page.getByText('3 з 5').first()).toBeVisible()
})

test('a number with its unit: what is typed is read aloud, the unit is asked to be left out, the sign has a button @phone-by-night', async ({
  page,
}) => {
  await open(page, 'physics')
  const field = page.getByRole('textbox', { description: /^кг·м/ })
  await field.fill('0,5 Н')
  await expect(page.getByText('Запиши лише число: одиниця вже стоїть поруч')).toBeVisible()
  await expectClean(page, 'a number with a unit typed into it')
  await field.fill('0,50')
  await page.getByRole('button', { name: 'Змінити знак' }).click()
  await expect(page.getByText('Буде зараховано як: −0,5')).toBeVisible()
  await saved(page)
  expect(await isWide(page)).toBe(false)
  await picture(page, 'number-with-unit')
  await handIn(page)
  await expect(page.getByText('2 з 2').first()).toBeVisible()
  await picture(page, 'number-result')
})
