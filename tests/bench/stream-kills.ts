import { chromium, type BrowserContext, type LaunchOptions, type Page } from '@playwright/test'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SeparateServer } from '../e2e/separate-server.ts'
import { letter, payment, sentDeeds, type Deed } from './deeds.ts'
import { arrivedAt, heldBy, type Held } from './held.ts'
import { endAll } from './kills.ts'
import type { Begun } from './pupil.ts'

/** `stated` are facts that the device had said to hold; the rest counts those that were gone, or there twice. */
export type Score = { kills: number; stated: number; lostOnDevice: number; lost: number; doubled: number }

const sends = /\/api\/v3\/(surveys\/[^/]+\/events|user\/facts|reviews|flashcards\/own|partnership|payments.*)(\?|$)/
const patience = 120_000

/**
 * States something in each stream and kills the browser as soon as the device holds it. All of it has to arrive once after the last
 * start.
 */
export async function killBrowsers(count: number, begun: Begun, profile: string, options: LaunchOptions): Promise<Score> {
  const stated = new Map<string, Set<string>>()
  const letters = new Set<string>()
  let lostOnDevice = 0
  for (let kill = 0; kill < count; kill++) {
    const [context, page] = await open(begun, profile, options)
    await context.route(sends, (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()))
    lostOnDevice += missing(stated, await heldOn(page))
    const once = statedOnce[kill]
    const [deed, turn] = once ? [once, 0] : deedOf(kill - statedOnce.length, repeated)
    await state(page, begun, deed, turn, stated)
    await sleep(Math.random() * 500)
    await endAll(profile)
    await context.close().catch(() => undefined)
  }
  const [context, page] = await open(begun, profile, options)
  lostOnDevice += missing(stated, await heldOn(page))
  await hearLetters(context, letters)
  await page.goto('/dashboard')
  const found = await arrive(page, begun, stated, letters)
  await context.close()
  return { kills: count, lostOnDevice, ...score(stated, found) }
}

/** States something in each stream in turn and ends the server with SIGKILL while it is on its way; then the server comes back. */
export async function killServers(count: number, server: SeparateServer, begun: Begun, context: BrowserContext): Promise<Score> {
  const stated = new Map<string, Set<string>>()
  const letters = new Set<string>()
  await signIn(context, begun)
  await hearLetters(context, letters)
  const page = await context.newPage()
  await page.goto('/dashboard')
  let found: Held = {}
  for (let kill = 0; kill < count; kill++) {
    const [deed, turn] = deedOf(kill)
    await state(page, begun, deed, turn, stated, letters)
    await sleep(Math.random() * 300)
    await server.kill()
    await server.start()
    found = await arrive(page, begun, stated, letters)
  }
  return { kills: count, lostOnDevice: 0, ...score(stated, found) }
}

/** One wish has one key for as long as it is wished, and one letter waits on a device: they are stated once, and must be there to the end. */
const statedOnce: readonly Deed[] = [payment, letter]
const repeated = sentDeeds.filter((deed) => !statedOnce.includes(deed))
const deedOf = (kill: number, deeds = sentDeeds): [Deed, number] => [deeds[kill % deeds.length]!, Math.floor(kill / deeds.length)]

async function open(begun: Begun, profile: string, options: LaunchOptions): Promise<[BrowserContext, Page]> {
  for (const name of ['SingletonLock', 'SingletonCookie', 'SingletonSocket']) rmSync(join(profile, name), { force: true })
  const viewport = { width: 1280, height: 800 }
  const context = await chromium.launchPersistentContext(profile, { ...options, baseURL: begun.url, viewport, serviceWorkers: 'block' })
  await signIn(context, begun)
  return [context, context.pages()[0] ?? (await context.newPage())]
}

const signIn = (context: BrowserContext, { token }: Begun) =>
  context.addInitScript((kept) => location.protocol.startsWith('http') && localStorage.setItem('token', kept), token)

/** Letters cannot be read back: one has arrived when the server has said so. The browser’s protocol does not tell bodies of streamed requests. */
async function hearLetters(context: BrowserContext, letters: Set<string>): Promise<void> {
  await context.exposeFunction('letterArrived', (id: string) => void letters.add(id))
  await context.addInitScript(() => {
    const { fetch } = globalThis
    globalThis.fetch = async (input, init) => {
      const posted = input instanceof Request && input.url.endsWith('/v3/partnership') ? input.clone() : null
      const response = await fetch(input, init)
      const { letterArrived } = globalThis as unknown as { letterArrived: (id: string) => void }
      if (posted && response.ok) letterArrived(((await posted.json()) as { id: string }).id)
      return response
    }
  })
}

/** Waits until the device holds what was done, or it has arrived already. */
async function state(page: Page, begun: Begun, deed: Deed, turn: number, stated: Map<string, Set<string>>, letters = new Set<string>()) {
  const ids = stated.get(deed.stream) ?? new Set()
  stated.set(deed.stream, ids)
  await deed.state(page, begun, turn)
  await until(async () => {
    const now = [...((await heldBy(page))[deed.stream] ?? []), ...(deed.stream === 'letters' ? letters : [])]
    const before = ids.size
    now.forEach((id) => ids.add(id))
    return ids.size > before
  }, `the device keeps what was stated in ${deed.stream}`)
}

async function heldOn(page: Page): Promise<Held> {
  await page.goto('/config.json')
  return heldBy(page)
}

const missing = (stated: ReadonlyMap<string, ReadonlySet<string>>, held: Held): number =>
  [...stated].reduce((sum, [stream, ids]) => sum + [...ids].filter((id) => !held[stream]?.includes(id)).length, 0)

/** Until the server has everything that it is to have, or too long. @returns what it has then. */
async function arrive(
  page: Page,
  begun: Begun,
  stated: ReadonlyMap<string, ReadonlySet<string>>,
  letters: ReadonlySet<string>,
): Promise<Held> {
  let found: Held = {}
  await until(async () => {
    await page.evaluate(() => void dispatchEvent(new Event('online'))).catch(() => undefined)
    found = { ...(await arrivedAt(begun).catch(() => ({}))), letters: [...letters] }
    return score(stated, found).lost === 0
  }, 'everything arrives').catch((error: unknown) => console.error(String(error)))
  return found
}

function score(stated: ReadonlyMap<string, ReadonlySet<string>>, found: Held): Omit<Score, 'kills' | 'lostOnDevice'> {
  const sent = [...stated].filter(([stream]) => stream !== payment.stream)
  return {
    stated: [...stated.values()].reduce((sum, ids) => sum + ids.size, 0),
    lost: missing(new Map(sent), found),
    doubled: Object.values(found).reduce((sum, ids) => sum + ids.length - new Set(ids).size, 0),
  }
}

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + patience
  while (Date.now() < end) {
    if (await isSo().catch(() => false)) return
    await sleep(200)
  }
  throw new Error(`Not in ${patience / 1000} s: ${what}`)
}
