import { mathReadiness } from '#samples/readiness'
import type { BrowserHold, ScriptedPage } from '../browser-driver'
import type { OutboxEvent } from '../outbox'
import type { PageHold } from '../page-driver'
import { data, refusal } from './reading'

type Inspected = { __statecharts?: { read: () => { actors: { id: string; name: string; value: string }[] } } }

const facts = 'POST v3/user/facts'
const electives = ['physics', 'history'].map((subject) => ({ ...mathReadiness, kind: 'elective', subject, title: subject }))

/** The calls of the built site in place of those of a test page. */
export const builtOutbox = (page: PageHold<OutboxEvent>): PageHold<OutboxEvent> => ({
  ...page,
  calls: { deliver: facts },
  standing: { 'GET v3/user/readiness': data({ readiness: electives }) },
  isUnoffered: true,
  moves: {
    ...page.moves,
    'server takes everything': { answer: 'deliver', ...data({ accepted: 1, duplicates: 0, serverNow: '2026-11-23T09:00:00.000Z' }) },
    'nothing arrives': { answer: 'deliver', ...refusal(503) },
  },
})

/** Runs in the page. */
function outboxOnPage(): string {
  const actors = (globalThis as Inspected).__statecharts?.read().actors
  return actors?.find(({ id, name }) => `${id} ${name}`.includes('outbox.facts'))?.value ?? '"nothing"'
}
/** Runs in the page, alone. */
function hasMoved(before: string): boolean {
  const actors = (globalThis as Inspected).__statecharts?.read().actors
  return actors?.find(({ id, name }) => `${id} ${name}`.includes('outbox.facts'))?.value !== before
}

/** The pupil chooses the other fourth subject: a wish, which goes to the server by the outbox of facts. */
async function choose({ page }: ScriptedPage): Promise<void> {
  const before = await page.evaluate(outboxOnPage)
  const field = page.getByLabel('Четвертий предмет', { exact: true })
  await field.selectOption((await field.inputValue()) === 'physics' ? 'history' : 'physics')
  // The wish is written down first; what is answered before the outbox has heard of it is another story.
  await page.waitForFunction(hasMoved, before)
}

/** A second at a time: what is sent again would give up by itself some seconds later. */
async function waitOut({ page, context, backEnd }: ScriptedPage): Promise<void> {
  for (let second = 0; second < 100 && !backEnd.waiting().includes(facts); second += 1) {
    await context.clock.runFor(1000)
    await page.evaluate(() => fetch('/blank').then(() => undefined))
  }
}

/** The outbox of the built site, under the page where a pupil says what is wanted. */
export const outboxInBrowser: BrowserHold<OutboxEvent, string> = {
  isUnoffered: true,
  begin: async (scripted) => {
    await scripted.page.goto(`${scripted.origin}/admission`)
    await choose(scripted)
    await scripted.backEnd.arrived(facts)
  },
  acts: {
    'page opens': (_, { page }) => page.reload(),
    'something new waits': (_, scripted) => choose(scripted),
    'the wait is over': (_, scripted) => waitOut(scripted),
  },
  read: outboxOnPage,
  look: (value) => {
    const state: unknown = JSON.parse(value)
    return { screen: typeof state === 'string' ? state : 'sending' }
  },
}
