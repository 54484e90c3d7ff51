import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import { findBrowser } from '../find-browser/find-browser.ts'
import { freePort } from '../free-port.ts'

const folder = 'packages/chart-lab/pictures'
const args = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync']
/** The coverage that the last whole run of the model tests has written. */
const coverage = 'node_modules/.cache/chart-lab'

/**
 * Takes the pictures of the inspector in `packages/chart-lab/pictures`: under `npm run dev` a guest tries to sign in and opens a subject.
 * @returns the files
 */
export async function takePictures(): Promise<string[]> {
  if (!existsSync(coverage)) throw new Error('Покриття немає: спочатку npm run test:models')
  const site = await serveDev()
  const browser = await chromium.launch({ executablePath: await findBrowser(), args })
  try {
    const files = await picturesOf(browser, site.url, 'light')
    return [...files, ...(await picturesOf(browser, site.url, 'dark'))]
  } finally {
    await browser.close()
    await site.end()
  }
}

async function picturesOf(browser: Browser, url: string, colorScheme: 'light' | 'dark'): Promise<string[]> {
  const context = await browser.newContext({
    locale: 'uk-UA',
    viewport: { width: 1280, height: 800 },
    colorScheme,
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(120_000)
  const [app, panel] = [await context.newPage(), await context.newPage()]
  const files: string[] = []
  const take = async (name: string) => {
    await panel.mouse.move(0, 0)
    await panel.waitForTimeout(600)
    files.push(`${folder}/${name}.png`)
    await panel.screenshot({ path: files.at(-1)! })
  }
  const open = async (search: string) => {
    await panel.goto(`${url}/__statecharts?beside&${search}`)
    await panel.locator('[data-state], [data-part=sequence], [data-part=tape]').first().waitFor()
  }
  await failToSignIn(app, url)
  await open('')
  await panel.getByRole('button', { name: /^authModal machine/ }).click()
  await panel.locator('[data-state="authModal"]').waitFor()
  await panel.getByRole('button', { name: 'Де вона зараз' }).click()
  await take(colorScheme === 'dark' ? 'inspector-dark' : 'inspector')
  if (colorScheme === 'light') await otherViews(context, app, panel, open, take)
  await context.close()
  return files
}

type Open = (search: string) => Promise<void>
type Take = (name: string) => Promise<void>

/** An event and what it changed, who told whom what, what the tests took, and a recording that is played to an entry. */
async function otherViews(context: BrowserContext, app: Page, panel: Page, open: Open, take: Take): Promise<void> {
  await panel
    .getByRole('button', { name: /^xstate\.error\.actor\.grantSession/ })
    .first()
    .click()
  await panel.locator('[data-part=differences]').waitFor()
  await take('inspector-diff')
  await open('view=sequence')
  await panel.getByRole('checkbox', { name: 'І власні події XState' }).check()
  await panel.getByLabel('Лише актори й події з такими словами').fill('authModal')
  await take('inspector-sequence')
  await open('chart=resetPassword&view=coverage')
  await panel.locator('summary', { hasText: 'Вади, що вижили' }).click()
  await take('inspector-coverage')
  await openSubject(app)
  await open('view=tape')
  await panel.getByRole('button', { name: 'Зупинити й узяти' }).click()
  const opening = context.waitForEvent('page')
  await panel
    .getByRole('button', { name: /authModal ← credentials\.submit/ })
    .last()
    .click()
  await opening
  await panel.getByText(/^Стоїть після/).waitFor()
  await take('inspector-recording')
}

/** A guest tries to sign in with a password that is wrong. */
async function failToSignIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/subjects`)
  await page.getByRole('button', { name: 'Увійти' }).click()
  const dialog = page.getByRole('dialog', { name: 'Вхід' })
  await dialog.getByLabel('E-mail').fill('pupil@example.com')
  await dialog.getByLabel('Пароль', { exact: true }).fill('wrong password')
  await dialog.getByRole('button', { name: 'Увійти', exact: true }).click()
  await dialog.getByRole('alert').first().waitFor()
}

async function openSubject(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Вхід' }).waitFor({ state: 'hidden' })
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Математика/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: /^Математика/ }).waitFor()
  await page.waitForLoadState('networkidle')
}

async function serveDev(): Promise<{ url: string; end: () => Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'pictures-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: join(directory, 'data') }
  const child = spawn(process.execPath, ['scripts/dev.ts'], { stdio: 'ignore', env })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const end = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(directory, { recursive: true, force: true })
  }
  const isThere = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (let tries = 0; !(await isThere()); tries += 1) {
    if (tries > 400) return end().then(() => Promise.reject(new Error('npm run dev does not answer')))
    await new Promise((over) => setTimeout(over, 500))
  }
  return { url, end }
}
