import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { freePort } from '../../scripts/free-port.ts'
import { answers, copyMathematics } from './separate-server'

/** The site as whoever works on it sees it: `npm run dev`, with React’s StrictMode, which sets every effect twice. */
let child: ChildProcess
let url: string
let directory: string
let said = ''
/** Milliseconds until it listened. */
let listened = Infinity

test.beforeAll(async () => {
  test.setTimeout(240_000)
  directory = mkdtempSync(join(tmpdir(), 'skladu-dev-'))
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  const content = copyMathematics(directory)
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: join(directory, 'data'), CONTENT_DIR: content }
  const from = performance.now()
  child = spawn(process.execPath, ['scripts/dev.ts'], { env })
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => {
      said += part.toString()
      if (said.includes(`:${port}`) && listened === Infinity) listened = performance.now() - from
    })
  await answers(`${url}/healthz`, 200_000)
})

test.afterAll(async () => {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
  rmSync(directory, { recursive: true, force: true })
})

test('npm run dev listens within fifteen seconds, and complains of nothing', () => {
  // oxlint-disable-next-line no-console -- the figure
  console.log(`listens after ${Math.round(listened)} ms`)
  // With many more at work than processors nothing can be said of it.
  if ((loadavg()[0] ?? 0) < 3 * availableParallelism()) expect(listened).toBeLessThan(15_000)
  expect(said).not.toMatch(/failed|error/i)
})

test('under npm run dev the sign-in dialog stays open after the very first press, with the focus inside', async ({ browser }) => {
  test.setTimeout(240_000)
  for (let visitor = 1; visitor <= 4; visitor += 1) {
    const page = await browser.newPage({ locale: 'uk-UA' })
    await page.goto(`${url}/subjects`, { timeout: 120_000 })
    await page.getByRole('button', { name: 'Увійти' }).click({ timeout: 60_000 })
    const dialog = page.getByRole('dialog', { name: 'Вхід' })
    await expect(dialog.getByLabel('E-mail'), `visitor ${visitor}`).toBeFocused({ timeout: 60_000 })
    // A dialog that is closing is still visible for some frames, so the chart is asked.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 500)))
    expect(await page.evaluate(toldTo, 'authModal'), `visitor ${visitor}`).toEqual(['xstate.init', 'modal.open'])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.close()
  }
})

test('under npm run dev a formula that came with its page is seen once: its styles are there without the renderer', async ({ browser }) => {
  test.setTimeout(240_000)
  const page = await browser.newPage({ locale: 'uk-UA' })
  await page.goto(`${url}/subjects/math/tests/nmt`, { timeout: 120_000 })
  await page
    .getByRole('button', { name: /^(Почати|Скласти)/ })
    .first()
    .click({ timeout: 60_000 })
  await expect(page.locator('.katex-mathml').first()).toHaveCSS('position', 'absolute', { timeout: 60_000 })
  await page.close()
})

test('under npm run dev a recording is played in the live application up to an entry, and goes on from there by hand', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const context = await browser.newContext({ locale: 'uk-UA' })
  const page = await context.newPage()
  await page.goto(`${url}/subjects`, { timeout: 120_000 })
  const dialogOf = (tab: Page) => tab.getByRole('dialog', { name: 'Вхід' })
  await page.getByRole('button', { name: 'Увійти' }).click({ timeout: 60_000 })
  await dialogOf(page).getByLabel('E-mail').fill('olena@example.com')
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
  const link = page.getByRole('main').getByRole('link', { name: /^Математика/ })
  await link.first().click()
  const heading = (tab: Page) => tab.getByRole('heading', { level: 1, name: /^Математика/ })
  await expect(heading(page)).toBeVisible({ timeout: 60_000 })
  await page.waitForLoadState('networkidle')

  const panel = await context.newPage()
  await panel.goto(`${url}/__statecharts?beside&view=tape`)
  await panel.getByRole('button', { name: 'Зупинити й узяти' }).click()
  // In development React runs effects twice: their events stand twice in the recording and come twice again.
  const opening = context.waitForEvent('page')
  await panel
    .getByRole('button', { name: /ввід.*E-mail/ })
    .last()
    .click()
  const replayed = await opening
  await expect(dialogOf(replayed).getByLabel('E-mail')).toHaveValue('masked@example.com', { timeout: 60_000 })
  await expect(panel.getByText(/^Стоїть після \d+ з \d+$/)).toBeVisible({ timeout: 60_000 })
  expect(await told(panel)).toEqual([])

  await panel.getByRole('button', { name: 'Відтворити' }).click()
  await expect(heading(replayed)).toBeVisible({ timeout: 60_000 })
  await expect(panel.getByText(/^Стоїть після (\d+) з \1$/)).toBeVisible({ timeout: 60_000 })
  expect(await told(panel)).toEqual([])

  // Loaded anew, the tab comes to where it was; then whoever looks on goes on, with the network and the clock of the page.
  await replayed.reload()
  await expect(heading(replayed)).toBeVisible({ timeout: 60_000 })
  await expect(panel.getByText(/^Стоїть після (\d+) з \1$/)).toBeVisible({ timeout: 60_000 })
  await panel.getByRole('button', { name: 'Далі вручну' }).click()
  await expect(panel.getByText(/^Далі вручну від/)).toBeVisible()
  expect(Math.abs((await replayed.evaluate(() => Date.now())) - Date.now())).toBeLessThan(5000)
  await replayed.getByRole('button', { name: 'Увійти' }).click()
  await expect(dialogOf(replayed).getByLabel('E-mail')).toBeFocused({ timeout: 60_000 })
  await context.close()
})

/** Reads the differences that the panel tells of the tab that plays. */
const told = (panel: Page): Promise<string[]> => panel.locator('[data-part=tape] em').allInnerTexts()

/** The events that the inspector of the page saw this actor take. */
const toldTo = (name: string) => {
  const { __statecharts: inspector } = globalThis as unknown as { __statecharts: { read: () => { log: { name: string; type: string }[] } } }
  return inspector
    .read()
    .log.filter((entry) => entry.name === name)
    .map(({ type }) => type)
}
