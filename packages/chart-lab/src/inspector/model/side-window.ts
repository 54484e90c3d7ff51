import { openChannel } from './channel.ts'
import { nothingRecorded, type Feed, type Recording } from './recording.ts'

/** A tab with the app; its title is that of its page. */
export type Tab = { id: string; title: string }

type Word =
  | { kind: 'hello' }
  | { kind: 'recording'; tab: Tab; recording: Recording }
  | { kind: 'gone'; tab: string }
  | { kind: 'send'; tab: string; actor: string; event: { type: string } }

/** Lets a window beside the app follow this tab: answers when one appears, tells it every change, and sends on what is pressed there for this tab. */
export function publish(feed: Feed, name: string, id: string = crypto.randomUUID()): void {
  const channel = openChannel<Word>(name)
  let isFollowed = false
  const tell = () => isFollowed && channel.tell({ kind: 'recording', tab: { id, title: document.title }, recording: feed.read() })
  channel.onTold((data) => {
    if (data.kind === 'send' && data.tab === id) return feed.send(data.actor, data.event)
    if (data.kind !== 'hello') return
    isFollowed = true
    tell()
  })
  feed.subscribe(tell)
  addEventListener('pagehide', () => channel.tell({ kind: 'gone', tab: id }))
  addEventListener('pageshow', tell)
}

/** What the tabs with the app have recorded, as long as they are open; one of them is followed at a time. */
export type Tabs = Feed & { tabs: () => readonly Tab[]; followed: () => string | null; follow: (tab: string) => void }

/** Follows the tabs of the app: the first that is heard, until another is chosen or it is gone. */
export function followApp(name: string): Tabs {
  const channel = openChannel<Word>(name)
  const listeners = new Set<() => void>()
  const recordings = new Map<string, Recording>()
  let tabs: readonly Tab[] = []
  let followed: string | null = null
  const change = () => {
    if (followed === null || !recordings.has(followed)) followed = tabs[0]?.id ?? null
    for (const listener of listeners) listener()
  }
  channel.onTold((data) => {
    if (data.kind !== 'recording' && data.kind !== 'gone') return
    const id = data.kind === 'gone' ? data.tab : data.tab.id
    const known = tabs.find((tab) => tab.id === id)
    if (data.kind === 'gone') {
      recordings.delete(id)
      tabs = tabs.filter((tab) => tab.id !== id)
    } else {
      recordings.set(id, data.recording)
      if (!known) tabs = [...tabs, data.tab]
      else if (known.title !== data.tab.title) tabs = tabs.map((tab) => (tab.id === id ? data.tab : tab))
    }
    change()
  })
  channel.tell({ kind: 'hello' })
  return {
    read: () => (followed === null ? nothingRecorded : (recordings.get(followed) ?? nothingRecorded)),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    send: (actor, event) => followed !== null && channel.tell({ kind: 'send', tab: followed, actor, event }),
    tabs: () => tabs,
    followed: () => followed,
    follow(tab) {
      followed = tab
      change()
    },
  }
}
