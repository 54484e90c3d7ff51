import { answer, goTo, handIn, heading, paper, startPaper } from './paper.ts'
import { expect, test, tokensOf } from './site.ts'

test.describe.configure({ mode: 'parallel' })

for (const hours of [24, -24]) {
  test(`a device clock changed by ${hours} hours in the middle of a paper changes neither the paper nor its time`, async ({ page }) => {
    await page.clock.install()
    await startPaper(page)
    await page.clock.setSystemTime(Date.now() + hours * 3_600_000)
    await answer(page, paper.questions[0]!)
    await expect(page.getByText('Збережено', { exact: true })).toBeVisible()
    await page.clock.runFor(3000)
    await expect(heading(page, 1)).toBeVisible()
    await expect(page.getByRole('timer')).toHaveText(/^59:\d\d$/)
  })
}

test('a single 401 does not cost a guest the paper', async ({ context, page }) => {
  await startPaper(page)
  const { guest } = await tokensOf(page)
  let refusals = 1
  await context.route('**/api/v3/surveys/*/events', (route) =>
    refusals-- > 0 ? route.fulfill({ status: 401, json: { errorMessage: 'Увійди ще раз' } }) : route.continue(),
  )
  await answer(page, paper.questions[0]!)
  await expect(page.getByText('Збережено', { exact: true })).toBeVisible({ timeout: 30_000 })
  expect((await tokensOf(page)).guest).toBe(guest)
  await handIn(page)
  await expect(page.getByText('1 з 32').first()).toBeVisible()
})

test('a refusal that does not come from our server is tried again', async ({ context, page }) => {
  await startPaper(page)
  let refusals = 1
  await context.route('**/api/v3/surveys/*/events', (route) =>
    refusals-- > 0 ? route.fulfill({ status: 403, contentType: 'text/html', body: '<h1>Заблоковано</h1>' }) : route.continue(),
  )
  await answer(page, paper.questions[0]!)
  await expect(page.getByText('Збережено', { exact: true })).toBeVisible({ timeout: 30_000 })
  await handIn(page)
  await expect(page.getByText('1 з 32').first()).toBeVisible()
})

test('answers arrive though the browser has thrown its database away @whole', async ({ context, page, baseURL }) => {
  await startPaper(page)
  await answer(page, paper.questions[0]!)
  await expect(page.getByText('Збережено', { exact: true })).toBeVisible()
  // The paper may open its database anew before one looks: another one tells that all were thrown away.
  const others = () => page.evaluate(async () => (await indexedDB.databases()).filter(({ name }) => name === 'other').length)
  await page.evaluate(() => void indexedDB.open('other'))
  await expect.poll(others).toBe(1)
  const devtools = await context.newCDPSession(page)
  await expect(async () => {
    await devtools.send('Storage.clearDataForOrigin', { origin: baseURL ?? '', storageTypes: 'indexeddb' })
    expect(await others()).toBe(0)
  }).toPass()
  await goTo(page, 2)
  await answer(page, paper.questions[1]!)
  await goTo(page, 1)
  await answer(page, paper.questions[0]!, 'a')
  await expect(page.getByText('Збережено', { exact: true })).toBeVisible({ timeout: 30_000 })
  await handIn(page)
  await expect(page.getByText('1 з 32').first()).toBeVisible()
})

test('a browser without IndexedDB sits the paper all the same', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'indexedDB', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  )
  await startPaper(page)
  await answer(page, paper.questions[0]!)
  await expect(page.getByText('Збережено', { exact: true })).toBeVisible({ timeout: 30_000 })
  await handIn(page)
  await expect(page.getByText('1 з 32').first()).toBeVisible()
})

test('a paper begun under another sign-in says so and keeps its answers on the device', async ({ page }) => {
  const address = await startPaper(page)
  await answer(page, paper.questions[0]!)
  await expect(page.getByText('Збережено', { exact: true })).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('anonymous_token'))
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Не вдалося відкрити тест' })).toBeVisible()
  await expect(page.getByText(/розпочато з іншого акаунта/).first()).toBeVisible()
})
