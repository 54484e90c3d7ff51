import { dayMs } from '#domain/duration'
import type { LocalStore } from '@/shared/lib/local-store'

/** What a browser says once, and early, where it can put the site on the home screen; `early.js` keeps it as `installOffer`. */
export type InstallPrompt = Event & { prompt: () => Promise<unknown>; userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }> }
type Browser = {
  installOffer?: InstallPrompt | null
  navigator: { standalone?: boolean }
  matchMedia?: (query: string) => { matches: boolean }
}

/** `prompt`: the browser asks by itself when told to. `hint`: on iPhone and iPad a person has to do it. Null: it is installed, or this browser cannot. */
export function installWay(browser: object = globalThis): 'prompt' | 'hint' | null {
  const page = browser as Browser
  const { installOffer, navigator } = page
  if (page.matchMedia?.('(display-mode: standalone)').matches === true || navigator.standalone === true) return null
  if (installOffer) return 'prompt'
  // Safari of iOS alone has the field, and says no in it where the page stands in the browser.
  return navigator.standalone === false ? 'hint' : null
}

/** Asks by the browser’s own question. A browser lets itself be asked once: what it said is gone afterwards. */
export async function askToInstall(browser: object = globalThis): Promise<'accepted' | 'dismissed'> {
  const page = browser as Browser
  const offer = page.installOffer
  page.installOffer = null
  if (!offer) return 'dismissed'
  await offer.prompt()
  return (await offer.userChoice).outcome
}

const key = 'install_declined'
const pauseMs = 60 * dayMs

/** Tells whether the offer may be shown: a no rests for sixty days. */
export function mayOfferInstall(store: LocalStore, now: number): boolean {
  const declined = Number(store.read(key) ?? Number.NaN)
  return Number.isNaN(declined) || now - declined >= pauseMs || declined > now
}

export const declineInstall = (store: LocalStore, now: number): void => store.write(key, String(now))
