import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { driverCoverage, walk, type Acts, type Driver } from '#chart-lab/testing'
import { ensureInspected } from '../../../scripts/build/ensure-inspected'
import { openBrowser } from '../open-browser'
import { scriptedBackEnd, type ScriptedBackEnd } from '../scripted-back-end'
import { twinServer } from '../twin-server'
import { pageOracle, pagePaths, type PageMove } from './page-driver'
import { addresses, answerOf, gift, offer, payment, purchasePage } from './pages/purchase'
import { factsOnPage, lookOf } from './pages/purchase-screen'
import { data } from './pages/reading'
import { giftOf } from '#contract/samples/payments'
import { purchase } from './purchase'
import { mostLooks, type PurchaseEvent } from './purchase-events'

type Inspected = { __statecharts?: { taken: () => string[] } }

const coverage = driverCoverage('Chromium', { purchase: purchase.chart })
const calls = Object.entries(purchasePage.calls)
const hold = { ...purchasePage, keepsOn: ['readGift'] }
let browser: Browser
let twin: Awaited<ReturnType<typeof twinServer>>

beforeAll(async () => {
  await ensureInspected()
  twin = await twinServer()
  browser = await openBrowser()
}, 300_000)
afterAll(async () => {
  await browser?.close()
  twin?.close()
})

const server = () =>
  scriptedBackEnd((call) => call === 'GET v3/user' || call === gift || calls.some(([, pattern]) => pattern === call), {
    'POST v3/auth/anonymous': data({ token: 'g1' }),
  })

async function newPage(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ locale: 'uk-UA', timezoneId: 'Europe/Kyiv', reducedMotion: 'reduce', serviceWorkers: 'block' })
  await context.clock.install()
  // Nothing is posted to the provider: its page would come in place of ours.
  await context.addInitScript(() => {
    localStorage.setItem('statecharts', 'on')
    HTMLFormElement.prototype.submit = () => undefined
  })
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  return { context, page }
}

/** The built page in Chromium, its clock in our hands. */
async function browserDriver(backEnd: ScriptedBackEnd): Promise<Driver<PurchaseEvent, object>> {
  const { context, page } = await newPage()
  let isOpen = false
  const own: Partial<Record<PurchaseEvent['type'], (event: never) => unknown>> = {
    'page opens': async ({ after }: { after: keyof typeof addresses }) => {
      await page.goto(twin.origin + addresses[after])
      isOpen = true
    },
    'server shows the offer': ({ isGuest }: { isGuest: boolean }) => offer(backEnd, isGuest),
    'visitor steps back': stepBack,
    'ten minutes pass': tenMinutes,
  }
  const perform = async (event: PurchaseEvent) => {
    const own_ = own[event.type]
    if (own_) return own_(event as never)
    const given = purchasePage.moves[event.type] as PageMove | ((event: PurchaseEvent) => PageMove)
    const move = typeof given === 'function' ? given(event) : given
    if ('press' in move)
      await page
        .getByRole('button', { name: move.press })
        .or(page.locator('label', { hasText: move.press }))
        .first()
        .click()
    else if ('fill' in move) await page.getByLabel(move.fill).fill(move.with)
    else if ('answer' in move) await backEnd.answer(purchasePage.calls[move.answer] ?? '', move)
    else if ('pass' in move) await context.clock.runFor(move.pass)
  }

  async function stepBack(): Promise<void> {
    const button = page.getByRole('button', { name: /^(Змінити вибір|До цін)$/ })
    if ((await button.count()) > 0) await button.click()
    else await page.evaluate(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  }
  async function tenMinutes(): Promise<void> {
    for (let look = 0; look < mostLooks; look += 1) {
      await context.clock.runFor(4000)
      const { call } = await backEnd.arrived(/^GET v3\/(gifts|payments)\//)
      await backEnd.answer(call, call === payment ? answerOf('pending') : data({ gift: giftOf({}) }))
      await page.waitForFunction(() => !document.querySelector('button[aria-busy]'))
    }
  }
  return {
    patience: 10_000,
    view: async () => {
      if (!isOpen) return { asked: [] }
      const asked = backEnd.waiting().flatMap((call) => calls.find(([, pattern]) => pattern === call)?.[0] ?? [])
      return { ...lookOf(await page.evaluate(factsOnPage)), asked: [...new Set(asked)].filter((name) => name !== 'readGift').toSorted() }
    },
    stop: async () => {
      coverage.add(await page.evaluate(() => (globalThis as Inspected).__statecharts?.taken() ?? []))
      await context.close()
    },
    acts: Object.fromEntries(Object.keys(purchasePage.moves).map((type) => [type, perform])) as unknown as Acts<PurchaseEvent>,
  }
}

describe('the purchase in a browser follows its model', () => {
  test.each(pagePaths(purchase, purchasePage as never).map((path) => [path.name, path] as const))(
    '%s',
    async (_, path) => {
      const backEnd = server()
      twin.use(backEnd)
      await walk(path, pageOracle(purchase, hold as never), (await browserDriver(backEnd)) as never)
    },
    120_000,
  )

  test('and every transition is taken that the page can take', () =>
    expect(coverage.missing()).toEqual(Object.keys(purchasePage.elsewhere ?? {})))
})
