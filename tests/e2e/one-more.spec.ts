import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Survey } from '../../domain/survey.ts'
import type { SurveyWish } from '../../contract/survey-request.ts'
import { expectClean } from './axe.ts'
import { handIn } from './paper.ts'
import { leaveInStorage, register } from './people.ts'
import { expect, test } from './site.ts'

const wish: SurveyWish = { mode: 'custom', subject: 'math', topics: ['math.plane.coordinates'], count: 15, feedback: 'atEnd' }
const more = (page: Page) => page.getByRole('button', { name: 'Ще одне таке' })
const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Завдання 1 з 1' })

/** Hands in a set of one topic, blank. @returns the number and the id of a task in it that was made of a template. */
async function openResult(page: Page): Promise<{ number: number; id: string }> {
  const { token, refreshToken } = await register(page)
  await leaveInStorage(page, { token, refresh_token: refreshToken, token_refresh_at: String(Date.now() + 86_400_000) })
  const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() }
  const response = await page.request.post('/api/v3/surveys', { data: wish, headers })
  const { survey } = ((await response.json()) as { data: { survey: Survey } }).data
  await page.goto(`/subjects/math/survey/${survey.id}`)
  await expect(page.getByRole('button', { name: 'Закладка' })).toBeVisible()
  await handIn(page)
  await expect(page.getByRole('region', { name: 'Що далі' })).toBeVisible()
  const index = survey.questions.findIndex(({ id }) => id.includes('~'))
  return { number: index + 1, id: survey.questions[index]?.id ?? '' }
}

/** The tasks of the survey that the page shows. */
async function shownTasks(page: Page): Promise<string[]> {
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const bearer = await page.evaluate(() => localStorage.getItem('token'))
  const response = await page.request.get(`/api/v3/surveys/${id}`, { headers: { Authorization: `Bearer ${bearer}` } })
  return ((await response.json()) as { data: { survey: Survey } }).data.survey.questions.map((each) => each.id)
}

test('a task of a template in a result gives another like it, with its verdict, a bookmark, a report and one more @phone-by-night', async ({
  page,
}) => {
  test.slow()
  const { number, id } = await openResult(page)
  const template = id.split('~')[0]
  await page.goto(`${page.url()}/q-${number}`)
  const card = page.locator(`#q-${number}`)
  await expect(card.getByRole('heading', { name: 'Пояснення' })).toBeVisible()
  await expectClean(page, 'a task of a template in the review')
  await more(page).scrollIntoViewIfNeeded()
  await page.screenshot({ path: test.info().outputPath('review.png') })
  if (test.info().project.name === 'phone') await more(page).tap()
  else {
    await more(page).focus()
    await page.keyboard.press('Enter')
  }
  await expect(title(page)).toBeVisible()
  const [second = ''] = await shownTasks(page)
  expect([second.split('~')[0], second === id]).toEqual([template, false])

  await page.getByRole('button', { name: 'Закладка' }).click()
  await expect(page.getByRole('button', { name: 'Закладка', pressed: true })).toBeVisible()
  await page.getByRole('button', { name: 'Повідомити про помилку' }).click()
  await page.getByRole('button', { name: 'Неправильний ключ' }).click()
  await page.getByRole('button', { name: 'Не знаю — показати відповідь' }).click()
  await expect(page.getByRole('region', { name: 'Перевірка' })).toBeVisible()
  await more(page).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Завдання 2 з 2/ })).toBeVisible()
  const all = await shownTasks(page)
  expect([all.length, new Set([id, ...all]).size, all.every((each) => each.startsWith(`${template}~`))]).toEqual([2, 3, true])
})
