import { launch, type ElementHandle, type Page } from 'puppeteer-core'
import { firefox } from '../../scripts/find-engines.ts'
import type { Engine, Tab } from './visitor.ts'

/** Starts Debian’s Firefox over WebDriver BiDi. @param preferences as `about:config` has them. */
export async function startFirefox(preferences: Record<string, unknown> = {}): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: firefox ?? '',
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
    extraPrefsFirefox: { 'intl.accept_languages': 'uk', ...preferences },
    env: { ...process.env, TZ: 'Europe/Kyiv' },
    timeout: 90_000,
    protocolTimeout: 120_000,
  })
  return { tab: tabOf(await browser.newPage()), end: () => browser.close() }
}

function tabOf(page: Page): Tab {
  const elementAt = async (at: string): Promise<ElementHandle> => {
    const element = (await page.evaluateHandle(at)).asElement() as ElementHandle | null
    if (!element) throw new Error(`There is no element at ${at}`)
    return element
  }
  return {
    go: async (url) => void (await page.goto(url, { waitUntil: 'load', timeout: 60_000 })),
    evaluate: (expression) => page.evaluate(expression),
    press: async (at) => (await elementAt(at)).click(),
    type: async (at, text) => {
      const field = await elementAt(at)
      await field.evaluate((found) => (found as HTMLInputElement).select())
      await field.type(text)
    },
    key: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    pdf: () => page.pdf({ format: 'A4' }),
    picture: async (file) => void (await page.screenshot({ path: file })),
  }
}
