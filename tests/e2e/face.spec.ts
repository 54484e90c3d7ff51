import { expect, test } from './site.ts'

test('a stranger answers the task of the day on a narrow phone, learns why, and goes on to ten more @each-change', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  const task = page.getByRole('region', { name: 'Завдання дня' })
  await task.getByRole('radio').first().check({ force: true })
  await task.getByRole('button', { name: 'Перевірити' }).click()
  await expect(task.getByText(/^(Правильно\.|Неправильно\. Ось чому:)$/)).toBeVisible()
  await expect(page.getByText('Немає з’єднання · 3 чекають')).toBeAttached()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await task.getByRole('button', { name: 'Ще 10 таких' }).click()
  await expect(page).toHaveURL(/\/survey\/topics-/)
  await expect(page.getByRole('heading', { level: 1, name: /^Завдання 1 з/ })).toBeVisible()
})

test('the source names the page to messengers and to the device, and what it names is there @each-change', async ({ request }) => {
  const source = await (await request.get('/')).text()
  const picture = /<meta property="og:image" content="([^"]+)"/.exec(source)?.[1] ?? ''
  const drawn = await request.get(picture)
  expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/png'])
  for (const path of ['/group-premium?join=AAAAAA', '/paywall?gift=aaaaaaaaaaaaaaaaaaaaaa']) {
    const sent = /<meta property="og:image" content="([^"]+)"/.exec(await (await request.get(path)).text())?.[1]
    expect([path, sent === picture, (await request.get(sent ?? '/none')).headers()['content-type']]).toEqual([path, false, 'image/png'])
  }
  expect(source).toContain('<link rel="manifest" href="/manifest.webmanifest"')
  expect(source).toContain('Завдання дня')
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] }
  const icons = [...manifest.icons.map(({ src }) => src), '/favicon.ico', '/icons/apple-touch-icon.png']
  for (const icon of icons) expect([icon, (await request.get(icon)).status()]).toEqual([icon, 200])
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page of errors says what happened and leads back to where it happened', async ({ page }) => {
    await page.goto('/error?code=503&from=/subjects/math')
    await expect(page.getByRole('heading', { level: 1, name: 'Сайт на обслуговуванні' })).toBeVisible()
    await page.getByRole('link', { name: 'Спробувати ще' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Математика' })).toBeVisible()
  })
})
