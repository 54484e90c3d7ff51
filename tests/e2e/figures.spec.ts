import type { Locator, Page } from '@playwright/test'
import { untilSettled } from './axe.ts'
import { begin, goTo } from './paper.ts'
import { expect, test } from './site.ts'

test('the letters of a drawing stand out from its ground, near and far, by day and by night', async ({ page }) => {
  await page.goto('/subjects/math/tests/nmt?paper=nmt-math-2')
  await begin(page)
  const far = page
    .getByRole('article')
    .locator('svg[role=img]')
    .filter({ has: page.locator('text') })
  for (let number = 2; number <= 22 && (await far.count()) === 0; number += 1) await goTo(page, number)
  await expectToStandOut(page, far.first())
  await page
    .getByRole('article')
    .getByRole('button', { name: /^Збільшити рисунок/ })
    .first()
    .click()
  const near = page
    .getByRole('dialog')
    .locator('svg[role=img]')
    .filter({ has: page.locator('text') })
  await expectToStandOut(page, near.first())
})

async function expectToStandOut(page: Page, drawing: Locator): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await untilSettled(page)
    expect(await drawing.evaluate(contrast), colorScheme).toBeGreaterThan(4.5)
  }
}

/** Runs in the page: the contrast of the first letter with the nearest ground that is painted, as WCAG counts it. */
function contrast(drawing: Element): number {
  const light = (colour: string): number => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')!
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  let ground: Element | null = drawing
  while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)') ground = ground.parentElement
  const letter = light(getComputedStyle(drawing.querySelector('text')!).fill)
  const paper = light(getComputedStyle(ground ?? document.body).backgroundColor)
  return (Math.max(letter, paper) + 0.05) / (Math.min(letter, paper) + 0.05)
}
