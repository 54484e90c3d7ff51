import { nothingRecorded, type Feed, type Recording } from './recording'

const name = 'skladu-statecharts'

type Word = { kind: 'hello' } | { kind: 'recording'; recording: Recording } | { kind: 'send'; actor: string; event: { type: string } }

/** Lets a window beside the app follow it: answers when one appears, tells it every change, and sends on what is pressed there. */
export function publish(feed: Feed): void {
  const channel = new BroadcastChannel(name)
  let isFollowed = false
  const tell = () => isFollowed && channel.postMessage({ kind: 'recording', recording: feed.read() } satisfies Word)
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data.kind === 'send') return feed.send(data.actor, data.event)
    if (data.kind !== 'hello') return
    isFollowed = true
    tell()
  })
  feed.subscribe(tell)
}

/** What the window with the app has recorded, as long as it is open. */
export function followApp(): Feed {
  const channel = new BroadcastChannel(name)
  const listeners = new Set<() => void>()
  let recording = nothingRecorded
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data.kind !== 'recording') return
    recording = data.recording
    for (const listener of listeners) listener()
  })
  channel.postMessage({ kind: 'hello' } satisfies Word)
  return {
    read: () => recording,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    send: (actor, event) => channel.postMessage({ kind: 'send', actor, event } satisfies Word),
  }
}
