import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { Person } from './people.ts'

const mailed = /^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){3}\r?$/m

/** @returns the passwords mailed to an address, the last one last. */
function passwordsFor(email: string): string[] {
  const folder = `node_modules/.cache/e2e-${process.env.E2E_PORT ?? 4173}`
  return globSync('**/*.eml', { cwd: folder })
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((letter) => letter.includes(email))
    .flatMap((letter) => mailed.exec(letter.replaceAll(/=\r?\n/g, ''))?.[0].trim() ?? [])
}

/** Signs in by a mailed password, which shows that the address is the owner’s. @returns what a browser stores of it. */
export async function signInByLetter(page: Page, person: Person) {
  const post = async (path: string, data: object) => (await page.request.post(`/api/v3/${path}`, { data })).json()
  await post('register', person)
  const before = passwordsFor(person.email).length
  await post('reset-password', { email: person.email })
  await expect.poll(() => passwordsFor(person.email).length).toBeGreaterThan(before)
  const { data } = (await post('login', { email: person.email, password: passwordsFor(person.email).at(-1) })) as {
    data: { token: string; refresh_token: string }
  }
  return { token: data.token, refresh_token: data.refresh_token, token_refresh_at: String(Date.now() + 86_400_000) }
}
