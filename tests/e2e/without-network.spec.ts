import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import type { Result } from '#domain/result'
import type { SurveySummary } from '#domain/survey'
import { findBrowser } from '../../scripts/find-browser/find-browser.ts'
import { goTo, handIn, heading } from './paper.ts'
import { expect, test } from './site.ts'
import { untilKept } from './worker.ts'

/** One visitor and one visit; then the network goes, and every journey here goes on where that one has ended. */
test.use({ serviceWorkers: 'allow' })
test.describe.configure({ mode: 'serial', timeout: 120_000 })
const profile = mkdtempSync(join(tmpdir(), 'skladu-offline-'))
let context: BrowserContext
let page: Page

async function openBrowser(baseURL: string | undefined, isOffline: boolean) {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
  const about = {
    baseURL,
    locale: 'uk-UA',
    timezoneId: 'Europe/Kyiv',
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'allow' as const,
  }
  context = await chromium.launchPersistentContext(profile, { ...about, executablePath: await findBrowser(), args, offline: isOffline })
  page = context.pages()[0] ?? (await context.newPage())
}

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(180_000)
  await openBrowser(baseURL, false)
  await page.goto('/subjects/math')
  await untilKept(page)
  await page.getByRole('button', { name: 'Зберегти запас: Математика' }).click()
  await expect(page.getByRole('button', { name: 'Стерти запас: Математика' })).toBeVisible({ timeout: 60_000 })
})
test.afterAll(async () => {
  await context.close()
  rmSync(profile, { recursive: true, force: true })
})

const title = (name: RegExp | string) => page.getByRole('heading', { level: 1, name }).first()
const said = async () => {
  await expect(page).toHaveURL(/\/result\/math\//)
  await expect.poll(() => page.title()).toMatch(/^Результат: \d+ з \d+/)
  return /^Результат: (?<raw>\d+) з (?<max>\d+)/.exec(await page.title())?.[0] ?? ''
}

/** Tells of a fault in the task; it waits like all else. */
async function report(): Promise<true> {
  await page.getByRole('button', { name: 'Повідомити про помилку', exact: true }).click()
  await page.getByRole('button', { name: 'Помилка в тексті' }).click()
  await expect(page.getByText(/Дякуємо, повідомлення прийнято/)).toBeVisible()
  await page.getByRole('button', { name: 'Готово' }).click()
  return true
}

/** Looks at the first figure of the paper from near. */
async function enlarge(): Promise<void> {
  const figure = page.getByRole('article').getByRole('button', { name: /^Збільшити рисунок/ })
  for (let number = 1; number <= 22 && (await figure.count()) === 0; number += 1) await goTo(page, number)
  await figure.first().click()
  const picture = page.getByRole('dialog').getByRole('img').first()
  await expect(picture).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(picture).toBeHidden()
}

/** The facts of a survey on the server, once they have arrived. */
async function onServer(id: string): Promise<{ result: Result; times: number }> {
  const token = await page.evaluate(() => localStorage.getItem('anonymous_token'))
  const headers = { Authorization: `Bearer ${token}` }
  const read = async <T>(path: string) =>
    ((await (await page.request.get(`/api/v3/surveys${path}`, { headers })).json()) as { data: T }).data
  const times = async () =>
    (await read<{ surveys: SurveySummary[] }>('')).surveys.filter((survey) => survey.id === id && survey.raw !== null).length
  await expect.poll(times, { timeout: 30_000 }).toBe(1)
  return { result: (await read<{ result: Result }>(`/${id}/result`)).result, times: await times() }
}

test('after one visit the kinds of page to study with open from cold without a network @each-change', async () => {
  await page.goto('/subjects/math/tests/quick')
  await page
    .getByRole('button', { name: /^Почати/ })
    .first()
    .click()
  await expect(title(/^Завдання 1/)).toBeVisible()
  const survey = page.url()
  await expect(page.getByText('Збережено', { exact: true }).first()).toBeVisible()
  await page.goto('/courses')
  await expect(title(/./)).toBeVisible()
  await context.setOffline(true)
  const kinds: [string, RegExp][] = [
    ['/dashboard', /^Навчання/],
    ['/subjects/math', /^Математика/],
    ['/subjects/math/theory/notes', /./],
    ['/subjects/math/theory/notes/vidsotky-i-proportsii', /./],
    ['/subjects/math/math.numbers', /./],
    ['/subjects/math/tests/nmt', /^Симуляція НМТ/],
    [survey, /^Завдання 1/],
    ['/flashcard', /^Флешкартки/],
    ['/courses', /./],
  ]
  for (const [path, name] of kinds) {
    await page.goto(path)
    await expect(title(name), path).toBeVisible()
    await expect(title('Щось зламалося в нас'), path).toHaveCount(0)
  }
  await page.goto('/dashboard')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Без мережі/ })
    .click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Математика' })).toBeVisible()
})

/** Begins a test of the pack on the set-up of that mode, once the network is gone. */
async function beginOffline(mode: string, start: string): Promise<void> {
  await context.setOffline(true)
  await page.goto(`/subjects/math/tests/${mode}`)
  await page.getByRole('button', { name: start }).click()
}

test('a practice of ten from the pack is checked at once, outlives the browser and is brought once, with the result that was shown @each-change', async ({
  baseURL,
}) => {
  await beginOffline('quick', '10 завдань із запасу')
  let isTold = false
  for (let number = 1; number <= 10; number += 1) {
    await expect(title(new RegExp(`^Завдання ${number}\\D`))).toBeVisible()
    const first = page.getByRole('article').getByRole('radio').first()
    if ((await first.count()) > 0) {
      await first.check({ force: true })
      await page.getByRole('button', { name: 'Перевірити' }).click()
      if (!isTold) isTold = await report()
    } else await page.getByRole('button', { name: /^Не знаю/ }).click()
    const bar = page.getByRole('navigation', { name: 'Перехід між завданнями' })
    await bar.getByRole('button', { name: number < 10 ? /^Далі/ : 'Завершити тест' }).click()
  }
  const shown = await said()
  const id = page.url().split('/').at(-1) ?? ''
  await context.close()
  await openBrowser(baseURL, true)
  await page.goto(`/result/math/${id}`)
  expect(await said()).toBe(shown)
  await context.setOffline(false)
  const { result, times } = await onServer(id)
  expect([`Результат: ${result.raw} з ${result.max}`, times, result.isBegunOffline, result.items.length]).toEqual([shown, 1, true, 10])
  await page.reload()
  await expect(page.getByText('Почато без мережі')).toBeVisible()
})

test('a whole paper from the pack is handed in without a network, its keys open only then, and the server counts the same', async ({
  baseURL,
}) => {
  await beginOffline('nmt', 'Цілий тест із запасу')
  await expect(heading(page, 1)).toBeVisible()
  await expect(page.getByText('почато без мережі').last()).toBeVisible()
  await enlarge()
  await page.getByRole('button', { name: 'Вийти з тесту' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Вийти з тесту?' })).toBeVisible()
  await page.keyboard.press('Escape')
  for (const number of [1, 2, 3]) {
    await goTo(page, number)
    await page.getByRole('article').getByRole('radio').nth(1).check({ force: true })
  }
  await handIn(page)
  const shown = await said()
  const id = page.url().split('/').at(-1) ?? ''
  await context.close()
  await openBrowser(baseURL, false)
  await page.goto('/dashboard')
  const { result, times } = await onServer(id)
  expect([`Результат: ${result.raw} з ${result.max}`, times, result.isBegunOffline]).toEqual([shown, 1, true])
  expect(result.items.filter(({ answer }) => answer !== null)).toHaveLength(3)
})
