import { openTabChannel } from '@/shared/lib/device-log'
import { nothingRecorded, type Feed, type Recording } from './recording'

const name = 'skladu-statecharts'

type Word = { kind: 'hello' } | { kind: 'recording'; recording: Recording } | { kind: 'send'; actor: string; event: { type: string } }

/** Lets a window beside the app follow it: answers when one appears, tells it every change, and sends on what is pressed there. */
export function publish(feed: Feed): void {
  const channel = openTabChannel<Word>(name)
  let isFollowed = false
  const tell = () => isFollowed && channel.knock({ kind: 'recording', recording: feed.read() })
  channel.onKnock((data) => {
    if (data.kind === 'send') return feed.send(data.actor, data.event)
    if (data.kind !== 'hello') return
    isFollowed = true
    tell()
  })
  feed.subscribe(tell)
}

/** What the window with the app has recorded, as long as it is open. */
export function followApp(): Feed {
  const channel = openTabChannel<Word>(name)
  const listeners = new Set<() => void>()
  let recording = nothingRecorded
  channel.onKnock((data) => {
    if (data.kind !== 'recording') return
    recording = data.recording
    for (const listener of listeners) listener()
  })
  channel.knock({ kind: 'hello' })
  return {
    read: () => recording,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    send: (actor, event) => channel.knock({ kind: 'send', actor, event }),
  }
}
