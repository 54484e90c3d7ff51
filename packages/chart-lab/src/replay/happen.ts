import type { AnyActorRef } from 'xstate'
import type { Entry, Recording } from '../recorder/recording.ts'
import { patternOf } from '../recorder/hidden.ts'
import { here } from '../recorder/listen.ts'
import type { PlayedClock } from './clock.ts'
import { act, isGesture, targetOf, type Gesture } from './hands.ts'
import { wayOfTravel } from './history.ts'
import type { Answer, PlayedNetwork } from './network.ts'

/** A difference between the replay and the recording. `sent`: an event that did not come by itself was sent by hand. */
export type Difference = { place: number; kind: 'control' | 'sent' | 'event' | 'error'; words: string }

/** The page and the means by which an entry happens again. */
export type Stage = {
  recording: Recording
  clock: PlayedClock
  network: PlayedNetwork
  actors: readonly AnyActorRef[]
  /** The events that the played page has sent so far. */
  come: () => readonly Entry[]
  differ: (kind: Difference['kind'], words: string) => void
  /** Somebody has stopped it, or goes on by hand: nothing more may happen by itself. */
  isOver: () => boolean
}

/** The longest waits on the real clock, in ms; after `beforeCreeping` the played clock goes on too. */
const patience = { control: 10_000, call: 3000, event: 1500, beforeCreeping: 2000 }
export const step = 15

/** Lets one entry happen again: what a person did is done, an answer is given, what has to follow is waited for. False if it was stopped before. */
export async function happen(stage: Stage, place: number): Promise<boolean> {
  const { clock, recording } = stage
  const entry = recording.entries[place]!
  await clock.goTo(entry.at)
  if (stage.isOver()) return false
  const hasHappened = await again(stage, entry, place)
  if (hasHappened) await clock.pause(0)
  return hasHappened
}

async function again(stage: Stage, entry: Entry, place: number): Promise<boolean> {
  if (isGesture(entry)) return gesture(stage, entry)
  if (entry.kind === 'answer') return answer(stage, entry)
  if (entry.kind === 'event') return expectEvent(stage, entry, place)
  return !entry.isTravel || isHere(entry.href) || travel(stage, entry.href, place)
}

/** Waits on the real clock; what needs the played one gets it in the end. */
async function until({ clock, isOver }: Stage, isSo: () => boolean, ms: number): Promise<boolean> {
  for (let waited = 0; waited < ms && !isOver(); waited += step) {
    if (isSo()) return true
    await clock.pause(step)
    if (waited > patience.beforeCreeping && !isOver()) await clock.goTo(clock.elapsed() + step)
  }
  return isSo()
}

async function gesture(stage: Stage, wanted: Gesture): Promise<boolean> {
  const isThere = await until(stage, () => targetOf(wanted) !== null, patience.control)
  // A page that has just been drawn hears a moment later.
  if (isThere) await stage.clock.pause(2 * step)
  if (stage.isOver()) return false
  const target = targetOf(wanted)
  if (target) act(wanted, target)
  else stage.differ('control', `${wanted.kind} ${wanted.what} «${wanted.name}»`)
  return true
}

async function answer(stage: Stage, entry: Answer): Promise<boolean> {
  await until(stage, () => stage.network.waitsFor(entry), patience.call)
  if (stage.isOver()) return false
  stage.network.give(entry)
  return true
}

type ChartEntry = Extract<Entry, { kind: 'event' }>
const count = (among: readonly Entry[], { actor, event: { type } }: ChartEntry) =>
  among.filter((each) => each.kind === 'event' && each.actor === actor && each.event.type === type).length

/** An event has come when it has come as often as it had when it was recorded. */
async function expectEvent(stage: Stage, entry: ChartEntry, place: number): Promise<boolean> {
  const { recording, actors, come, differ, isOver } = stage
  const wanted = count(recording.entries.slice(0, place + 1), entry)
  if (await until(stage, () => count(come(), entry) >= wanted, patience.event)) return true
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
async function travel(stage: Stage, href: string, place: number): Promise<true> {
  const way = wayOfTravel(stage.recording.entries, place, stage.recording.page)
  if (way !== null) history.go(way)
  if (way !== null && (await until(stage, () => isHere(href), patience.event))) return true
  if (stage.isOver()) return true
  history.pushState(null, '', href)
  dispatchEvent(new PopStateEvent('popstate'))
  return true
}

/** What is hidden in an address may be anything. */
const isHere = (href: string): boolean => patternOf(href).test(here())
const nameOf = ({ id, sessionId, logic }: AnyActorRef & { logic?: { id?: string } }) => (id === sessionId ? (logic?.id ?? 'actor') : id)
