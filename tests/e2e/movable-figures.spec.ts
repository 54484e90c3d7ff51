import { movableOf, startOf } from '#domain/movable/all'
import type { MovableKind } from '#domain/movable/kinds'
import { expectCleanInBothThemes } from './axe.ts'
import { expect, test } from './site.ts'

const notes = '/subjects/math/theory/notes'
const articles: [MovableKind, string][] = [
  ['unit-circle', 'tryhonometriia'],
  ['parabola', 'liniini-ta-kvadratni'],
  ['tangent', 'pokhidna'],
  ['area', 'pervisna-ta-intehral'],
  ['sine-wave', 'funktsii-ta-hrafiky'],
  ['vectors', 'koordynaty-i-vektory'],
  ['line', 'parametry'],
  ['section', 'pryzma-i-piramida'],
  ['inscribed-angle', 'kolo-i-kruh'],
  ['exponent', 'loharyfmy'],
]

for (const { width, when } of [
  { width: 320, when: '' },
  { width: 360, when: ' @by-night' },
  { width: 1280, when: ' @by-night' },
]) {
  test(`ten articles have a figure that is moved by keys, in the first screen and without a move of the page, at ${width} px${when}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    // The letters are here from an earlier page: what they move when they come late is held by layout-shift.spec.ts.
    await page.goto(`${notes}/${articles[0]?.[1]}`)
    await page.waitForLoadState('networkidle')
    await page.addInitScript(() => {
      const moves: number[] = []
      Object.assign(globalThis, { moves })
      const watch = new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) moves.push(entry.value)
      })
      watch.observe({ type: 'layout-shift', buffered: true })
    })
    for (const [kind, article] of articles) {
      const shape = movableOf(kind)
      const [first] = shape.parameters
      await page.goto(`${notes}/${article}`)
      const figure = page.locator('#rukhomyi')
      const slider = figure.getByRole('slider', { name: first?.name ?? '', exact: true })
      await expect(slider).toBeVisible()
      await page.waitForLoadState('networkidle')
      const top = await figure.evaluate((element) => element.getBoundingClientRect().top)
      expect(top, `${article} stands at ${top}`).toBeLessThan(740)
      const moves = await page.evaluate(() => (globalThis as unknown as { moves: number[] }).moves.reduce((sum, each) => sum + each, 0))
      expect(moves, article).toBeLessThanOrEqual(0.02)
      const before = await figure.boundingBox()
      const sentence = figure.locator('[aria-live=polite]')
      await expect(sentence).toHaveText(shape.say(startOf(shape)))
      await slider.focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      const moved = startOf(shape).with(0, (first?.start ?? 0) + 2 * (first?.step ?? 0))
      const atMost = first && (moved[0] ?? 0) > first.max ? moved.with(0, first.max) : moved
      await expect(sentence).toHaveText(shape.say(atMost))
      for (const key of ['Home', 'End']) {
        await page.keyboard.press(key)
        expect((await figure.boundingBox())?.height, `${article} ${key}`).toBe(before?.height)
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth), article).toBe(width)
    }
  })
}

test('axe finds nothing on an article with a figure to move by day and by night', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${notes}/tryhonometriia`)
  await expect(page.getByRole('slider')).toBeVisible()
  await expectCleanInBothThemes(page, 'figure', { within: '#rukhomyi' })
})

test('an article without one asks for no code that moves', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${notes}/vidsotky-i-proportsii`)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('moving-figure'))).toEqual([])
  await page.goto(`${notes}/tryhonometriia`)
  await expect(page.getByRole('slider')).toBeVisible()
  expect(asked.filter((url) => url.includes('moving-figure'))).toHaveLength(1)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the figure stands as drawn, with its sentence and no slider', async ({ page }) => {
    await page.goto(`${notes}/tryhonometriia`)
    const figure = page.locator('#rukhomyi')
    await expect(figure.getByRole('img', { name: /^Одиничне коло/ })).toBeVisible()
    await expect(figure).toContainText('sin 30° = 0,5')
    await expect(figure.locator('input')).toHaveCount(0)
  })
})
