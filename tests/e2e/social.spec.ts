import { randomUUID } from 'node:crypto'
import { generateKeyPair, UnsecuredJWT } from 'jose'
import type { Page } from '@playwright/test'
import { audience, openIssuer, type Issuer } from '../api/setup/issuer.ts'
import { configure } from './configure.ts'
import { separateServer } from './separate-server.ts'
import { storage } from './people.ts'
import { expect, holdCalls, test as base } from './site.ts'
import { googleStandIn, appleStandIn } from './stand-ins.ts'

/** A server that trusts an issuer on this machine, and the tokens that the providers’ stand-ins hand out. */
const test = base.extend<{ give: (token: (nonce: string) => Promise<string>) => void }, { issuer: Issuer; site: { url: string } }>({
  issuer: [
    async ({}, provide) => {
      const issuer = await openIssuer()
      await provide(issuer)
      issuer.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ issuer }, provide) => {
      const settings = (name: string) => ({
        [`${name}_CLIENT_ID`]: audience,
        [`${name}_JWKS_URL`]: issuer.keysUrl,
        [`${name}_ISSUER`]: issuer.url,
      })
      const server = await separateServer({ ...settings('GOOGLE'), ...settings('APPLE') })
      await provide(server)
      await server.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, provide) => provide(site.url),
  give: async ({ page }, provide) => {
    let next: (nonce: string) => Promise<string> = () => Promise.reject(new Error('no token was named'))
    await page.route('**/stand-in/google.js', (route) => route.fulfill({ contentType: 'text/javascript', body: googleStandIn }))
    await page.route('**/stand-in/apple.js', (route) => route.fulfill({ contentType: 'text/javascript', body: appleStandIn }))
    await page.route('**/stand-in/token?*', async (route) => {
      const nonce = new URL(route.request().url()).searchParams.get('nonce') ?? ''
      await route.fulfill({ body: await next(nonce) })
    })
    const providerScripts = { google: '/stand-in/google.js', apple: '/stand-in/apple.js' }
    await configure(page, { googleApiKey: audience, appleApiKey: audience, providerScripts })
    await provide((token) => void (next = token))
  },
})

// One server and one issuer are enough for the whole file.
test.describe.configure({ mode: 'default' })

const person = () => ({ sub: randomUUID(), email: `${randomUUID()}@example.com`, email_verified: true, name: 'Оля Коваль' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Вхід' })
const toasts = (page: Page) => page.locator('[data-scope=toast][data-part=root]')

/** Paths that Back can lead to, the present one last. */
const historyOf = (page: Page) =>
  page.evaluate(() => {
    const { navigation } = globalThis as unknown as { navigation: { entries: () => { url: string | null }[] } }
    return navigation.entries().flatMap(({ url }) => (url?.startsWith('http') ? new URL(url).pathname : []))
  })

async function openDialog(page: Page): Promise<void> {
  await page.goto('/subjects/math')
  await page.getByRole('button', { name: 'Увійти' }).click()
  await expect(dialog(page)).toBeVisible()
}

for (const provider of ['Google', 'Apple'] as const) {
  test(`${provider} signs in: the guest’s work moves into the account, which opens on /dashboard`, async ({ page, give, issuer }) => {
    const olia = person()
    give((nonce) => issuer.sign(new Date(), { ...olia, nonce }))
    await openDialog(page)
    await expect.poll(async () => (await storage(page, 'anonymous_token'))['anonymous_token']).not.toBeNull()
    const { anonymous_token: guest } = await storage(page, 'anonymous_token')
    const call = page.waitForRequest(`**/api/v3/auth/${provider.toLowerCase()}`)
    await dialog(page)
      .getByRole('button', { name: `Увійти через ${provider}` })
      .click()
    expect((await call).postDataJSON()).toEqual(
      provider === 'Google' ? { token: expect.any(String) } : { external_user_id: olia.sub, identity_token: expect.any(String) },
    )
    expect((await call).headers()['authorization']).toBe(`Bearer ${guest}`)
    await expect(page).toHaveURL('/dashboard')
    await expect(dialog(page)).toBeHidden()
    expect(await storage(page, 'token', 'anonymous_token')).toEqual({ token: expect.any(String), anonymous_token: null })
    await page.goto('/profile')
    await expect(page.getByText(olia.email, { exact: true })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: provider })).toBeVisible()
  })

  test(`${provider}’s token that is forged, too old, for others, of another question or unsigned is refused in the form, without a toast`, async ({
    page,
    give,
    issuer,
  }) => {
    const { privateKey } = await generateKeyPair('RS256')
    const now = new Date()
    const claims = { iss: issuer.url, aud: audience, ...person() }
    const forgeries = [
      (nonce: string) => issuer.sign(now, { ...claims, nonce, key: privateKey }),
      (nonce: string) => issuer.sign(new Date(now.getTime() - 86_400_000), { ...claims, nonce }),
      (nonce: string) => issuer.sign(now, { ...claims, nonce, aud: 'another.example.com' }),
      () => issuer.sign(now, { ...claims, nonce: randomUUID() }),
      () => issuer.sign(now, claims),
      async (nonce: string) => new UnsecuredJWT({ ...claims, nonce }).setIssuedAt().setExpirationTime('5m').encode(),
    ]
    await openDialog(page)
    for (const forgery of forgeries) {
      give(forgery)
      const answer = page.waitForResponse(`**/api/v3/auth/${provider.toLowerCase()}`)
      await dialog(page)
        .getByRole('button', { name: `Увійти через ${provider}` })
        .click()
      expect((await answer).status()).toBe(401)
      await expect(dialog(page).getByRole('alert').filter({ hasText: 'Не вдалося підтвердити вхід. Спробуй ще раз' })).toBeVisible()
    }
    await expect(toasts(page)).toHaveCount(0)
    expect((await storage(page, 'token'))['token']).toBeNull()
  })
}

