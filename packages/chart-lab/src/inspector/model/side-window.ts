import { openChannel } from './channel.ts'
import type { Change } from './changes.ts'
import { changeSince, withChange } from './changes.ts'
import type { Refusal } from './refusal.ts'
import { nothingObserved, type Detail, type Feed, type Observed } from './observed.ts'

/** A tab with the app; its title is that of its page. */
export type Tab = { id: string; title: string }

type Word =
  | { kind: 'hello' }
  | { kind: 'observed'; tab: Tab; observed: Observed }
  | { kind: 'change'; tab: Tab; change: Change }
  | { kind: 'gone'; tab: string }
  | { kind: 'send'; tab: string; ask: string; actor: string; event: { type: string } }
  | { kind: 'detail'; tab: string; ask: string; of: number | string }
  | { kind: 'find'; tab: string; ask: string; query: string }
  | { kind: 'answer'; ask: string; answer: unknown }

type Question =
  | { kind: 'detail'; of: number | string }
  | { kind: 'find'; query: string }
  | { kind: 'send'; actor: string; event: { type: string } }

/**
 * Lets a window beside the app follow this tab: answers when one appears with everything, tells it from then on what has changed, answers its
 * questions, and sends on what is pressed there for this tab.
 */
export function publish(feed: Feed, name: string, id: string = crypto.randomUUID()): void {
  const channel = openChannel<Word>(name)
  let told: Observed | null = null
  const tab = () => ({ id, title: document.title })
  const tellAll = () => {
    told = feed.read()
    channel.tell({ kind: 'observed', tab: tab(), observed: told })
  }
  const answer = async (ask: string, found: Promise<unknown>) => channel.tell({ kind: 'answer', ask, answer: await found })
  channel.onTold((word) => {
    if (word.kind === 'hello') return tellAll()
    if (!('tab' in word) || word.tab !== id) return undefined
    if (word.kind === 'send') return void answer(word.ask, feed.send(word.actor, word.event))
    if (word.kind === 'detail') return void answer(word.ask, feed.detail(word.of))
    if (word.kind === 'find') return void answer(word.ask, feed.find(word.query))
    return undefined
  })
  feed.subscribe(() => {
    if (!told) return
    const next = feed.read()
    channel.tell({ kind: 'change', tab: tab(), change: changeSince(told, next) })
    told = next
  })
  addEventListener('pagehide', () => channel.tell({ kind: 'gone', tab: id }))
  addEventListener('pageshow', () => told && tellAll())
}

/** Follows one of the open tabs of the application at a time. */
export type Tabs = Feed & {
  tabs: () => readonly Tab[]
  followed: () => string | null
  follow: (tab: string) => void
  all: () => ReadonlyMap<string, Observed>
}

/** Follows the tabs of the app: the first that is heard, until another is chosen or it is gone. */
export function followApp(name: string): Tabs {
  const channel = openChannel<Word>(name)
  const listeners = new Set<() => void>()
  const asked = new Map<string, (answer: unknown) => void>()
  let observedOf: ReadonlyMap<string, Observed> = new Map()
  let tabs: readonly Tab[] = []
  let followed: string | null = null
  const change = () => {
    if (followed === null || !observedOf.has(followed)) followed = tabs[0]?.id ?? null
    for (const listener of listeners) listener()
  }
  const hear = (tab: Tab, observed: Observed) => {
    const known = tabs.find(({ id }) => id === tab.id)
    observedOf = new Map([...observedOf, [tab.id, observed]])
    if (!known) tabs = [...tabs, tab]
    else if (known.title !== tab.title) tabs = tabs.map((each) => (each.id === tab.id ? tab : each))
    change()
  }
  channel.onTold((word) => {
    if (word.kind === 'observed') hear(word.tab, word.observed)
    if (word.kind === 'change') {
      const before = observedOf.get(word.tab.id)
      if (before) hear(word.tab, withChange(before, word.change))
      else channel.tell({ kind: 'hello' })
    }
    if (word.kind === 'gone') {
      observedOf = new Map([...observedOf].filter(([id]) => id !== word.tab))
      tabs = tabs.filter((tab) => tab.id !== word.tab)
      change()
    }
    if (word.kind === 'answer') {
      asked.get(word.ask)?.(word.answer)
      asked.delete(word.ask)
    }
  })
  channel.tell({ kind: 'hello' })
  const askFor = async <Answer>(word: Question, nothing: Answer) => {
    const tab = followed
    if (tab === null) return nothing
    const ask = crypto.randomUUID()
    return await new Promise<Answer>((resolve) => {
      asked.set(ask, resolve as (answer: unknown) => void)
      channel.tell({ ...word, tab, ask })
    })
  }
  return {
    read: () => (followed === null ? nothingObserved : (observedOf.get(followed) ?? nothingObserved)),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    send: (actor, event) => askFor<Refusal | null>({ kind: 'send', actor, event }, { kind: 'over' }),
    detail: (of) => askFor<Detail | null>({ kind: 'detail', of }, null),
    find: (query) => askFor<readonly number[]>({ kind: 'find', query }, []),
    tabs: () => tabs,
    followed: () => followed,
    all: () => observedOf,
    follow(tab) {
      followed = tab
      change()
    },
  }
}
