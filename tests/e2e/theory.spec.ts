import type { Page } from '@playwright/test'
import { expectCleanInBothThemes } from './axe.ts'
import { watchShift } from './layout-shift.ts'
import { expect, holdCalls, test } from './site.ts'

const article = '/subjects/math/theory/notes/vidsotky-i-proportsii'
const pages = [
  '/subjects',
  '/subjects/math',
  '/subjects/math/math.numbers.percent',
  '/subjects/math/theory/notes',
  article,
  '/search?q=відсотки',
]

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('an article can be read whole: text, formulas, steps, the way on @each-change', async ({ page }) => {
    await page.goto(article)
    await expect(page).toHaveTitle('Відсотки, відношення та пропорції — Математика, НМТ · Складу')
    await expect(page.getByRole('heading', { level: 1, name: 'Відсотки, відношення та пропорції' })).toBeVisible()
    expect(await page.locator('math').count()).toBeGreaterThan(20)
    await page.getByText('Спробуй без підказок, а тоді відкрий крок 1').first().click()
    await expect(page.getByText('Крок 2').first()).toBeVisible()
    await page.getByRole('link', { name: 'Конспекти' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Конспекти' })).toBeVisible()
  })
})

test('the text that the server sent is replaced by the same text without a move', async ({ page }) => {
  const shift = await watchShift(page)
  // The second time the letters of formulas are there at once: what they move on the first visit is held by the budgets of quiet pages.
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(article)
    await expect(page.locator('.katex').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  const moved = await shift()
  expect(moved).toBeLessThanOrEqual(0.02)
})

for (const width of [360, 1280])
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 }, hasFontsFirst: false })

    test('letters of formulas that come late move nothing', async ({ page }) => {
      const shift = await watchShift(page)
      const letters = await holdCalls(page, '**/KaTeX_*.woff2')
      await page.goto(article, { waitUntil: 'commit' })
      await expect(page.locator('.katex').first()).toBeVisible()
      await expect(page.locator('[data-alive]')).toBeAttached()
      await page.evaluate(() => document.fonts.load('1rem "Wix Madefor Text"', 'Ж1'))
      const before = await settledShift(page, shift)
      letters()
      await page.evaluate(() => document.fonts.load('1rem KaTeX_Main'))
      expect((await settledShift(page, shift)) - before).toBeLessThanOrEqual(0.01)
    })

    test('letters that come one file after the other move nothing: each fits the stand-ins of the others', async ({ page }) => {
      const shift = await watchShift(page)
      const files = [
        ['**/*-latin-*.woff2', '1rem "Wix Madefor Text"', '1'],
        ['**/KaTeX_*.woff2', '1rem KaTeX_Main', '1'],
        ['**/*-cyrillic-*.woff2', '1rem "Wix Madefor Text"', 'Ж'],
      ] as const
      const held = await Promise.all(files.map(async ([address, font, sample]) => ({ font, sample, come: await holdCalls(page, address) })))
      await page.goto(article, { waitUntil: 'commit' })
      await expect(page.locator('[data-alive]')).toBeAttached()
      await settledShift(page, shift)
      for (const { font, sample, come } of held) {
        come()
        await page.evaluate((asked) => document.fonts.load(asked.font, asked.sample), { font, sample })
        expect(await settledShift(page, shift)).toBeLessThanOrEqual(0.01)
      }
    })
  })

/** What has moved by the time that two more frames have been drawn. */
async function settledShift(page: Page, shift: () => Promise<number>): Promise<number> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  return shift()
}

test('a task inside the text is answered by keyboard and explained @each-change', async ({ page }) => {
  await page.goto(article)
  const check = page.getByRole('region', { name: 'Зупинись і перевір себе' }).first()
  await expect(page.locator('.katex').first()).toBeVisible()
  await check.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await expect(check.getByRole('button', { name: 'Перевірити' })).toBeEnabled()
  await check.getByRole('button', { name: 'Перевірити' }).focus()
  await page.keyboard.press('Enter')
  await expect(check.getByText(/^(Правильно|Неправильно)\.$/)).toBeVisible()
  await expect(check.getByRole('button', { name: 'Ще раз' })).toBeVisible()
})

