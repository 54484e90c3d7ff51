import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect } from './site.ts'

export type Person = { name: string; email: string; password: string }

export const newPerson = (): Person => ({ name: 'Оля Коваль', email: `${randomUUID()}@example.com`, password: 'довгий пароль 1' })

/** Makes an account through the API. @returns the person and the session that the server gave. */
export async function register(page: Page): Promise<{ person: Person; token: string; refreshToken: string }> {
  const person = newPerson()
  const response = await page.request.post('/api/v3/register', { data: person })
  const { data } = (await response.json()) as { data: { token: string; refresh_token: string } }
  return { person, token: data.token, refreshToken: data.refresh_token }
}

/** Lets the browser hold these texts from its first page on, as if an earlier visit had left them. */
export async function leaveInStorage(page: Page, texts: Record<string, string>): Promise<void> {
  await page.context().addInitScript((left) => {
    if (!location.protocol.startsWith('http') || localStorage.getItem('left') !== null) return
    localStorage.setItem('left', 'yes')
    for (const [key, text] of Object.entries(left)) localStorage.setItem(key, text)
  }, texts)
}

/** Opens a page as a pupil who signed in on an earlier visit. */
export async function openSignedIn(
  page: Page,
  path: string,
  texts: Record<string, string> = {},
): Promise<{ person: Person; token: string }> {
  const { person, token, refreshToken } = await register(page)
  const refreshAt = String(Date.now() + 86_400_000)
  await leaveInStorage(page, { token, refresh_token: refreshToken, token_refresh_at: refreshAt, ...texts })
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Вийти' })).toBeVisible()
  return { person, token }
}

/** Reads the browser’s storage. */
export const storage = (page: Page, ...keys: string[]) =>
  page.evaluate((names) => Object.fromEntries(names.map((name) => [name, localStorage.getItem(name)])), keys)

/** The message with these words among those in the corner. */
export const toast = (page: Page, severity: 'error' | 'success', detail: string): Locator =>
  page.locator(`[data-scope=toast][data-part=root][data-severity=${severity}]`).filter({ hasText: detail })

export async function fillSignIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Вхід' })
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('Пароль', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Увійти', exact: true }).click()
  return dialog
}

/** Fills in the sign-up of an open dialog and agrees; nothing is sent yet. */
export async function fillSignUp(page: Page, { name, email, password }: Person): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Реєстрація' })
  await dialog.getByLabel('Повне ім’я').fill(name)
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('Пароль', { exact: true }).fill(password)
  await dialog.getByRole('checkbox').check({ force: true })
  return dialog
}

/** Records the bodies of requests of the page; the browser’s protocol does not tell those of streamed requests. */
export async function recordBodies(page: Page): Promise<(path: string) => Promise<unknown>> {
  await page.addInitScript(() => {
    const bodies: Record<string, string> = {}
    const { fetch } = globalThis
    Object.assign(globalThis, {
      bodies,
      fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
        if (input instanceof Request) bodies[new URL(input.url).pathname] = await input.clone().text()
        return fetch(input, init)
      },
    })
  })
  return async (path) =>
    JSON.parse(await page.evaluate((sent) => (globalThis as unknown as { bodies: Record<string, string> }).bodies[sent] ?? 'null', path))
}

/** The page comes back into sight. */
export const comeIntoSight = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
