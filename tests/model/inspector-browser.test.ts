import type { Browser, Page, Response } from 'playwright'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureInspected } from '../../scripts/build/ensure-inspected'
import { openBrowser } from './open-browser'
import { scriptedBackEnd } from './scripted-back-end'
import { twinServer } from './twin-server'

/** kB gz of the inspector’s own code, and of the layout that it loads with the first chart. */
const budget = { own: 100, layout: 460, firstDrawingMs: 1500 }
const server = scriptedBackEnd((call) => call === 'POST v3/auth/anonymous')
let browser: Browser
let twin: Awaited<ReturnType<typeof twinServer>>

beforeAll(async () => {
  await ensureInspected()
  twin = await twinServer()
  twin.use(server)
  browser = await openBrowser()
}, 240_000)
afterAll(async () => {
  await browser?.close()
  twin?.close()
})

async function open(key: string | null): Promise<{ page: Page; responses: Response[]; strangers: string[] }> {
  const context = await browser.newContext({ locale: 'uk-UA', viewport: { width: 1280, height: 800 } })
  await context.addInitScript((kept) => kept && localStorage.setItem('statecharts', kept), key)
  const [page, responses, strangers] = [await context.newPage(), [] as Response[], [] as string[]]
  context.on(
    'request',
    (request) => void (/^https?:/.test(request.url()) && !request.url().startsWith(twin.origin) && strangers.push(request.url())),
  )
  context.on('response', (response) => void responses.push(response))
  return { page, responses, strangers }
}
const isAt = (page: Page, state: string) => page.locator(`[data-state="${state}"][data-marks~="active"]`)

test('the inspector follows the site and acts on it, here and in a window beside it, and asks nobody else', async () => {
  const { page, strangers } = await open(null)
  await page.goto(`${twin.origin}/__statecharts`)
  await isAt(page, 'session.loggingInAnonymously').or(isAt(page, 'session.loggedOut')).first().waitFor()
  const drawn = await page.evaluate(() => performance.now())
  console.info(`first drawing after ${Math.round(drawn)} ms, budget ${budget.firstDrawingMs}`)

  await page.goto(`${twin.origin}/subjects`)
  await page.getByRole('button', { name: 'Увійти' }).waitFor()
  await server.answer('POST v3/auth/anonymous', { status: 200, body: { data: { token: 'g1' } } })
  const beside = await page.context().newPage()
  await beside.goto(`${twin.origin}/__statecharts?beside`)
  // The window starts nothing of its own: one dialog is in its list, that of the app, and one opens.
  await expect.poll(() => beside.getByRole('button', { name: /^authModal machine/ }).count(), { timeout: 20_000 }).toBe(1)
  await beside.getByRole('button', { name: /^authModal machine/ }).click()
  await isAt(beside, 'authModal.closed').waitFor()
  await beside.getByRole('button', { name: 'Надіслати modal.open' }).locator('text').first().click()
  await page.getByRole('dialog', { name: 'Вхід' }).waitFor()
  expect(await beside.getByRole('dialog').count()).toBe(0)
  await isAt(beside, 'authModal.open.view.signIn').waitFor()
  await page.keyboard.press('Escape')
  await isAt(beside, 'authModal.closed').waitFor()
  expect(strangers).toEqual([])
  await page.context().close()
}, 60_000)

test('the inspector’s own code weighs no more than its budget, and no other page asks for it', async () => {
  const { page, responses } = await open('on')
  const filesOf = async (address: string, sign: string): Promise<Map<string, number>> => {
    responses.length = 0
    await page.goto(twin.origin + address)
    await page.locator(sign).first().waitFor()
    const files = [...new Set(responses.map((response) => response.url()).filter((file) => /\.(js|css)$/.test(file)))]
    const weigh = async (file: string) => [file, gzipSync(await (await page.request.get(file)).body()).length] as const
    return new Map(await Promise.all(files.map(weigh)))
  }
  const weightIn = (files: Map<string, number>, sign: string) =>
    [...files].reduce((sum, [file, bytes]) => sum + (file.includes(sign) ? bytes / 1000 : 0), 0)
  const others = await filesOf('/error', 'h1')
  expect([weightIn(others, 'statecharts-page'), weightIn(others, '/elk')]).toEqual([0, 0])
  const files = await filesOf('/__statecharts?chart=load', '[data-state]')
  const [own, layout] = [weightIn(files, 'statecharts-page'), weightIn(files, '/elk')]
  console.info(`the inspector weighs ${Math.round(own)} kB gz, its layout ${Math.round(layout)}`)
  expect(own).toBeGreaterThan(20)
  expect(own).toBeLessThanOrEqual(budget.own)
  expect(layout).toBeGreaterThan(100)
  expect(layout).toBeLessThanOrEqual(budget.layout)
  await page.context().close()
}, 60_000)

test('a browser that has switched the inspector of such a build off is not shown it', async () => {
  const { page } = await open('off')
  await page.goto(`${twin.origin}/__statecharts`)
  await page.getByRole('heading', { level: 1, name: '404 - Сторінка не знайдена' }).waitFor()
  expect(await page.evaluate(() => '__statecharts' in globalThis)).toBe(false)
  await page.context().close()
}, 60_000)

test.each([
  [1280, 800],
  [1920, 1080],
])(
  'at %i × %i large charts open with letters that can be read, around where they stand, under one row of tools',
  async (width, height) => {
    const { page } = await open('on')
    await page.setViewportSize({ width, height })
    for (const chart of ['survey', 'purchase', 'session']) {
      await page.goto(`${twin.origin}/__statecharts?chart=${chart}`)
      await page.locator(`[data-part=viewport] [data-state="${chart}"]`).waitFor()
      const tools = page.getByRole('toolbar').first()
      await tools.getByRole('button', { name: 'Копіювати посилання сюди' }).waitFor()
      const [least, rows] = await page.evaluate(() => {
        const letters = [...document.querySelectorAll<SVGTextElement>('[data-part=viewport] text')].filter(
          (text) => text.textContent.trim() !== '',
        )
        const sizes = letters.map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0))
        const controls = [...document.querySelectorAll('[role=toolbar] :is(button, select)')]
        const middles = controls.map((control) => control.getBoundingClientRect()).map(({ top, bottom }) => Math.round((top + bottom) / 2))
        return [Math.min(...sizes), Math.max(...middles) - Math.min(...middles)] as const
      })
      expect({ chart, isLegible: least >= 10.99, isOneRow: rows <= 2 }).toEqual({ chart, isLegible: true, isOneRow: true })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await page.context().close()
  },
  90_000,
)
