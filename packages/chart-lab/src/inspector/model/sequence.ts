import type { LogEntry, Observed } from './observed.ts'

/** Somebody in a sequence: an actor of a tab, or what lies outside of all. */
export type Lane = { id: string; name: string; tab: string | null }
/** A message from one lane to another; `entry` is where it is found in the log of its tab. */
export type Message = { id: string; from: string; to: string; type: string; tab: string; entry: LogEntry }
export type Sequence = { lanes: Lane[]; messages: Message[] }

/** Chooses the part of a sequence to draw: lanes and events by words, with or without XState’s own events, and at most so many of the newest. */
export type SequenceFilter = { query: string; hasOwnEvents: boolean; most: number }

const outside = 'outside'

/** Orders the messages between actors of all tabs by time. A lane begins with its first message; an actor without messages has no lane. */
export function sequenceOf(tabs: ReadonlyMap<string, Observed>, { query, hasOwnEvents, most }: SequenceFilter): Sequence {
  const sought = query.trim().toLowerCase()
  const has = (...texts: (string | null)[]) => sought === '' || texts.some((text) => text?.toLowerCase().includes(sought))
  const messages = [...tabs]
    .flatMap(([tab, { log }]) => log.map((entry) => messageOf(tab, entry)))
    .filter(({ type, entry }) => (hasOwnEvents || !type.startsWith('xstate.')) && has(type, entry.name, entry.from))
    .toSorted((one, other) => one.entry.at - other.entry.at || (one.tab === other.tab ? one.entry.number - other.entry.number : 0))
    .slice(-most)
  const lanes = new Map<string, Lane>()
  const tabOf = (tab: string) => (tabs.size > 1 ? tab : null)
  for (const { from, to, tab, entry } of messages) {
    if (!lanes.has(from)) lanes.set(from, { id: from, name: entry.from ?? outside, tab: from === outside ? null : tabOf(tab) })
    if (!lanes.has(to)) lanes.set(to, { id: to, name: entry.name, tab: tabOf(tab) })
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
  type: entry.type,
  tab,
  entry,
})

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
    ({ from, to, type, entry }) => `  ${ids.get(from)}${isUnanswered(entry) ? '--x' : '->>'}${ids.get(to)}: ${safe(type)}`,
  )
  return ['sequenceDiagram', ...people, ...lines, ''].join('\n')
}
