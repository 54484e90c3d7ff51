import type { Browser, Page } from '@playwright/test'
import { openPages } from './open-pages.ts'
import { heading, paper, startPaper } from './paper.ts'
import { expect, test } from './site.ts'

test.describe.configure({ timeout: 300_000 })

/** The letters that a person has set in the browser, in pixels, and the widths of the screens. */
const settings = [
  { letters: 32, widths: [360, 320] },
  { letters: 24, widths: [360, 320] },
  { letters: 21, widths: [320] },
]

/** What stands beyond the right edge of the screen; nothing where the page is as wide as that. */
const outside = (page: Page, width: number) =>
  page.evaluate((screen) => {
    if (document.documentElement.scrollWidth <= screen) return []
    const beyond = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > screen + 1)
    return [
      document.documentElement.scrollWidth,
      ...beyond.slice(-4).map((element) => `${element.tagName} ${element.textContent.slice(0, 30)}`),
    ]
  }, width)

for (const { letters, widths } of settings) {
  const share = Math.round((letters / 16) * 100)
  const screens = widths.map((width) => ({ width, height: 800 }))
  test(`with letters at ${share} % no page scrolls sideways at ${widths.join(' and ')} px, nor a task of a paper, which keeps its clock and its buttons in sight @by-night`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${letters}`]
    const browser: Browser = await playwright.chromium.launch({ ...launchOptions, args })
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: screens[0]!, hasTouch: true, isMobile: true })
    const page = await context.newPage()
    for (const path of openPages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      for (const screen of screens) {
        await page.setViewportSize(screen)
        await expect.poll(() => outside(page, screen.width), path).toEqual([])
      }
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${letters}px`)
    await startPaper(page)
    const next = page.getByRole('button', { name: 'Далі, до наступного завдання' })
    for (const screen of screens) {
      await page.setViewportSize(screen)
      for (const part of [page.getByRole('timer'), next]) {
        const box = (await part.boundingBox())!
        expect([box.x >= 0, box.x + box.width <= screen.width, box.y >= 0, box.y + box.height <= 800]).toEqual([true, true, true, true])
      }
      const bars = await page.evaluate(() =>
        ['header', 'nav[aria-label="Перехід між завданнями"]'].map(
          (bar) => document.querySelector(bar)?.getBoundingClientRect().height ?? 0,
        ),
      )
      expect(bars[0]! + bars[1]!, `bars of ${bars.join(' and ')} px`).toBeLessThan(400)
    }
    for (let number = 1; number <= paper.questions.length; number++) {
      await expect(heading(page, number)).toBeVisible()
      for (const screen of screens) {
        await page.setViewportSize(screen)
        await expect.poll(() => outside(page, screen.width), `task ${number}`).toEqual([])
      }
      if (number < paper.questions.length) await next.click()
    }
    await browser.close()
  })
}
