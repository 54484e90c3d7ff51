import type { Browser, BrowserContext, Page } from 'playwright'
import { closeMessage, readScreen, watchToasts } from './read-screen'
import type { Hand } from './screen-driver'

type Inspected = { __statecharts?: { taken: () => string[]; read: () => { actors: { chart: string | null }[] } } }
type Prompt = { give: (kind: string) => void }

/** The built site in Chromium: one context for each path, its clock in our hands, and Google’s script played by us. */
export async function browserHand(
  browser: Browser,
  origin: string,
  onTaken: (keys: string[]) => void,
): Promise<Hand & { now: () => Promise<number> }> {
  const context: BrowserContext = await browser.newContext({ locale: 'uk-UA', timezoneId: 'Europe/Kyiv', reducedMotion: 'reduce' })
  await context.clock.install()
  await context.addInitScript(watchToasts)
  await context.addInitScript(playGoogle)
  const page = await context.newPage()
  let other: Page | null = null
  page.setDefaultTimeout(10_000)
  await page.goto(`${origin}/blank`)

  const scope = async () => {
    const dialog = page.locator('[role=dialog], [role=alertdialog]')
    return (await dialog.count()) > 0 ? dialog : page.locator('body')
  }
  /** Waits for a round trip to the server, so that earlier answers have arrived. */
  const roundTrip = () =>
    page.evaluate(async () => {
      await fetch('/blank')
      await new Promise(requestAnimationFrame)
    })
  const collect = async () => {
    await roundTrip()
    onTaken(await page.evaluate(() => (globalThis as Inspected).__statecharts?.taken() ?? []))
  }
  /** The header is drawn before the charts run, and what other tabs say is heard only then. */
  const isRunning = () =>
    page.waitForFunction(() => (globalThis as Inspected).__statecharts?.read().actors.some(({ chart }) => chart === 'session'))
  const otherTab = async () => {
    if (other) return other
    other = await context.newPage()
    await other.goto(`${origin}/blank`)
    return other
  }

  return {
    now: () => page.evaluate(() => Date.now()),
    open: async (path, kept, visit) => {
      await page.evaluate(
        ([local, session]) => {
          localStorage.clear()
          sessionStorage.clear()
          for (const [key, text] of Object.entries(local)) localStorage.setItem(key, text)
          for (const [key, text] of Object.entries(session)) sessionStorage.setItem(key, text)
        },
        [{ ...kept, statecharts: 'on' }, visit] as const,
      )
      await page.goto(origin + path)
      await isRunning()
    },
    reload: async () => {
      await collect()
      await page.reload()
      await isRunning()
    },
    read: () => page.evaluate(readScreen),
    hush: async () => {
      await roundTrip()
      await page.evaluate((buttons) => document.querySelectorAll<HTMLElement>(buttons).forEach((button) => button.click()), closeMessage)
    },
    press: async (name) => {
      const inside = await scope()
      await inside
        .getByRole('button', { name })
        .or(inside.getByRole('checkbox', { name }))
        .filter({ visible: true })
        .first()
        .click({ force: true })
    },
    fill: async (label, text) => (await scope()).getByLabel(label, { exact: true }).fill(text),
    go: (path) => page.evaluate((address) => history.pushState(null, '', address), path),
    comeBack: () => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))),
    reconnect: () => page.evaluate(() => void dispatchEvent(new Event('online'))),
    answerAs: async (kind) => {
      await page.waitForFunction(() => 'prompt' in globalThis && (globalThis as { googlePrompt?: Prompt }).googlePrompt !== undefined)
      await page.evaluate((given) => (globalThis as { googlePrompt?: Prompt }).googlePrompt?.give(given), kind)
    },
    // A refresh that failed looks half a second for what another tab has written; only then does its minute begin.
    pass: async (ms) => {
      await page.waitForTimeout(700)
      await context.clock.fastForward(ms)
    },
    inAnotherTab: async (texts) => {
      const tab = await otherTab()
      const isHeard = page.evaluate(() => new Promise<void>((heard) => (new BroadcastChannel('skladu:session').onmessage = () => heard())))
      await page.evaluate(() => undefined)
      await tab.evaluate((all) => {
        for (const [key, text] of Object.entries(all)) {
          if (text === null) localStorage.removeItem(key)
          else localStorage.setItem(key, text)
        }
        new BroadcastChannel('skladu:session').postMessage(null)
      }, texts)
      await isHeard
    },
    stop: async () => {
      await collect()
      await context.close()
    },
  }
}

/** Runs in the page: a Google that answers when it is told to. */
function playGoogle(): void {
  const page = globalThis as { google?: object; googlePrompt?: Prompt | undefined }
  let callback: (answer: { credential: string }) => void = () => undefined
  const silent = { isNotDisplayed: () => false, isSkippedMoment: () => true, isDismissedMoment: () => false }
  page.google = {
    accounts: {
      id: {
        initialize: (given: { callback: typeof callback }) => void (callback = given.callback),
        prompt: (tell: (moment: object) => void) => {
          page.googlePrompt = {
            give: (kind) => {
              page.googlePrompt = undefined
              if (kind === 'credential') callback({ credential: 'google' })
              else tell(silent)
            },
          }
        },
        cancel: () => undefined,
      },
    },
  }
}
