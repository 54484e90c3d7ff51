import { comeIntoSight, openSignedIn, register, storage } from './people.ts'
import { expect, holdCalls, test } from './site.ts'

const week = 7 * 86_400_000

test('two tabs: signing out in one reaches the other, and signing in does', async ({ context, page }) => {
  await openSignedIn(page, '/dashboard')
  const other = await context.newPage()
  await other.goto('/subjects/math')
  await expect(other.getByRole('button', { name: 'Вийти' })).toBeVisible()
  await page.getByRole('button', { name: 'Вийти' }).click()
  await expect(page).toHaveURL('/')
  await expect(other.getByRole('button', { name: 'Увійти' })).toBeVisible()
  await expect(other).toHaveURL('/subjects/math')
  await expect.poll(() => storage(other, 'token', 'premiumStatus')).toEqual({ token: null, premiumStatus: null })

  const { token } = await register(page)
  await page.evaluate((text) => localStorage.setItem('token', text), token)
  await expect(other.getByRole('button', { name: 'Вийти' })).toBeVisible()
})

test('two tabs: one refresh serves both', async ({ context, page }) => {
  let refreshes = 0
  context.on('request', (request) => void (refreshes += Number(request.url().endsWith('/v3/auth/refresh'))))
  await openSignedIn(page, '/dashboard')
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('button', { name: 'Вийти' })).toBeVisible()
  const before = await storage(page, 'token')
  const used = other.waitForRequest(
    (request) => request.url().endsWith('/v3/user') && !request.headers().authorization?.includes(before.token!),
  )

  await Promise.all([page, other].map((tab) => tab.clock.setSystemTime(Date.now() + week)))
  await Promise.all([page, other].map(comeIntoSight))
  await expect.poll(() => storage(page, 'token').then(({ token }) => token)).not.toBe(before.token)
  await used
  expect(refreshes).toBe(1)
  const after = await storage(other, 'token')
  for (const tab of [page, other]) {
    const asked = tab.waitForRequest('**/api/v3/user')
    await comeIntoSight(tab)
    expect((await asked).headers().authorization).toBe(`Bearer ${after.token}`)
    await expect(tab.getByRole('button', { name: 'Вийти' })).toBeVisible()
  }
})

test('a late 401 to an older token does not end the session that another tab has begun', async ({ context, page }) => {
  const { token } = await openSignedIn(page, '/team')
  const refusal = { status: 401, json: { errorMessage: 'Сеанс завершено' } }
  const refuse = await holdCalls(page, '**/api/v3/user/readiness', (route) => route.fulfill(refusal))
  const asked = page.waitForRequest('**/api/v3/user/readiness')
  await page.goto('/dashboard')
  expect((await asked).headers().authorization).toBe(`Bearer ${token}`)
  const other = await context.newPage()
  await other.goto('/team')
  const next = await register(other)
  await other.evaluate((text) => localStorage.setItem('token', text), next.token)
  refuse()
  await expect(page.getByText('Сеанс завершено').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Вийти' })).toBeVisible()
  expect(await storage(page, 'token')).toEqual({ token: next.token })
})
