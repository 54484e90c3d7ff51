import { expectClean, expectCleanInBothThemes } from './axe.ts'
import { answer, goTo, handIn, heading, paper, startPaper } from './paper.ts'
import { lightOnPhoneDarkOnDesktop, expect, test } from './site.ts'

const looked = [
  { path: '/', when: '' },
  { path: '/dashboard', when: '' },
  { path: '/subjects/math/tests/nmt', when: '' },
  { path: '/subjects/math', when: ' @by-night' },
  { path: '/subjects/history', when: ' @by-night' },
  { path: '/no-such-page', when: ' @by-night' },
  { path: '/error', when: ' @by-night' },
]

for (const { path, when } of looked) {
  test(`${path} is clean in the light and in the dark, and fits a screen of 320 px without scrolling sideways${when}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Завантаження…' })).toHaveCount(0)
    await expectCleanInBothThemes(page, path)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}

for (const { colorScheme, screen } of lightOnPhoneDarkOnDesktop) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test(`a paper is clean from the first task to the result${screen}`, async ({ page }) => {
      test.slow()
      await startPaper(page)
      await expectClean(page, 'single choice with a figure')
      await goTo(page, 16)
      await answer(page, paper.questions[15]!)
      await expectClean(page, 'matching')
      await goTo(page, 19)
      await page.getByRole('textbox').fill('1/2')
      await expectClean(page, 'a number that cannot be read')
      await page.getByRole('button', { name: 'Довідкові матеріали' }).click()
      await expect(page.getByRole('heading', { name: 'Довідкові матеріали' })).toBeVisible()
      await expectClean(page, 'reference sheet')
      await page.keyboard.press('Escape')
      await handIn(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Результат' })).toBeVisible()
      await page.getByRole('link', { name: /^Завдання 22:/ }).click()
      await expect(page.getByRole('heading', { name: 'Завдання 22', exact: true })).toBeVisible()
      await expectClean(page, 'result')
    })
  })
}

test('a whole paper can be sat and handed in by keyboard alone @each-change', async ({ page }) => {
  await startPaper(page)
  await page.keyboard.press('2')
  await expect(page.getByRole('radio', { name: /^Б/ })).toBeChecked()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(heading(page, 2)).toBeFocused()
  // From the first key on the heading leaves the focus where it is led.
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Завершити тест' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Завершити тест' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/result\//)
})