test('Google’s script comes with the dialog, Apple’s with the first press, and it is set up as the specification says', async ({
  page,
  give,
  issuer,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    const name = /stand-in\/(\w+\.js)$/.exec(request.url())?.[1]
    if (name) scripts.push(name)
  })
  give((nonce) => issuer.sign(new Date(), { ...person(), nonce }))
  await page.goto('/subjects/math')
  await expect(page.getByRole('button', { name: 'Увійти' })).toBeVisible()
  expect(scripts).toEqual([])
  await page.getByRole('button', { name: 'Увійти' }).click()
  await expect(dialog(page)).toBeVisible()
  await expect.poll(() => scripts).toEqual(['google.js'])
  await dialog(page).getByRole('button', { name: 'Увійти через Apple' }).click()
  await expect(page).toHaveURL('/dashboard')
  expect(scripts).toEqual(['google.js', 'apple.js'])
  expect(await page.evaluate(() => (globalThis as unknown as { appleOptions: object }).appleOptions)).toEqual({
    clientId: audience,
    scope: 'email name',
    redirectURI: new URL('/auth/callback', page.url()).href,
    usePopup: true,
    nonce: expect.stringMatching(/^[\w-]{32}$/),
  })
})

test('a provider that gives nothing is logged, and the form stays as it was', async ({ page, give }) => {
  const logged: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && logged.push(message.text())))
  give(async () => 'nothing')
  await openDialog(page)
  for (const provider of ['Google', 'Apple']) {
    await dialog(page)
      .getByRole('button', { name: `Увійти через ${provider}` })
      .click()
    await expect.poll(() => logged.some((text) => text.startsWith(`${provider} sign-in failed`))).toBe(true)
    await expect(dialog(page).getByRole('button', { name: `Увійти через ${provider}` })).toBeEnabled()
  }
  await expect(dialog(page).getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await expect(toasts(page)).toHaveCount(0)
})

base('a deployment without keys offers neither Google nor Apple', async ({ page }) => {
  await configure(page, { googleApiKey: '', appleApiKey: '' })
  await openDialog(page)
  await expect(dialog(page).getByRole('button', { name: 'Увійти', exact: true })).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: /через/ })).toHaveCount(0)
})

test.describe('Apple without a popup', () => {
  const start = (page: Page) => page.getByRole('button', { name: 'Продовжити з Apple' }).click()

  test('leaves for Apple, comes back to /auth/callback and goes on to where the visitor was bound', async ({ page, give, issuer }) => {
    const olia = person()
    give((nonce) => issuer.sign(new Date(), { ...olia, nonce }))
    await page.goto('/dashboard')
    await page.goto('/social-auth?provider=apple&returnTo=/profile')
    await start(page)
    await expect(page.getByText(olia.email, { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/profile')
    expect(await historyOf(page)).not.toContain('/auth/callback')
  })

  test('a slow server is waited for in words, and the address is clean at once', async ({ page, give, issuer }) => {
    give((nonce) => issuer.sign(new Date(), { ...person(), nonce }))
    const release = await holdCalls(page, '**/api/v3/auth/apple')
    await page.goto('/social-auth?provider=apple')
    await start(page)
    await expect(page.getByRole('heading', { name: 'Завершуємо вхід…' })).toBeVisible()
    expect(await page.evaluate(() => location.href)).toBe(new URL('/auth/callback', page.url()).href)
    release()
    await expect(page).toHaveURL('/dashboard')
  })

  test('a call that gets lost is repeated without asking Apple anew', async ({ page, give, issuer }) => {
    give((nonce) => issuer.sign(new Date(), { ...person(), nonce }))
    await page.route('**/api/v3/auth/apple', (route) => route.abort(), { times: 1 })
    await page.goto('/social-auth?provider=apple')
    await start(page)
    await page.getByRole('button', { name: 'Спробувати ще' }).click()
    await expect(page).toHaveURL('/dashboard')
  })

  test('a token that the server refuses leads back with the reason', async ({ page, give, issuer }) => {
    give((nonce) => issuer.sign(new Date(), { ...person(), nonce, aud: 'another.example.com' }))
    await page.goto('/social-auth?provider=apple&returnTo=/subjects/math')
    await start(page)
    await expect(page.getByRole('alert').filter({ hasText: 'Не вдалося підтвердити вхід' })).toBeVisible()
    await expect(page).toHaveURL(`/auth?${new URLSearchParams({ reason: 'refused', returnTo: '/subjects/math' }).toString()}`)
  })
})