test('an article that a reader comes to from another page has its formulas drawn, and nothing is fetched to draw them', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => void (/katex.*\.js/.test(request.url()) && scripts.push(request.url())))
  await page.goto(article.replace(/\/[\w-]+$/, ''))
  await page.getByRole('main').locator(`a[href="${article}"]`).first().click()
  await expect(page).toHaveURL(article)
  await expect(page.locator('math').first()).toBeAttached()
  // Each is heard in Ukrainian words, and its MathML is not heard as well.
  const words = await page
    .locator('main .katex-mathml')
    .evaluateAll((formulas) => formulas.map(({ firstChild }) => firstChild?.textContent))
  expect(words.filter((each) => !/^[а-щьюяґєії’0-9 ,.;:?!-]+$/i.test(each ?? ''))).toEqual([])
  await expect(page.getByRole('math')).toHaveCount(0)
  await expect(page.locator('main code')).toHaveCount(0)
  await expect(page.locator('.katex-strut').first()).toHaveCSS('height', /^[1-9][\d.]*px$/)
  expect(scripts).toEqual([])
})

test('an article calls for the letters of its text before those of its formulas', async ({ request }) => {
  const html = await (await request.get(article)).text()
  const letters = [...html.matchAll(/<link rel="preload" href="\/assets\/([A-Za-z]+)[^"]*\.woff2"/g)].map(([, name]) => name)
  expect(letters).toEqual(['wix', 'wix', 'KaTeX', 'KaTeX'])
})

test('what is copied of an article has each formula once, as a line of text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(article)
  await expect(page.locator('#root[data-alive]')).toBeAttached()
  await expect(page.locator('math').first()).toBeHidden()
  await page.locator('main section').first().selectText()
  // The code for it comes when something is selected.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+C')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain('Відсоток — це сота частина числа: 1 %=0,01. Тому')
    expect(copied).toContain('b/a⋅100 %')
  }).toPass()
})

test('a section that has been looked through is ticked, on the next visit too', async ({ page }) => {
  await page.goto(article)
  await expect(page.locator('.katex').first()).toBeVisible()
  await page.locator('#try-zadachi-end').scrollIntoViewIfNeeded()
  const line = page.getByRole('navigation', { name: 'Зміст' }).getByRole('link', { name: /^Три основні задачі \(прочитано\)/ })
  await expect(line).toBeVisible()
  await page.reload()
  await expect(line).toBeVisible()
})

test('a search with a slip leads to the article @each-change', async ({ page }) => {
  await page.goto('/subjects')
  await page.getByRole('banner').getByRole('link', { name: 'Пошук' }).click()
  await page.getByRole('searchbox').fill('видсотки пропорции')
  await page.getByRole('region', { name: 'Конспекти' }).getByRole('link', { name: 'Відсотки, відношення та пропорції' }).click()
  await expect(page).toHaveURL(article)
  await expect(page.getByRole('heading', { level: 1, name: 'Відсотки, відношення та пропорції' })).toBeVisible()
})

test('an address with a slip has status 404 and offers what was meant', async ({ page }) => {
  const answer = await page.goto(`${article}x`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Такого конспекту немає')).toBeVisible()
  await page.getByRole('link', { name: 'Відсотки, відношення та пропорції' }).click()
  await expect(page).toHaveURL(article)
})

test('the test of an article begins from its page', async ({ page }) => {
  await page.goto(article)
  await page.getByRole('link', { name: 'До тесту' }).click()
  await page.getByRole('button', { name: 'Почати' }).click()
  await expect(page).toHaveURL(/\/subjects\/math\/survey\/theory-/)
})

for (const { looked, when } of [
  { looked: [article], when: '' },
  { looked: pages.filter((path) => path !== article), when: ' @by-night' },
])
  test(`axe finds nothing on ${when ? 'the pages about theory' : 'an article'} in the light and in the dark, and nothing scrolls sideways at 320 px${when}`, async ({
    page,
  }) => {
    test.slow()
    for (const path of looked) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectCleanInBothThemes(page, path)
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
      await page.setViewportSize({ width: 1280, height: 800 })
    }
  })
