import { answer, goTo, handIn, heading, paper, startPaper } from './paper.ts'
import { expect, test } from './site.ts'

const chosen = (page: import('@playwright/test').Page) => page.getByRole('radio', { checked: true })

test('a reload shows the same task, the same answers and the right time @each-change', async ({ page }) => {
  await startPaper(page)
  await answer(page, paper.questions[0]!)
  await goTo(page, 5)
  await answer(page, paper.questions[4]!)
  const before = await page.getByRole('timer').textContent()
  await page.reload()
  await expect(heading(page, 5)).toBeVisible()
  await expect(chosen(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Завдання 1: є відповідь' })).toBeVisible()
  const seconds = (text: string | null) => (text ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
  const passed = seconds(before) - seconds(await page.getByRole('timer').textContent())
  expect(passed).toBeGreaterThanOrEqual(0)
  expect(passed).toBeLessThan(15)
})

test('a tab killed right after an answer has it when it is opened again @whole', async ({ context, page }) => {
  const address = await startPaper(page)
  await context.route('**/api/v3/surveys/*/events', (route) => route.abort())
  await goTo(page, 3)
  await answer(page, paper.questions[2]!)
  await expect(page.getByText('Збережено на пристрої')).toBeVisible()
  await page.goto('chrome://crash').catch(() => undefined)
  const again = await context.newPage()
  await again.goto(address)
  await expect(heading(again, 3)).toBeVisible()
  await expect(chosen(again)).toHaveCount(1)
})

test('answers given without a network wait on the device and arrive with it @whole', async ({ context, page }) => {
  await startPaper(page)
  await context.setOffline(true)
  for (const number of [1, 2, 3, 4]) {
    await goTo(page, number)
    await answer(page, paper.questions[number - 1]!)
  }
  await expect(page.getByText(/^Немає з’єднання · \d+ чекають/)).toBeVisible()
  await handIn(page)
  await expect(page.getByText(/збережено на пристрої/i).first()).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/result\//, { timeout: 30_000 })
  await expect(page.getByText('4 з 32').first()).toBeVisible()
})

test('time that ends without a network locks the paper, which the server takes as it was in time @each-change', async ({
  context,
  page,
}) => {
  await page.clock.install()
  await startPaper(page)
  await answer(page, paper.questions[0]!)
  await expect(page.getByText('Збережено', { exact: true })).toBeVisible()
  await context.setOffline(true)
  await page.clock.fastForward(61 * 60_000)
  await expect(page.getByText('Час тесту вийшов: зараховуються відповіді, дані вчасно.')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Спробувати ще' })).toBeEnabled()
})

test('a server that fails for a while gets every answer once it is back', async ({ context, page }) => {
  await startPaper(page)
  let failures = 3
  await context.route('**/api/v3/surveys/*/events', (route) =>
    failures-- > 0 ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  )
  await answer(page, paper.questions[0]!)
  await expect(page.getByText('Збережено', { exact: true })).toBeVisible({ timeout: 30_000 })
  await handIn(page)
  await expect(page.getByText('1 з 32').first()).toBeVisible({ timeout: 30_000 })
})

test('answers that the server turns down are never called saved, stay through a reload, and count once it takes them', async ({
  context,
  page,
}) => {
  await startPaper(page)
  const refused: string[] = []
  await context.route('**/api/v3/surveys/**', (route) => {
    const request = route.request()
    if (request.method() === 'GET') return route.continue()
    refused.push(new URL(request.url()).pathname.split('/').at(-1) ?? '')
    return route.fulfill({ status: 422, json: { errorMessage: 'Такої відповіді бути не може' } })
  })
  for (const number of [1, 2]) {
    await goTo(page, number)
    await answer(page, paper.questions[number - 1]!)
    await expect(page.getByText('Сервер не прийняв відповідь').first()).toBeVisible()
    await expect(page.getByText('Збережено', { exact: true })).toHaveCount(0)
  }
  await page.reload()
  await expect(heading(page, 2)).toBeVisible()
  await expect(chosen(page)).toHaveCount(1)
  await expect(page.getByText('Збережено', { exact: true })).toHaveCount(0)
  await handIn(page)
  await expect(page.getByText('Такої відповіді бути не може').first()).toBeVisible()
  await expect.poll(() => refused).toContain('finish')
  await expect(page).toHaveURL(/\/survey\//)
  await context.unroute('**/api/v3/surveys/**')
  await page
    .getByRole('button', { name: /^(Спробувати|Здати|Надіслати)/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/result\//, { timeout: 30_000 })
  await expect(page.getByText('2 з 32').first()).toBeVisible()
})

test('a second device of the same guest sees the answers', async ({ browser, context, page, baseURL }) => {
  const address = await startPaper(page)
  await answer(page, paper.questions[0]!)
  await expect(page.getByText('Збережено', { exact: true })).toBeVisible()
  const other = await browser.newContext({ baseURL, storageState: await context.storageState() })
  const tab = await other.newPage()
  await tab.goto(address)
  await expect(heading(tab, 1)).toBeVisible()
  await expect(chosen(tab)).toHaveCount(1)
  await other.close()
})

test('another visitor’s test and result are not found', async ({ browser, page, baseURL }) => {
  const address = await startPaper(page)
  const other = await browser.newContext({ baseURL })
  const tab = await other.newPage()
  for (const path of [address, address.replace('/subjects/math/survey/', '/result/math/')]) {
    await tab.goto(path)
    await expect(tab.getByRole('heading', { name: '404 - Сторінка не знайдена' })).toBeVisible()
  }
  await other.close()
})

test('a dashboard with an open paper offers to go on with it', async ({ page }) => {
  const address = await startPaper(page)
  await answer(page, paper.questions[0]!)
  await expect(page.getByText('Збережено', { exact: true })).toBeVisible()
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /^Продовжити: / }).click()
  await expect(page).toHaveURL(address)
})
