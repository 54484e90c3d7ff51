import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { startPaper } from './paper.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 844, height: 390 }, hasTouch: true })
const notch = 59

/** What a person reads or presses that stands in the strip which a phone held sideways keeps for itself. */
const underNotch = (page: Page): Promise<string[]> =>
  page.evaluate((width) => {
    const found: string[] = []
    // What waits above the page for the focus is seen by nobody yet.
    const isOut = ({ left, right, bottom, width: wide }: DOMRect) =>
      wide > 0 && bottom > 0 && (left < width - 0.5 || right > innerWidth - width + 0.5)
    const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    /** What scrolls sideways, or is hidden for the eye on purpose, is cut by its own edge. */
    const isCut = (element: Element | null): boolean => {
      for (let each = element; each && each !== document.body; each = each.parentElement) {
        const { overflowX, clip, clipPath, position } = getComputedStyle(each)
        if (overflowX !== 'visible' && !isOut(each.getBoundingClientRect())) return true
        if (each.matches('title') || (position === 'absolute' && (clip !== 'auto' || clipPath !== 'none'))) return true
      }
      return false
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement
      if (!parent || text.textContent?.trim() === '' || !isSeen(parent) || isCut(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      if ([...range.getClientRects()].some((box) => isOut(box))) found.push(text.textContent?.trim().slice(0, 40) ?? '')
    }
    for (const control of document.querySelectorAll('button, a, input:not([type=radio]):not([type=checkbox]), select')) {
      if (isSeen(control) && !isCut(control) && isOut(control.getBoundingClientRect())) found.push(control.outerHTML.slice(0, 80))
    }
    return found
  }, notch)

/** A phone held sideways, with a notch at either side. */
async function haveNotches(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride' as never, { insets: { left: notch, right: notch } } as never)
}

test('on a phone held sideways nothing that is read or pressed stands under its notch', async ({ page }) => {
  test.slow()
  await page.goto('/')
  await haveNotches(page)
  expect(await page.evaluate(() => getComputedStyle(document.body).paddingLeft)).toBe(`${notch}px`)
  for (const path of [
    '/',
    '/subjects',
    '/subjects/math',
    '/subjects/math/tests/quick',
    '/subjects/math/theory/notes/stepeni-ta-koreni',
    '/dashboard',
    '/flashcard',
    '/courses',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    expect([path, await underNotch(page)]).toEqual([path, []])
  }
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Увійти' }).click()
  await expect(page.getByRole('dialog', { name: 'Вхід' })).toBeVisible()
  expect(['sign-in', await underNotch(page)]).toEqual(['sign-in', []])
  await page.screenshot({ path: test.info().outputPath('sign-in.png') })
  await startPaper(page)
  expect(['paper', await underNotch(page)]).toEqual(['paper', []])
  await page.screenshot({ path: test.info().outputPath('paper.png') })
})

test('the way past the header, which the focus brings into sight, stands beside the notch', async ({ page }) => {
  await page.goto('/subjects')
  await haveNotches(page)
  await page.keyboard.press('Tab')
  const way = page.getByRole('link', { name: 'До вмісту' })
  await expect(way).toBeFocused()
  await expect.poll(async () => (await way.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  expect((await way.boundingBox())?.x).toBeGreaterThanOrEqual(notch)
  expect(await underNotch(page)).toEqual([])
})

test('nothing of the page is seen between the start of a practice and the bar of sections below it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/subjects/math/tests/custom')
  await expect(page.getByRole('button', { name: /^Почати/ })).toBeVisible()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeGreaterThan(900)
  const { from, to } = await page.evaluate(() => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith('Почати'))
    const bar = document.querySelector('[data-part=section-bar]')
    if (!button || !bar) throw new Error('no start or no bar')
    return { from: Math.ceil(button.getBoundingClientRect().bottom + 2), to: Math.floor(bar.getBoundingClientRect().top) }
  })
  expect(to - from).toBeGreaterThan(4)
  // Whatever is scrolled behind, the strip has one colour.
  for (let top = 0; top < Math.min(height - 640, 600); top += 23) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    const { channels } = await sharp(await page.screenshot({ clip: { x: 0, y: from, width: 360, height: to - from } })).stats()
    expect([top, channels.slice(0, 3).map(({ min, max }) => max - min)]).toEqual([top, [0, 0, 0]])
  }
})
