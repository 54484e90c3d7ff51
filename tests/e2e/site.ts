import { test as base, expect, type BrowserContext, type Page, type Route } from '@playwright/test'

/**
 * Watches every journey, and pages of further browsers that it opens: no request leaves the origin, no token stands in an address, the
 * content policy is kept, no error goes uncaught or is reported.
 */
export const test = base.extend<{ watch: void; hasFontsFirst: boolean; breaksOnPurpose: boolean }>({
  watch: [
    async ({ context, browser, baseURL, breaksOnPurpose }, use) => {
      const faults: string[] = []
      const watchErrors = (watched: BrowserContext) => {
        if (breaksOnPurpose) return
        watched.on('weberror', (error) => void faults.push(`uncaught: ${error.error().stack ?? error.error().message}`))
        watched.on('request', (request) => {
          if (request.url().endsWith('/api/v3/client-errors')) faults.push(`told to the operator: ${request.postData() ?? ''}`)
        })
      }
      watchErrors(context)
      const { newContext } = browser
      browser.newContext = async (...options) => {
        const other = await newContext.apply(browser, options)
        watchErrors(other)
        return other
      }
      await context.exposeFunction('reportFault', (fault: string) => void faults.push(fault))
      await context.addInitScript(() => {
        const report = (globalThis as unknown as { reportFault: (fault: string) => void }).reportFault
        addEventListener('securitypolicyviolation', (event) => report(`policy: ${event.violatedDirective} ${event.blockedURI}`))
      })
      context.on('request', (request) => {
        const { origin, href } = new URL(request.url())
        if (/^https?:$/.test(new URL(request.url()).protocol) && origin !== baseURL) faults.push(`leaves the origin: ${href}`)
        const bearer = request.headers()['authorization']?.replace('Bearer ', '')
        if (bearer && href.includes(bearer)) faults.push(`token in an address: ${href}`)
      })
      await use()
      browser.newContext = newContext
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
  hasFontsFirst: [true, { option: true }],
  breaksOnPurpose: [false, { option: true }],
  page: async ({ page, hasFontsFirst }, hand) => {
    const goto = page.goto.bind(page)
    page.goto = async (...address) => {
      const answer = await goto(...address)
      if (hasFontsFirst) await haveFonts(page)
      return answer
    }
    await hand(page)
  },
})

/** Letters that arrive between the aim and the press may break a line anew and move what is pressed; `layout-shift.spec.ts` says how far. */
const haveFonts = (page: Page) =>
  page
    .evaluate(() =>
      document.fonts
        .load('1rem "Wix Madefor Text"', 'Ж1')
        .catch(() => undefined)
        .then(() => undefined),
    )
    .catch(() => undefined)

export { expect }

/** The two looks that a journey is walked in for axe: in each run in the light on a phone, in the nightly run in the dark on a desktop. */
export const lightOnPhoneDarkOnDesktop = [
  { colorScheme: 'light', screen: ' @phone' },
  { colorScheme: 'dark', screen: ' @by-night' },
] as const

/** The two widths of what is looked at in both: the narrow one in each run, the wide one in the nightly run. */
export const onPhoneAndByNightOnDesktop = [
  { width: 360, when: '' },
  { width: 1280, when: ' @by-night' },
] as const

/** Holds the calls to an address back until the returned function is called, and then answers them; as the server does where nothing else is given. */
export async function holdCalls(page: Page, address: string, answer = (route: Route) => route.continue()): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await held.promise
    await answer(route)
  })
  return held.resolve
}

export const tokensOf = (page: Page) =>
  page.evaluate(() => ({
    token: localStorage.getItem('token'),
    guest: localStorage.getItem('anonymous_token'),
    device: localStorage.getItem('deviceId'),
  }))

/** The browser of a guest who was here before. */
export async function comeBack(page: Page): Promise<void> {
  const { data } = (await (await page.request.post('/api/v3/auth/anonymous')).json()) as { data: { token: string } }
  await page.addInitScript((token) => localStorage.setItem('anonymous_token', token), data.token)
}
