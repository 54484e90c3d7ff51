import { begin, goTo } from './paper.ts'
import { expect, test } from './site.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('the letters of a drawing stand out from its ground, near and far', async ({ page }) => {
      await page.goto('/subjects/math/tests/nmt?paper=nmt-math-2')
      await begin(page)
      const far = page
        .getByRole('article')
        .locator('svg[role=img]')
        .filter({ has: page.locator('text') })
      for (let number = 2; number <= 22 && (await far.count()) === 0; number += 1) await goTo(page, number)
      expect(await far.first().evaluate(contrast)).toBeGreaterThan(4.5)
      await page
        .getByRole('article')
        .getByRole('button', { name: /^Збільшити рисунок/ })
        .first()
        .click()
      const near = page
        .getByRole('dialog')
        .locator('svg[role=img]')
        .filter({ has: page.locator('text') })
      expect(await near.first().evaluate(contrast)).toBeGreaterThan(4.5)
    })
  })
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
