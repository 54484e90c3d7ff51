import type { AnyActorRef } from 'xstate'
import type { Entry, Recording } from '../recorder/recording.ts'
import { patternOf } from '../recorder/mask.ts'
import { here } from '../recorder/listen.ts'
import type { PlayedClock } from './clock.ts'
import { act, isGesture, targetOf, type Gesture } from './hands.ts'
import { wayOfTravel } from './history.ts'
import type { Answer, PlayedNetwork } from './network.ts'

/** A difference between the replay and the recording. `sent`: an event that did not come by itself was sent by hand. */
export type Difference = { index: number; kind: 'control' | 'sent' | 'event' | 'error'; detail: string }

/** The page that is played, with its clock, its network and the events it has sent. */
export type PlayedPage = {
  recording: Recording
  clock: PlayedClock
  network: PlayedNetwork
  actors: readonly AnyActorRef[]
  /** The events that the played page has sent so far. */
  come: () => readonly Entry[]
  differ: (kind: Difference['kind'], detail: string) => void
  /** Somebody has stopped it, or goes on by hand: nothing more may happen by itself. */
  isOver: () => boolean
}

/**
 * How long each kind of step is waited for on the real clock, ms. After `beforeCreeping` the played clock moves on too, since the event may
 * wait for a timer that was set later than in the recording.
 */
const patience = { control: 10_000, call: 3000, event: 6000, travel: 1500, beforeCreeping: 2000 }
export const step = 15

/** Lets one entry happen again: what a person did is done, an answer is given, what has to follow is waited for. False if it was stopped before. */
export async function happen(page: PlayedPage, index: number): Promise<boolean> {
  const { clock, recording } = page
  const entry = recording.entries[index]!
  await clock.goTo(entry.at)
  if (page.isOver()) return false
  const hasHappened = await again(page, entry, index)
  if (hasHappened) await clock.pause(0)
  return hasHappened
}

async function again(page: PlayedPage, entry: Entry, index: number): Promise<boolean> {
  if (isGesture(entry)) return gesture(page, entry)
  if (entry.kind === 'answer') return answer(page, entry)
  if (entry.kind === 'event') return expectEvent(page, entry, index)
  if (entry.kind === 'storage') return otherTabStored(entry)
  if (entry.kind === 'message') return otherTabSaid(entry)
  return !entry.isTravel || isHere(entry.href) || travel(page, entry.href, index)
}

/** Waits on the real clock; what needs the played one gets it in the end. */
async function until({ clock, isOver }: PlayedPage, isSo: () => boolean, ms: number): Promise<boolean> {
  for (let waited = 0; waited < ms && !isOver(); waited += step) {
    if (isSo()) return true
    await clock.pause(step)
    if (waited > patience.beforeCreeping && !isOver()) await clock.goTo(clock.elapsed() + step)
  }
  return isSo()
}

async function gesture(page: PlayedPage, wanted: Gesture): Promise<boolean> {
  const isThere = await until(page, () => targetOf(wanted) !== null, patience.control)
  // A page that has just been drawn hears a moment later.
  if (isThere) await page.clock.pause(2 * step)
  if (page.isOver()) return false
  const target = targetOf(wanted)
  if (target) act(wanted, target)
  else page.differ('control', `${wanted.kind} ${wanted.what} «${wanted.name}»`)
  return true
}

async function answer(page: PlayedPage, entry: Answer): Promise<boolean> {
  await until(page, () => page.network.waitsFor(entry), patience.call)
  if (page.isOver()) return false
  page.network.give(entry)
  return true
}

/** What another tab has changed stands on the device before the page hears of it. */
function otherTabStored({ key, value }: Extract<Entry, { kind: 'storage' }>): true {
  const oldValue = key === null ? null : localStorage.getItem(key)
  if (key === null) localStorage.clear()
  else if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: value, url: location.href }))
  return true
}

function otherTabSaid({ channel, data }: Extract<Entry, { kind: 'message' }>): true {
  // The room of the replay has channels of its own: nobody else hears this one.
  const other = new BroadcastChannel(channel)
  other.postMessage(JSON.parse(data))
  other.close()
  return true
}

type ChartEntry = Extract<Entry, { kind: 'event' }>
const count = (among: readonly Entry[], { actor, event: { type } }: ChartEntry) =>
  among.filter((each) => each.kind === 'event' && each.actor === actor && each.event.type === type).length

/** An event has come when it has come as often as it had when it was recorded. */
async function expectEvent(page: PlayedPage, entry: ChartEntry, index: number): Promise<boolean> {
  const { recording, actors, come, differ, isOver } = page
  const wanted = count(recording.entries.slice(0, index + 1), entry)
  if (await until(page, () => count(come(), entry) >= wanted, patience.event)) return true
  if (isOver()) return false
  const name = `${entry.actor} ← ${entry.event.type}`
  const chart = entry.actor.replace(/ \d+$/, '')
  const actor = actors.findLast((each) => nameOf(each) === chart && (each.getSnapshot() as { status: string }).status === 'active')
  const isWhole = !JSON.stringify(entry.event).includes('masked')
  differ(actor && isWhole ? 'sent' : 'event', name)
  if (actor && isWhole) actor.send(entry.event)
  return true
}

/** Goes where the buttons of the browser led; where they lead elsewhere now, the page is told that they did. */
async function travel(page: PlayedPage, href: string, index: number): Promise<true> {
  const way = wayOfTravel(page.recording.entries, index, page.recording.page)
  if (way !== null) history.go(way)
  if (way !== null && (await until(page, () => isHere(href), patience.travel))) return true
  if (page.isOver()) return true
  history.pushState(null, '', href)
  dispatchEvent(new PopStateEvent('popstate'))
  return true
}

/** Compares the address of the page with a recorded one; a hidden part fits anything. */
const isHere = (href: string): boolean => patternOf(href).test(here())
const nameOf = ({ id, sessionId, logic }: AnyActorRef & { logic?: { id?: string } }) => (id === sessionId ? (logic?.id ?? 'actor') : id)
