import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './site.ts'

/** Axe for a page of one frame, which asks for nothing but faults: both make it several times faster. */
export const axeOf = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })

/** Axe finds no fault on the page once it stands still; `state` tells its faults from those of other states. */
export async function expectClean(page: Page, state: string, axe = axeOf(page)): Promise<void> {
  await page.evaluate(async () => {
    // A change of theme begins its transitions in the frame after it.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    await Promise.all(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .map((animation) => animation.finished.catch(() => null)),
    )
  })
  await page.evaluate(hideFormulas)
  const { violations } = await axe.analyze()
  await page.evaluate(() => (globalThis as unknown as Hiding).showFormulas())
  expect(violations.map(({ id, nodes }) => `${state}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([])
}

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
