import type { InspectionEvent } from 'xstate'
import { addressOf, bodyOf, callOf, methodOf } from './answers.ts'
import { gestureOf } from './gestures.ts'
import { here, type Heard, type Listener } from './listen.ts'
import { createMask, type Hides, type Mask } from './mask.ts'
import type { Entry, Happening, Recording } from './recording.ts'
import { createRing } from './ring.ts'

export type RecordOptions = {
  /** The fingerprint of the build. */
  build: string
  /** Hides more values than those whose names say that they are private. */
  hides?: Hides
  /** Addresses whose answers are the same for everybody: nothing in them is masked. */
  isOpen?: (path: string) => boolean
  /** Tells which events a person has made; by default those that no script has. */
  isPersons?: (event: Event) => boolean
}

/** Gives the recording of everything since the page was loaded. */
export type Recorder = { recordingSoFar: () => Recording }

const most = { items: 2000, size: 2_000_000 }
/** An event that carries more, in characters, is kept by its name. */
const longestEvent = 4000
/** A text on the device that is longer is not kept. */
const longestText = 8000

/** Writes down what a listener hears, masked, in the memory of the page: nothing is stored and nothing sent. */
export function record(listener: Listener, options: RecordOptions): Recorder {
  const mask = createMask(options.hides)
  const log = createLog(mask)
  const hear = hearInto(log, mask, options)
  const { heard, isWhole, held, page } = listener.tellTo(hear)
  const [local = {}, session = {}] = held.map((texts) => {
    const kept = Object.entries(texts).filter(([, text]) => text.length <= longestText)
    return Object.fromEntries(kept.map(([name, text]) => [name, mask.text(text, name)]))
  })
  const first = log.begin(page)
  heard.forEach(hear)

  return {
    recordingSoFar: () => {
      log.lookAround(listener.at(), here())
      return {
        version: 1,
        build: options.build,
        page: first,
        startedAt: listener.startedAt,
        length: listener.at(),
        seed: listener.seed,
        viewport: [innerWidth, innerHeight],
        device: { local, session },
        entries: log.entries(),
        unanswered: listener.unanswered().map(({ input, init }) => `${methodOf(input, init)} ${mask.line(addressOf(input))}`),
        isWhole: isWhole && log.isWhole(),
      }
    },
  }
}

/** The entries of a recording as they are written. */
function createLog(mask: Mask) {
  const ring = createRing<Entry>(most)
  let last: { entry: Entry; target: EventTarget | null } | null = null
  let [href, shown] = ['', '']
  const write = (at: number, happening: Happening, target: EventTarget | null = null): Entry => {
    const entry: Entry = { at, ...happening }
    last = { entry, target }
    ring.add(entry, JSON.stringify(entry).length)
    return entry
  }
  const fill = (entry: Entry, more: object) => ring.add(Object.assign(entry, more), JSON.stringify(entry).length, false)
  return {
    write,
    fill,
    begin: (page: string): string => ((href = page), (shown = mask.line(page))),
    /** Addresses change without telling: they are looked at whenever anything happens. */
    lookAround: (at: number, now: string, isTravel = false): void => {
      if (now === href) return
      const before = shown
      ;[href, shown] = [now, mask.line(now)]
      if (shown !== before) write(at, { kind: 'place', href: shown, isTravel })
    },
    /** Joins the typing into one field to one entry, until something else happens. */
    writeGesture: (at: number, gesture: Happening, target: EventTarget | null): void => {
      const isMore = gesture.kind === 'input' && last?.entry.kind === 'input' && last.target === target
      if (isMore && last) fill(last.entry, gesture)
      else write(at, gesture, target)
    },
    entries: () => ring.items().map((entry) => ({ ...entry })),
    isWhole: ring.isWhole,
  }
}

const everyPersons = ({ isTrusted }: Event): boolean => isTrusted

function hearInto(log: ReturnType<typeof createLog>, mask: Mask, options: RecordOptions): (heard: Heard) => void {
  const { isOpen = () => false, isPersons = everyPersons } = options
  const nameOf = createNames()
  return (heard) => {
    log.lookAround(heard.at, heard.href, heard.kind === 'page' && heard.event.type === 'popstate')
    if (heard.kind === 'page') {
      const gesture = isPersons(heard.event) ? gestureOf(heard, mask) : null
      if (gesture) log.writeGesture(heard.at, gesture, heard.target)
    } else if (heard.kind === 'storage') {
      const { key, value } = heard
      if ((value?.length ?? 0) <= longestText) log.write(heard.at, { kind: 'storage', key, value: value && mask.text(value, key ?? '') })
    } else if (heard.kind === 'message') {
      log.write(heard.at, { kind: 'message', channel: heard.channel, data: mask.json(heard.data ?? null) })
    } else if (heard.kind === 'chart') {
      const event = eventOf(heard.event, nameOf, mask)
      if (event) log.write(heard.at, event)
    } else {
      const answer = log.write(heard.at, callOf(heard, mask))
      void bodyOf(heard, mask, isOpen).then((body) => body !== undefined && log.fill(answer, { body }))
    }
  }
}

/** Returns an event that came to an actor from outside the charts; null for XState’s own events. */
function eventOf(told: InspectionEvent, nameOf: (actor: object) => string, mask: Mask): Happening | null {
  if (told.type !== '@xstate.event' || told.event.type.startsWith('xstate.')) return null
  const carried = jsonOf(told.event, mask)
  const event = carried.length > longestEvent ? { type: told.event.type } : (JSON.parse(carried) as { type: string })
  return { kind: 'event', actor: nameOf(told.actorRef), event }
}

/** An event that carries what no JSON can say, such as a part of the page, is kept by its name. */
function jsonOf(event: { type: string }, mask: Mask): string {
  try {
    return mask.json(event)
  } catch {
    return JSON.stringify({ type: event.type })
  }
}

/** An actor goes by the name of its chart; the next of the same name has a number. */
function createNames(): (actor: object) => string {
  const names = new WeakMap<object, string>()
  const counts = new Map<string, number>()
  return (actor) => {
    const known = names.get(actor)
    if (known !== undefined) return known
    const { id, sessionId, logic } = actor as { id: string; sessionId: string; logic?: { id?: string } }
    const own = id === sessionId ? (logic?.id ?? 'actor') : id
    const count = (counts.get(own) ?? 0) + 1
    const name = count === 1 ? own : `${own} ${count}`
    counts.set(own, count)
    names.set(actor, name)
    return name
  }
}
