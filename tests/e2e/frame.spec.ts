import { expect, test } from './site.ts'

test('on a public page the header advertises the site and offers no sign-in', async ({ page }) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Флешкартки' })).toHaveAttribute('href', '/flashcard')
  await expect(header.getByRole('link', { name: 'Команда' })).toHaveAttribute('href', '/team')
  await expect(header.getByRole('link', { name: 'Партнерство' })).toHaveAttribute('href', '/partnership')
  await expect(header.getByRole('button', { name: 'Увійти' })).toHaveCount(0)
  await header.getByRole('link', { name: 'Навчання' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(header.getByRole('button', { name: 'Увійти' })).toBeVisible()
})

test('the burger menu holds the four links and the sign-in, locks scrolling and closes by Escape @phone', async ({ page }) => {
  await page.goto('/')
  const burger = page.getByRole('button', { name: 'Меню' })
  await expect(burger).toHaveAttribute('aria-expanded', 'false')
  await burger.click()
  const menu = page.getByRole('dialog', { name: 'Меню' })
  for (const name of ['Флешкартки', 'Команда', 'Партнерство', 'Навчання']) await expect(menu.getByRole('link', { name })).toBeVisible()
  await expect(menu.getByRole('button', { name: 'Увійти' })).toBeVisible()
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).overflow + getComputedStyle(document.body).overflow),
  ).toContain('hidden')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(burger).toBeFocused()
})

test('the footer leads everywhere, and terms and privacy open in a new tab', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  const hrefs = await footer.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(
    expect.arrayContaining(['/flashcard', '/team', '/partnership', '/dashboard', '/group-premium', '/public-oferta', '/terms', '/privacy']),
  )
  await expect(footer.locator('a[href="/terms"]')).toHaveAttribute('target', '_blank')
  await expect(footer.locator('a[href="/privacy"]')).toHaveAttribute('target', '_blank')
})

for (const path of ['/no-such-page', '/subjects/math/tests/guess', '/subjects/%00', '/subjects/math/survey/x']) {
  test(`${path} shows the 404 page`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: '404 - Сторінка не знайдена' })).toBeVisible()
    await page.getByRole('link', { name: 'На головну' }).click()
    await expect(page).toHaveURL('/')
  })
}

test('the server answers 404 for addresses that do not exist and for missing assets @each-change', async ({ request }) => {
  const unknown = 'nmt-00000000-0000-4000-8000-000000000000'
  const pages = ['/subjects/math/tests/guess', '/subjects/math/tests/retry', `/subjects/math/survey/${unknown}`, `/result/math/${unknown}`]
  for (const path of [...pages, '/no-such-page', '/index.html', '/subjects/alchemy', '/assets/gone-12345678.js', '/builds/gone.json']) {
    const response = await request.get(path)
    expect([path, response.status()]).toEqual([path, 404])
  }
  expect((await request.get('/assets/gone-12345678.js')).headers()['content-type']).not.toContain('html')
})

test('a change of page moves the focus to its heading and renames the tab @each-change', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('#root')).toHaveAttribute('data-alive')
  await page.getByRole('banner').getByRole('link', { name: 'Навчання' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Навчання' })).toBeFocused()
  await expect(page).toHaveTitle('Навчання · Складу')
  await page.getByRole('link', { name: /Математика/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Математика' })).toBeFocused()
  await expect(page).toHaveTitle(/Математика/)
})

test('the security headers stand on pages and on the API @each-change', async ({ request }) => {
  for (const path of ['/', '/api/v3/subjects']) {
    const headers = (await request.get(path)).headers()
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      ...(path === '/'
        ? { 'cross-origin-opener-policy': 'same-origin-allow-popups' }
        : { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }),
    })
    expect(headers['strict-transport-security']).toContain('max-age=63072000')
  }
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? ''
  for (const part of [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ])
    expect(policy).toContain(part)
})

test('the licences of all that is sent to a browser can be read, whole, from the page that names them', async ({ page, request }) => {
  await page.goto('/licenses')
  const link = page.getByRole('main').getByRole('link', { name: 'licenses.txt' }).first()
  await expect(link).toBeVisible()
  const answer = await request.get((await link.getAttribute('href')) ?? '')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const text = await answer.text()
  for (const words of ['react-dom', 'katex', 'xstate', 'Permission is hereby granted, free of charge', 'SIL OPEN FONT LICENSE'])
    expect(text.toLowerCase()).toContain(words.toLowerCase())
})
