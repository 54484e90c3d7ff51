import type { LogEntry, Observed } from './observed.ts'

/** Somebody in a sequence: an actor of a tab, or what lies outside of all. */
export type Lane = { id: string; name: string; tab: string | null }
/** A message from one lane to another; `entry` is where it is found in the log of its tab. */
export type Message = { id: string; from: string; to: string; type: string; tab: string; entry: LogEntry; kind: 'event' | 'fact' }
export type Sequence = { lanes: Lane[]; messages: Message[] }

/** Chooses the part of a sequence to draw: lanes and events by words, with or without XState’s own events, and at most so many of the newest. */
export type SequenceFilter = { query: string; hasOwnEvents: boolean; most: number }

const outside = 'outside'
/** What is sent because of a fact comes right after it. */
const near = 8

/** Orders the messages between actors of all tabs by time. A lane begins with its first message; an actor without messages has no lane. */
export function sequenceOf(tabs: ReadonlyMap<string, Observed>, { query, hasOwnEvents, most }: SequenceFilter): Sequence {
  const sought = query.trim().toLowerCase()
  const has = (...texts: (string | null)[]) => sought === '' || texts.some((text) => text?.toLowerCase().includes(sought))
  const messages = [...tabs]
    .flatMap(([tab, { log }]) =>
      log.flatMap((entry, index) => [messageOf(tab, entry), ...factsOf(tab, entry, log.slice(index + 1, index + 1 + near))]),
    )
    .filter(
      ({ type, entry }) => (hasOwnEvents || !entry.type.startsWith('xstate.') || type !== entry.type) && has(type, entry.name, entry.from),
    )
    .toSorted((one, other) => one.entry.at - other.entry.at || (one.tab === other.tab ? one.entry.number - other.entry.number : 0))
    .slice(-most)
  const lanes = new Map<string, Lane>()
  const tabOf = (tab: string) => (tabs.size > 1 ? tab : null)
  for (const { from, to, tab, entry, kind } of messages) {
    const sender = kind === 'fact' ? entry.name : (entry.from ?? outside)
    if (!lanes.has(from)) lanes.set(from, { id: from, name: sender, tab: from === outside ? null : tabOf(tab) })
    if (!lanes.has(to)) lanes.set(to, { id: to, name: to === outside ? outside : entry.name, tab: to === outside ? null : tabOf(tab) })
  }
  const isOutside = ({ id }: Lane) => id === outside
  const inOrder = [...lanes.values()].toSorted((one, other) => Number(isOutside(other)) - Number(isOutside(one)) || byTab(one, other))
  return { lanes: inOrder, messages }
}

const byTab = (one: Lane, other: Lane) => (one.tab ?? '').localeCompare(other.tab ?? '')

const messageOf = (tab: string, entry: LogEntry): Message => ({
  id: `${tab} ${entry.number}`,
  from: entry.source === null ? outside : `${tab} ${entry.source}`,
  to: `${tab} ${entry.actor}`,
  type: entry.via === null ? entry.type : `${entry.via} ⇒ ${entry.type}`,
  tab,
  entry,
  kind: 'event',
})

/** The facts that an actor told on an event and on which nobody sent another: what somebody sent names its fact. */
function factsOf(tab: string, entry: LogEntry, after: readonly LogEntry[]): Message[] {
  const isHeard = (type: string) => after.some(({ source, via }) => source === entry.actor && via === type)
  return entry.did
    .filter(({ kind, type }) => kind === 'fact' && !isHeard(type))
    .map(({ type }, index) => ({
      id: `${tab} ${entry.number} ${index}`,
      from: `${tab} ${entry.actor}`,
      to: outside,
      type,
      tab,
      entry,
      kind: 'fact',
    }))
}

/** An event that no state of a chart answered; of other actors nobody knows. */
export const isUnanswered = ({ chart, took, type }: LogEntry): boolean => chart !== null && took.length === 0 && type !== 'xstate.init'

/** The same as a Mermaid sequence diagram. */
export function mermaidSequence({ lanes, messages }: Sequence, titleOf: (tab: string) => string): string {
  const ids = new Map(lanes.map(({ id }, index) => [id, `a${index}`]))
  const safe = (text: string) => text.replaceAll(/[;:#<>"\n]/g, ' ')
  const people = lanes.map(
    ({ id, name, tab }) => `  participant ${ids.get(id)} as ${safe(tab === null ? name : `${name} · ${titleOf(tab)}`)}`,
  )
  const lines = messages.map(
    ({ from, to, type, entry, kind }) =>
      `  ${ids.get(from)}${kind === 'fact' ? '-->>' : isUnanswered(entry) ? '--x' : '->>'}${ids.get(to)}: ${safe(type)}`,
  )
  return ['sequenceDiagram', ...people, ...lines, ''].join('\n')
}
