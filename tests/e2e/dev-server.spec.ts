import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { answers, copyMathematics, freePort } from './own-server'

/** The site as whoever works on it sees it: `npm run dev`, with React’s StrictMode, which sets every effect twice. */
let child: ChildProcess
let url: string
let directory: string

test.beforeAll(async () => {
  test.setTimeout(240_000)
  directory = mkdtempSync(join(tmpdir(), 'skladu-dev-'))
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  const content = copyMathematics(directory)
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: join(directory, 'data'), CONTENT_DIR: content }
  child = spawn(process.execPath, ['scripts/dev.ts'], { stdio: 'ignore', env })
  await answers(`${url}/healthz`, 200_000)
})

test.afterAll(async () => {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
  rmSync(directory, { recursive: true, force: true })
})

test('under npm run dev the sign-in dialog stays open after the very first press, with the focus inside', async ({ browser }) => {
  test.setTimeout(240_000)
  for (let visitor = 1; visitor <= 4; visitor += 1) {
    const page = await browser.newPage({ locale: 'uk-UA' })
    await page.goto(`${url}/subjects`, { timeout: 120_000 })
    await page.getByRole('button', { name: 'Увійти' }).click({ timeout: 60_000 })
    const dialog = page.getByRole('dialog', { name: 'Вхід' })
    await expect(dialog.getByLabel('E-mail'), `visitor ${visitor}`).toBeFocused({ timeout: 60_000 })
    // What closed it came with the frames after: the chart is asked, for a dialog on its way out is still to be seen.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 500)))
    expect(await page.evaluate(toldTo, 'authModal'), `visitor ${visitor}`).toEqual(['xstate.init', 'modal.open'])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.close()
  }
})

/** The events that the inspector of the page saw this actor take. */
const toldTo = (name: string) => {
  const { __statecharts: inspector } = globalThis as unknown as { __statecharts: { read: () => { log: { name: string; type: string }[] } } }
  return inspector
    .read()
    .log.filter((entry) => entry.name === name)
    .map(({ type }) => type)
}
