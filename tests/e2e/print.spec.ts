import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { freePort } from '../../scripts/free-port.ts'
import { expect, test } from './site.ts'

const firefox = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path))
const article = '/subjects/math/theory/notes/stepeni-ta-koreni'

/** Gives every root sign of the page a colour of its own, by which it is known on paper. @returns how many there are. */
const colourRoots = (): number => {
  const signs = [...document.querySelectorAll<SVGElement>('main .katex .sqrt svg')]
  for (const [index, sign] of signs.entries())
    for (const line of sign.querySelectorAll('path')) line.style.fill = `rgb(${index + 1}, 100, 220)`
  return signs.length
}

/** The root signs that a printed page draws, by the colours that its streams set. */
function rootsIn(pdf: Buffer): Set<number> {
  const roots = new Set<number>()
  for (let at = pdf.indexOf('stream'); at >= 0;) {
    const start = at + (pdf[at + 6] === 13 ? 8 : 7)
    const end = pdf.indexOf('endstream', start)
    for (const [, ...parts] of textOf(pdf.subarray(start, end)).matchAll(/([\d.]+) ([\d.]+) ([\d.]+) (?:rg|scn)\b/g)) {
      const [red = 0, green, blue] = parts.map((part) => Math.round(Number(part) * 255))
      if (green === 100 && blue === 220) roots.add(red)
    }
    at = pdf.indexOf('stream', end + 9)
  }
  return roots
}

/** Fonts and pictures are packed otherwise, and hold no colours. */
function textOf(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1')
  } catch {
    return ''
  }
}

const openArticle = async (page: Page) => {
  await page.goto(article)
  await expect(page.locator('main .katex .sqrt svg').first()).toBeAttached()
}

test('a printed article has as many root signs as it has on the screen, and none of its controls', async ({ page }) => {
  await openArticle(page)
  const signs = await page.evaluate(colourRoots)
  expect(signs).toBeGreaterThan(50)
  expect(rootsIn(await page.pdf({ format: 'A4' })).size).toBe(signs)
  await page.emulateMedia({ media: 'print' })
  for (const control of await page.getByRole('button').all()) await expect(control).toBeHidden()
})

test('the same in Firefox', async ({ baseURL }) => {
  test.skip(firefox === undefined, 'no Firefox is installed')
  test.setTimeout(120_000)
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const port = await freePort()
  const browser = spawn(firefox ?? '', ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`])
  try {
    await new Promise<void>((resolve) => browser.stderr.on('data', (said) => String(said).includes('listening on') && resolve()))
    const { call } = await connect(`ws://127.0.0.1:${port}/session`)
    await call('session.new', { capabilities: {} })
    const { contexts } = (await call('browsingContext.getTree', {})) as { contexts: { context: string }[] }
    const context = contexts[0]?.context
    const evaluate = async (expression: string) => {
      const { result } = (await call('script.evaluate', { expression, target: { context }, awaitPromise: true })) as {
        result: { value: unknown }
      }
      return result.value
    }
    await call('browsingContext.navigate', { context, url: `${baseURL}${article}`, wait: 'complete' })
    // A formula in a closed part of the page is drawn after the first ones.
    await expect.poll(() => evaluate(`document.querySelectorAll('main .katex .sqrt svg').length`), { timeout: 30_000 }).toBeGreaterThan(50)
    const signs = await evaluate(`(${colourRoots.toString()})()`)
    const { data } = (await call('browsingContext.print', { context, page: { width: 21, height: 29.7 } })) as { data: string }
    expect(rootsIn(Buffer.from(data, 'base64')).size).toBe(signs)
  } finally {
    browser.kill()
    await new Promise((resolve) => browser.once('exit', resolve))
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
})

/** Speaks WebDriver BiDi with a browser. */
async function connect(address: string): Promise<{ call: (method: string, params: object) => Promise<unknown> }> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result, message } = JSON.parse(String(data)) as { id?: number; result?: unknown; message?: string }
    const call = waiting.get(id ?? 0)
    if (message === undefined) call?.resolve(result)
    else call?.reject(new Error(message))
  })
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  let last = 0
  return {
    call: (method, params) => {
      const call = Promise.withResolvers<unknown>()
      waiting.set((last += 1), call)
      socket.send(JSON.stringify({ id: last, method, params }))
      return call.promise
    },
  }
}
