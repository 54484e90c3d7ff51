import { expect, test } from './site.ts'

test('a new device is named after the first paint, once, and its calls carry the names', async ({ page }) => {
  const parsers: string[] = []
  const named = page.waitForRequest((request) => request.headers()['x-device-model']?.startsWith('Chrome') ?? false)
  page.on('request', (request) => {
    if (/\/ua-parser-[\w-]+\.js$/.test(request.url())) parsers.push(request.url())
  })
  await page.goto('/subjects')
  expect((await named).headers()).toMatchObject({ 'x-device-platform': 'Linux' })
  const [painted, asked] = await page.evaluate(() => {
    const parser = performance.getEntriesByType('resource').find(({ name }) => name.includes('/ua-parser-'))
    return [performance.getEntriesByType('paint')[0]?.startTime, parser?.startTime]
  })
  expect(asked).toBeGreaterThan(painted ?? Infinity)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('deviceAgent'))).toContain('Chrome')

  const first = page.waitForRequest((request) => request.headers()['x-device-model'] !== undefined)
  await page.reload()
  expect((await first).headers()['x-device-model']).toMatch(/^Chrome/)
  expect(parsers).toHaveLength(1)
})

test('the first call of a new device goes without its names when they do not come', async ({ page }) => {
  await page.route(/\/ua-parser-[\w-]+\.js$/, () => undefined)
  const guest = page.waitForRequest((request) => request.url().endsWith('/v3/auth/anonymous'))
  await page.goto('/subjects')
  expect((await guest).headers()).toMatchObject({
    'x-device-model': 'Web',
    'x-device-platform': 'Unknown',
    'x-device-platform-version': 'Unknown',
  })
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Математика/ })
      .first(),
  ).toBeVisible()
})
