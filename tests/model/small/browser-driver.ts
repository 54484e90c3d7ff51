import type { Browser, BrowserContext, Page } from 'playwright'
import type { Acts, Driver } from '#chart-lab/testing'
import type { ScriptedBackEnd } from '../scripted-back-end'
import { controlsOnPage } from './controls-on-page'
import { offersOf, type PageHold, type PageMove } from './page-driver'

type Told = { type: string }
type Inspected = { __statecharts?: { taken: () => string[] } }

/** A page in Chromium with its clock in our hands, and the back end that it asks. */
export type ScriptedPage = { context: BrowserContext; page: Page; backEnd: ScriptedBackEnd; origin: string }

/** The parts of a driver that differ in a browser from jsdom. */
export type BrowserHold<Event extends Told, Facts> = {
  acts: { [Type in Event['type']]?: (event: Extract<Event, { type: Type }>, scripted: ScriptedPage) => unknown }
  /** Runs in the page. */
  read: () => Facts
  look: (facts: Facts) => object
  /** Before the first step. */
  begin?: (scripted: ScriptedPage) => Promise<unknown>
  /** A control that only this page has, told from others of its name. */
  isUnoffered?: true
}

export async function openScriptedPage(browser: Browser, origin: string, backEnd: ScriptedBackEnd): Promise<ScriptedPage> {
  const context = await browser.newContext({ locale: 'uk-UA', timezoneId: 'Europe/Kyiv', reducedMotion: 'reduce', serviceWorkers: 'block' })
  await context.clock.install()
  await context.addInitScript(() => {
    localStorage.setItem('statecharts', 'on')
    // Nothing is posted to the provider: its page would come in place of ours.
    HTMLFormElement.prototype.submit = () => undefined
    Math.random = () => 0.5
  })
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  return { context, page, backEnd, origin }
}

/** Drives the built page in Chromium as `pageDriver` does in jsdom. */
export function browserDriver<Event extends Told, Facts>(
  scripted: ScriptedPage,
  hold: PageHold<Event>,
  { acts, read, look, isUnoffered }: BrowserHold<Event, Facts>,
  onTaken: (keys: string[]) => void,
): Driver<Event, object> {
  const { context, page, backEnd } = scripted
  const calls = Object.entries(hold.calls)
  let isOpen = false
  const perform = async (event: Event) => {
    const own = acts[event.type as Event['type']] as ((event: Event, scripted: ScriptedPage) => unknown) | undefined
    const given = hold.moves[event.type as Event['type']] as PageMove | ((event: Event) => PageMove)
    const move = typeof given === 'function' ? given(event) : given
    if (own) await own(event, scripted)
    else if ('press' in move) await press(page, move.press)
    else if ('fill' in move) await page.getByLabel(move.fill).fill(move.with)
    else if ('answer' in move) {
      const taken = Promise.race(
        ['requestfinished', 'requestfailed'].map((end) => page.waitForEvent(end as 'requestfinished', { timeout: 2000 })),
      )
      await backEnd.answer(hold.calls[move.answer] ?? '', move)
      await taken.catch(() => null)
      // What the page does with the answer begins a task later; a clock that is moved before that moves nothing.
      for (let task = 0; task < 3; task += 1)
        await page.evaluate(
          () =>
            new Promise<void>((done) => {
              const { port1, port2 } = new MessageChannel()
              port1.addEventListener('message', () => done(), { once: true })
              port1.start()
              port2.postMessage(0)
            }),
        )
    } else if ('pass' in move && move.pass !== 'next') await context.clock.runFor(move.pass)
    else throw new Error(`a browser cannot do this: ${event.type}`)
    isOpen = true
  }
  return {
    patience: 10_000,
    view: async () => {
      if (!isOpen) return { asked: [] }
      const asked = backEnd.waiting().flatMap((call) => calls.find(([, pattern]) => pattern === call)?.[0] ?? [])
      return { ...look(await page.evaluate(read)), asked: [...new Set(asked)].toSorted() }
    },
    ...(!isUnoffered && {
      offers: async () =>
        isOpen
          ? offersOf(
              hold,
              (await page.evaluate(controlsOnPage)).map(({ name }) => name),
            )
          : [],
    }),
    stop: async () => {
      onTaken(await page.evaluate(() => (globalThis as Inspected).__statecharts?.taken() ?? []))
      await context.close()
    },
    acts: Object.fromEntries(Object.keys(hold.moves).map((type) => [type, perform])) as unknown as Acts<Event>,
  }
}

export const press = (page: Page, name: RegExp): Promise<void> =>
  page
    .getByRole('button', { name })
    .or(page.locator('label', { hasText: name }))
    .first()
    .click()
