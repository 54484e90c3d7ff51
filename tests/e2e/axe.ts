import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './site.ts'

/** Rules to look by instead of all, and the part of the page to look at instead of the whole. */
type Look = { rules?: readonly string[]; within?: string }

/** Until nothing moves any more. A change of theme begins its transitions in the frame after it. */
export const untilSettled = (page: Page): Promise<void> =>
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
export async function expectClean(page: Page, state: string, { rules, within }: Look = {}): Promise<void> {
  await untilSettled(page)
  // A document keeps its axe: to compile it anew takes longer than to look.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const options: axe.RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: { type: 'rule', values: [...rules] } }) }
  const faults = await page.evaluate(findFaults, { context: { include: within === undefined ? [] : [within] }, options })
  expect(faults.map((fault) => `${state}: ${fault}`)).toEqual([])
}

/**
 * Axe finds no fault by day, and by night none of what a change of colours alone can bring; the page is loaded once. The last theme stays that of the day.
 */
export async function expectCleanInBothThemes(page: Page, state: string, look: Look = {}): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectClean(page, `${state}, by day`, look)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectClean(page, `${state}, by night`, { ...look, rules: ofColours })
  await page.emulateMedia({ colorScheme: 'light' })
}

/** The rules of axe that look at colours; all others see the same page in every theme. */
const ofColours = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds in the page. A box stands in place of the drawn side of every formula, which is hidden from listeners and takes axe
 * seconds.
 */
async function findFaults({ context, options }: { context: axe.ContextObject; options: axe.RunOptions }): Promise<string[]> {
  const hidden = [...document.querySelectorAll<HTMLElement>('.katex-html')].map((formula) => {
    const { width, height } = formula.getBoundingClientRect()
    return { formula, parts: [...formula.childNodes], width, height }
  })
  for (const { formula, width, height } of hidden) {
    const box = document.createElement('span')
    box.style.cssText = `display: inline-block; width: ${width}px; height: ${height}px`
    formula.replaceChildren(box)
  }
  const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(context, options)
  for (const { formula, parts } of hidden) formula.replaceChildren(...parts)
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
