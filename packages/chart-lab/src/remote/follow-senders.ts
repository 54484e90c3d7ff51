import type { AnyStateMachine } from 'xstate'
import { nothingObserved } from '../inspector/model/observed.ts'
import type { Tab, Tabs } from '../inspector/model/side-window.ts'
import { readTold, type Sender } from './protocol.ts'
import { createRemoteFeed, type RemoteFeed } from './remote-feed.ts'

/** The applications that tell of themselves, one of which is followed at a time. */
export type Senders = Tabs & {
  hear: (sender: Sender, said: unknown) => void
  leave: (sender: string) => void
  /** Forgets what one has told: it tells all of it anew. */
  forget: (sender: string) => void
  /** The charts of the one that is followed. */
  machines: () => readonly AnyStateMachine[]
}

/** Follows the newest application, until one is chosen; one that is gone can be looked at still. */
export function followSenders(): Senders {
  const listeners = new Set<() => void>()
  const feeds = new Map<string, RemoteFeed>()
  let tabs: readonly Tab[] = []
  let chosen: string | null = null
  const followed = () => (chosen !== null && feeds.has(chosen) ? chosen : (tabs.at(-1)?.id ?? null))
  const feed = (): RemoteFeed | undefined => feeds.get(followed() ?? '')
  const change = () => {
    for (const listener of listeners) listener()
  }
  return {
    takesEvents: false,
    hear({ id, title }, said) {
      const told = readTold(said)
      if (!told) return
      const known = feeds.get(id)
      const heard = known ?? createRemoteFeed()
      heard.hear(told)
      if (known) return
      feeds.set(id, heard)
      tabs = [...tabs, { id, title }]
      heard.subscribe(change)
      change()
    },
    leave(sender) {
      tabs = tabs.map((tab) => (tab.id === sender && !tab.title.endsWith('✓') ? { ...tab, title: `${tab.title} ✓` } : tab))
      change()
    },
    forget(sender) {
      feeds.delete(sender)
      tabs = tabs.filter(({ id }) => id !== sender)
      change()
    },
    machines: () => feed()?.machines() ?? noMachines,
    read: () => feed()?.read() ?? nothingObserved,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    send: async () => ({ kind: 'afar' }),
    detail: async (of) => (await feed()?.detail(of)) ?? null,
    find: async (query) => (await feed()?.find(query)) ?? [],
    tabs: () => tabs,
    followed,
    follow(tab) {
      chosen = tab
      change()
    },
    all: () => new Map([...feeds].map(([id, each]) => [id, each.read()])),
  }
}

const noMachines: readonly AnyStateMachine[] = []
