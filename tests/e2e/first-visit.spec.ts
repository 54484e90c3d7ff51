import { expect, holdCalls, test, tokensOf } from './site.ts'

test('the first visit becomes a guest silently, with one login for all tabs @each-change', async ({ context, page }) => {
  let logins = 0
  context.on('request', (request) => void (logins += Number(request.url().endsWith('/api/v3/auth/anonymous'))))
  const tabs = [page, await context.newPage(), await context.newPage()]
  await Promise.all(tabs.map((tab) => tab.goto('/dashboard')))
  for (const tab of tabs)
    await expect(tab.getByRole('region', { name: 'Мої предмети' }).getByRole('link', { name: /^Математика/ })).toBeVisible()
  expect(logins).toBe(1)
  const { token, guest, device } = await tokensOf(page)
  expect([token, typeof guest]).toEqual([null, 'string'])
  expect(device).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-/)
})

test('every request to the API carries the seven headers @each-change', async ({ page }) => {
  const request = page.waitForRequest('**/api/v3/user/readiness')
  await page.goto('/dashboard')
  const headers = await (await request).allHeaders()
  const { guest, device } = await tokensOf(page)
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'x-app-version': '1.0.0',
    'x-device-id': device,
    'x-device-model': /Chrom/.test(headers['x-device-model'] ?? '') ? headers['x-device-model'] : 'Chrome',
    'x-device-platform': 'Linux',
    'x-device-platform-version': 'Unknown',
    authorization: `Bearer ${guest}`,
  })
})

test('a server that is down at the first visit lets the visitor in, says so and can be asked again', async ({ page }) => {
  await page.route('**/api/v3/auth/anonymous', (route) => route.abort())
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Навчання' })).toBeVisible()
  await expect(page.getByText('Сервер не відповідає', { exact: true })).toBeVisible()
  await expect(page.getByText('An unexpected error occurred')).toHaveCount(0)
  await page.unroute('**/api/v3/auth/anonymous')
  await page.getByRole('button', { name: 'Спробувати ще' }).first().click()
  await expect(page.getByText('Немає зв’язку з сервером')).toBeHidden()
  await expect.poll(async () => (await tokensOf(page)).guest).not.toBeNull()
})

test('a guest whose token the server no longer knows becomes a new guest once', async ({ page }) => {
  let logins = 0
  page.on('request', (request) => void (logins += Number(request.url().endsWith('/v3/auth/anonymous'))))
  await page.addInitScript(() => localStorage.setItem('anonymous_token', 'forgotten-by-the-server-0123456789'))
  const forgotten = 'forgotten-by-the-server-0123456789'
  const held: (string | null)[] = []
  await page.route('**/api/v3/auth/anonymous', async (route) => {
    held.push((await tokensOf(page)).guest)
    await route.continue()
  })
  await page.goto('/dashboard')
  await expect.poll(async () => (await tokensOf(page)).guest).not.toBe(forgotten)
  expect(held).toEqual([forgotten])
  await expect(page.getByRole('region', { name: 'Мої предмети' }).getByRole('link', { name: /^Математика/ })).toBeVisible()
  expect((await tokensOf(page)).guest).toEqual(expect.any(String))
  expect(logins).toBe(1)
})

for (const [path, heading] of [
  ['/no-such-page', '404 - Сторінка не знайдена'],
  ['/flashcard', 'Флешкартки'],
  ['/dashboard', 'Навчання'],
] as const) {
  test(`before ${path} is entered the visitor becomes a guest; its frame stands meanwhile`, async ({ page }) => {
    const answer = await holdCalls(page, '**/api/v3/auth/anonymous')
    const login = page.waitForRequest('**/api/v3/auth/anonymous')
    await page.goto(path)
    await login
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toHaveCount(path === '/no-such-page' ? 0 : 1)
    await expect(page.getByRole('status').filter({ hasText: 'Завантаження…' }).first()).toBeAttached()
    answer()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Завантаження…' })).toHaveCount(0)
  })
}
