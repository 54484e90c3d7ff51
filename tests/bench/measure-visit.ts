import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test'

/** Times in ms from the start of the navigation, bytes on the wire with headers. */
export type Visit = {
  firstPaint: number
  largestPaint: number
  /** Largest paint of a second visit with a warm cache. */
  secondPaint: number
  shift: number
  longestTask: number
  /** What tasks of the first visit take beyond 50 ms, summed. */
  blocking: number
  requests: number
  scriptBytes: number
  /** On the clock of the wall, at a quarter of the speed. */
  scriptMs: number
}
/** What a device holds before a visit: cookies and storage, no files. */
export type Device = BrowserContextOptions['storageState']
type Seen = { first: number; largest: number; shift: number; longest: number; blocking: number }

const slow4g = { offline: false, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_375 }
/** So long nothing is asked for: the page is quiet. */
const quietMs = 1500

/** Opens an address cold on “slow 4G” and a quarter of the speed, waits until it is quiet, and opens it once more. */
export async function measureVisit(browser: Browser, address: string, device?: Device): Promise<Visit> {
  return onSlow4g(browser, device, async (page, devtools) => {
    await devtools.send('Performance.enable')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(watchPaints)
    const loads = hearLoads(devtools)
    await openUntilQuiet(page, address)
    const seen = await readPaints(page)
    const [requests, scriptBytes, scriptMs] = [loads.requests, loads.scriptBytes, await scriptTime(devtools)]
    await openUntilQuiet(page, address)
    const { largest: secondPaint } = await readPaints(page)
    const { first: firstPaint, largest: largestPaint, shift, longest: longestTask, blocking } = seen
    return { firstPaint, largestPaint, secondPaint, shift, longestTask, blocking, requests, scriptBytes, scriptMs }
  })
}

/**
 * Opens an address cold on “slow 4G” until it is quiet.
 * @returns the processor time of its scripts in ms, at full speed: a browser slows a page down by having the same thread wait.
 */
export async function measureScripts(browser: Browser, address: string, device?: Device): Promise<number> {
  return onSlow4g(browser, device, async (page, devtools) => {
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    await openUntilQuiet(page, address)
    return scriptTime(devtools)
  })
}

/** Measures on a new page of such a device, which has “slow 4G” and is closed afterwards. */
async function onSlow4g<Measured>(
  browser: Browser,
  device: Device,
  measure: (page: Page, devtools: CDPSession) => Promise<Measured>,
): Promise<Measured> {
  const context = await newDevice(browser, device)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slow4g)
    return await measure(page, devtools)
  } finally {
    await context.close()
  }
}

/** A phone that has been here with these things on it, or never. */
export const newDevice = (browser: Browser, storageState?: Device): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 360, height: 800 }, serviceWorkers: 'block', ...(storageState && { storageState }) })

async function openUntilQuiet(page: Page, address: string): Promise<void> {
  let last = Date.now()
  const hear = () => void (last = Date.now())
  page.on('request', hear)
  page.on('requestfinished', hear)
  await page.goto(address, { waitUntil: 'load' })
  while (Date.now() - last < quietMs) await page.waitForTimeout(100)
  page.off('request', hear)
  page.off('requestfinished', hear)
}

function hearLoads(devtools: CDPSession): { requests: number; scriptBytes: number } {
  const loads = { requests: 0, scriptBytes: 0 }
  const scripts = new Set<string>()
  devtools.on('Network.requestWillBeSent', ({ request }) => void (loads.requests += Number(request.url.startsWith('http'))))
  devtools.on('Network.responseReceived', ({ requestId, type }) => void (type === 'Script' && scripts.add(requestId)))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) loads.scriptBytes += encodedDataLength
  })
  return loads
}

async function scriptTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0)
}

function watchPaints(): void {
  const seen: Seen = { first: 0, largest: 0, shift: 0, longest: 0, blocking: 0 }
  Object.assign(globalThis, { seen })
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => void (name === 'first-contentful-paint' && (seen.first = startTime)))
  watch('largest-contentful-paint', ({ startTime }) => void (seen.largest = startTime))
  watch('longtask', ({ duration }) => {
    seen.longest = Math.max(seen.longest, duration)
    seen.blocking += duration - 50
  })
  watch('layout-shift', (entry) => void (seen.shift += (entry as PerformanceEntry & { value: number }).value))
}

const readPaints = (page: Page): Promise<Seen> => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
