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
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null)))
  })
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${state}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([])
}
