import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SeparateServer } from '../e2e/separate-server.ts'
import { answersOf, choose, openFirst, type Begun } from './pupil.ts'

type Browser = { executablePath: string; args: string[] }

/**
 * Answers, waits until the device has it, and kills the browser at a random moment. The server never hears of the answers.
 * @returns how many were gone after the next start.
 */
export async function browserKills(count: number, { url, token, survey }: Begun, profile: string, browser: Browser): Promise<number> {
  let lost = 0
  let expected: number | null = null
  const launch = async (): Promise<[BrowserContext, Page]> => {
    for (const name of ['SingletonLock', 'SingletonCookie', 'SingletonSocket']) rmSync(join(profile, name), { force: true })
    const context = await chromium.launchPersistentContext(profile, { ...browser, baseURL: url, viewport: { width: 1280, height: 800 } })
    await context.route('**/api/v3/surveys/*/events', (route) => route.abort())
    const page = context.pages()[0] ?? (await context.newPage())
    await openFirst(page, token, survey)
    return [context, page]
  }
  for (let kill = 0; kill <= count; kill++) {
    const [context, page] = await launch()
    if (expected !== null) lost += Number(!(await page.getByRole('radio').nth(expected).isChecked()))
    if (kill === count) await context.close()
    else {
      expected = kill % 4
      await choose(page, expected)
      await page.getByText('Збережено на пристрої').waitFor()
      await sleep(100 + Math.random() * 900)
      await endAll(profile)
      await context.close().catch(() => undefined)
    }
  }
  return lost
}

/** Ends every process that was started with this profile, until none is left. */
export async function endAll(profile: string): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    const own = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && commandOf(pid).includes(`--user-data-dir=${profile}`))
    if (own.length === 0) return
    for (const pid of own) {
      try {
        process.kill(Number(pid), 'SIGKILL')
      } catch {
        continue
      }
    }
    await sleep(50)
  }
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

/** Ends the server with SIGKILL at a random moment after an answer and brings it back. @returns how many answers it did not have in the end. */
export async function serverKills(count: number, server: SeparateServer, { token, survey }: Begun, page: Page): Promise<number> {
  let lost = 0
  await openFirst(page, token, survey)
  for (let kill = 0; kill < count; kill++) {
    await choose(page, kill % 4)
    await sleep(Math.random() * 400)
    await server.kill()
    await server.start()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.getByText('Збережено', { exact: true }).waitFor({ timeout: 90_000 })
    const chosen = await page
      .getByRole('radio')
      .nth(kill % 4)
      .getAttribute('value')
    lost += Number((await answersOf(server.url, token, survey.id)).at(-1) !== chosen)
  }
  return lost
}
