import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureInspected, inspectedSite } from '../../scripts/build/ensure-inspected'
import { openBrowser } from '../model/open-browser'
import { separateServer, type SeparateServer } from '../e2e/separate-server'
import { openSite, type Site } from './open-site'
import { faultsOf, goOnByHand, openRecording, play, recordingOf, viewOf, type View } from './play-recording'

let browser: Browser
let server: SeparateServer
let site: Site
let silent: Site

beforeAll(async () => {
  await ensureInspected()
  // From its sources: the built one belongs to whoever runs the product beside the tests.
  server = await separateServer({ SITE_DIR: inspectedSite }, undefined, 'server/run/main.ts')
  ;[site, silent, browser] = await Promise.all([openSite(server.url), openSite(), openBrowser()])
}, 600_000)
afterAll(async () => {
  await browser?.close()
  site?.close()
  silent?.close()
  await server?.remove()
})

async function visit(path: string): Promise<Page> {
  const context = await browser.newContext({
    locale: 'uk-UA',
    timezoneId: 'Europe/Kyiv',
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.goto(site.origin + path)
  return page
}

/** A guest opens a subject, sets up a paper, answers three tasks, hands it in and sees the result. */
async function sitPaper(): Promise<Page> {
  const page = await visit('/subjects')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Математика/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Тренуватися' }).click()
  await page.getByRole('link', { name: /^Симуляція НМТ/ }).click()
  await page.getByRole('button', { name: /^Почати/ }).click()
  for (const [index, letter] of ['А', 'Б', 'В'].entries()) {
    await page.getByRole('heading', { level: 1, name: `Завдання ${index + 1} з 22` }).waitFor()
    await page.getByRole('radio', { name: new RegExp(`^${letter}(\\s|$)`) }).check({ force: true })
    await page
      .getByRole('button', { name: new RegExp(`^Завдання ${index + 2}:`) })
      .first()
      .click()
  }
  await page.getByRole('button', { name: 'Завершити тест' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Завершити тест' }).click()
  await page.getByRole('heading', { level: 1, name: 'Результат' }).waitFor()
  await settle(page)
  return page
}
/** Waits until the page shows the same twice. */
async function settle(page: Page): Promise<View> {
  let before = await viewOf(page)
  for (;;) {
    await page.waitForTimeout(700)
    const view = await viewOf(page)
    if (JSON.stringify(view) === JSON.stringify(before)) return view
    before = view
  }
}

test('a paper that was sat is played to the same final view, and nobody is asked', async () => {
  const page = await sitPaper()
  const [view, recording] = [await viewOf(page), await recordingOf(page)]
  expect(recording.isWhole).toBe(true)
  const replayed = await openRecording(browser, silent.origin, recording)
  silent.calls.length = 0
  const progress = await play(replayed)
  expect({ view: await viewOf(replayed), faults: faultsOf(await viewOf(replayed), progress) }).toEqual({ view, faults: [] })
  expect(view.main).toContain('Результат')
  // A state that is not reached fails a test that was made of a recording.
  expect(faultsOf(view, progress, { session: 'signedIn' })).toEqual([`session is in ${view.charts['session']}, not in signedIn`])
  expect(silent.calls).toEqual([])

  // To the moment before the paper is handed in, and on from there by hand: with the clock and the network of this page.
  const early = await openRecording(browser, site.origin, recording)
  const presses = recording.entries.flatMap((entry, index) => (entry.kind === 'press' ? [index] : []))
  const upTo = presses.at(-2)!
  expect(await play(early, upTo)).toMatchObject({ cursor: upTo, differences: [], unknown: [] })
  await early.getByRole('heading', { level: 1, name: 'Завдання 4 з 22' }).waitFor()
  expect(Math.abs((await early.evaluate(() => Date.now())) - recording.startedAt)).toBeLessThan(recording.length + 5000)
  await goOnByHand(early)
  expect(Math.abs((await early.evaluate(() => Date.now())) - Date.now())).toBeLessThan(5000)
  site.calls.length = 0
  await early.getByRole('radio', { name: /^Г(\s|$)/ }).check({ force: true })
  await expect.poll(() => site.calls.filter((call) => call.startsWith('POST')).length, { timeout: 10_000 }).toBeGreaterThan(0)
  expect(await early.getByRole('radio', { name: /^Г(\s|$)/ }).isChecked()).toBe(true)
}, 180_000)

const person = { name: 'Олена Коваль', email: 'olena.koval@example.com', password: 'довгий пароль 1' }

test('a sign-in, first with a wrong password, is played to the same final view; nothing of the person stands in the recording', async () => {
  const made = await fetch(`${server.url}/api/v3/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  expect(made.status).toBeLessThan(300)
  const page = await visit('/subjects')
  await page.getByRole('button', { name: 'Увійти' }).click()
  const dialog = page.getByRole('dialog', { name: 'Вхід' })
  await dialog.getByLabel('E-mail').fill(person.email)
  for (const password of ['зовсім не той', person.password]) {
    await dialog.getByLabel('Пароль', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Увійти', exact: true }).click()
    if (password !== person.password) await dialog.getByRole('alert').first().waitFor()
  }
  await dialog.waitFor({ state: 'hidden' })
  const view = await settle(page)
  const recording = await recordingOf(page)
  const { token } = await page.evaluate(() => ({ token: localStorage.getItem('token') ?? 'none' }))
  const text = JSON.stringify(recording)
  expect([token, ...Object.values(person), 'зовсім не той'].filter((secret) => text.includes(secret))).toEqual([])

  const replayed = await openRecording(browser, silent.origin, recording)
  const progress = await play(replayed)
  expect({ view: await viewOf(replayed), faults: faultsOf(await viewOf(replayed), progress) }).toEqual({ view, faults: [] })
  expect(view.charts['session']).toContain('signedIn')
}, 120_000)

test('the panel takes what is recorded, plays it in a tab of its own to the entry that is pressed, and lets go', async () => {
  const page = await visit('/subjects')
  const own = () => page.evaluate(() => localStorage.getItem('anonymous_token'))
  await expect.poll(own, { timeout: 20_000 }).not.toBeNull()
  const token = await own()
  await page.getByRole('button', { name: 'Увійти' }).click()
  await page.getByRole('dialog', { name: 'Вхід' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Вхід' }).waitFor({ state: 'hidden' })
  const panel = await page.context().newPage()
  await panel.goto(`${site.origin}/__statecharts?beside&view=tape`)
  await panel.getByRole('button', { name: 'Зупинити й узяти' }).click()
  const opened = page.context().waitForEvent('page')
  await panel.getByRole('button', { name: /authModal ← modal\.open/ }).click()
  const replayed = await opened
  await replayed.getByRole('dialog', { name: 'Вхід' }).waitFor()
  await panel.getByText(/^Стоїть після \d+ з \d+$/).waitFor()
  // Differences stand among the entries; the log beside them marks events that no state answers, too.
  const entries = panel.locator('[data-part=entries]')
  expect(await entries.getByRole('listitem').count()).toBeGreaterThan(3)
  expect(await entries.locator('em').allInnerTexts()).toEqual([])

  await panel.getByRole('button', { name: 'Відтворити' }).click()
  await replayed.getByRole('dialog', { name: 'Вхід' }).waitFor({ state: 'hidden' })
  await panel.getByRole('button', { name: 'Далі вручну' }).click()
  await panel.getByText(/^Далі вручну від/).waitFor()
  await replayed.getByRole('button', { name: 'Увійти' }).click()
  await replayed.getByRole('dialog', { name: 'Вхід' }).waitFor()
  // The replay has its own storage: that of the visitor is untouched.
  expect(await own()).toBe(token)
  expect(await page.getByRole('dialog').count()).toBe(0)
}, 120_000)
