import { answer, handIn, paper, startPaper } from './paper.ts'
import { expect, test } from './site.ts'

test('a result leads to each task, prints with the keys apart, and may be shown without a name', async ({ page }) => {
  test.slow()
  await page.addInitScript(() => {
    window.print = () =>
      document.documentElement.setAttribute('data-printed', `${document.querySelectorAll('[data-print-sheet] code').length} undrawn`)
  })
  await startPaper(page)
  await answer(page, paper.questions[0]!)
  await handIn(page)
  await expect(page.getByText('Поріг не подолано: ще 4 тестові бали')).toBeVisible()
  const address = page.url()

  await page.goto(`${address}/q-17`)
  const card = page.locator('#q-17')
  await expect(card.getByRole('heading', { name: 'Пояснення' })).toBeVisible()
  await expect(card).toBeInViewport()

  await page.goto(address)
  await page.getByRole('button', { name: 'Поділитися балом' }).click()
  await expect(page.getByRole('img', { name: /^Математика: 1 з 32 балів/ })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Зберегти картинку' }).click()
  expect((await download).suggestedFilename()).toBe('rezultat.png')

  // What draws the formulas comes late: paper waits for it.
  await page.route(/\/assets\/katex-[\w-]+\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000))
    await route.continue()
  })
  await page.goto(address)
  await page.getByRole('button', { name: 'Надрукувати завдання' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', '0 undrawn', { timeout: 20_000 })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const sheet = page.locator('[data-print-sheet]')
  await expect(sheet.getByRole('heading', { name: 'Ключі' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Результат' })).toBeHidden()
  expect(await sheet.evaluate((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).color])).toEqual([
    'rgb(255, 255, 255)',
    'rgb(0, 0, 0)',
  ])
  expect(await sheet.locator('section').evaluate((keys) => getComputedStyle(keys).breakBefore)).toBe('page')
})
