import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './site.ts'

/** Axe for a page of one frame, which asks for nothing but faults: both make it several times faster. */
export const axeOf = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })

/** Until nothing moves any more. A change of theme begins its transitions in the frame after it. */
export const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    await Promise.all(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .map((animation) => animation.finished.catch(() => null)),
    )
  })

/** Axe finds no fault on the page once it stands still; `state` tells its faults from those of other states. */
export async function expectClean(page: Page, state: string, axe = axeOf(page)): Promise<void> {
  await untilStill(page)
  await page.evaluate(hideFormulas)
  const { violations } = await axe.analyze()
  await page.evaluate(() => (globalThis as unknown as Hiding).showFormulas())
  expect(violations.map(({ id, nodes }) => `${state}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([])
}

/**
 * Axe finds no fault by day, and by night none of what a change of colours alone can bring; the page is loaded once. The last theme stays that of the day.
 */
export async function expectCleanInBothThemes(page: Page, state: string, axe: () => AxeBuilder = () => axeOf(page)): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectClean(page, `${state}, by day`, axe())
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectClean(page, `${state}, by night`, axe().withRules(ofColours))
  await page.emulateMedia({ colorScheme: 'light' })
}

/** The rules of axe that look at colours; all others see the same page in every theme. */
const ofColours = ['color-contrast', 'link-in-text-block']

type Hiding = { showFormulas: () => void }

/**
 * Puts a box of the same size in place of the drawn side of every formula: it is hidden from whoever listens, has the colour of its line,
 * and axe takes seconds for the thousands of parts in a sheet of formulas.
 */
function hideFormulas() {
  const hidden = [...document.querySelectorAll<HTMLElement>('.katex-html')].map((formula) => {
    const { width, height } = formula.getBoundingClientRect()
    return { formula, parts: [...formula.childNodes], width, height }
  })
  for (const { formula, width, height } of hidden) {
    const box = document.createElement('span')
    box.style.cssText = `display: inline-block; width: ${width}px; height: ${height}px`
    formula.replaceChildren(box)
  }
  ;(globalThis as unknown as Hiding).showFormulas = () => {
    for (const { formula, parts } of hidden) formula.replaceChildren(...parts)
  }
}
