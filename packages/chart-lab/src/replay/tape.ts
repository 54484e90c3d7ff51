import { openChannel } from '../inspector/model/channel.ts'
import type { Recording } from '../recorder/recording.ts'
import type { Progress, Replay } from './replay.ts'

type Order = { act: 'play'; upTo?: number; pace?: number } | { act: 'stop' } | { act: 'goOn' }
/** The messages between windows: the panel, recording tabs and the playing tab. */
type Word =
  | { type: 'renew'; tab?: string | null }
  | { type: 'ask'; tab?: string | null }
  | { type: 'taken'; recording: Recording }
  | { type: 'ready' }
  | { type: 'load'; recording: Recording }
  | { type: 'order'; order: Order }
  | { type: 'at'; progress: Progress }

const tabName = 'chart-lab-replay'
const open = (name: string) => openChannel<Word>(name)

/** Tells whether this tab was opened to play a recording. */
export const isReplayTab = (): boolean => window.name === tabName

/** Lets the panel have what this tab has recorded. @param tab the name of this tab, as `publish` says it: a panel that has chosen another gets nothing. */
export function serveTape(name: string, recordingSoFar: () => Recording | null, tab: string | null = null): void {
  const channel = open(name)
  channel.onTold((word) => {
    if (word.type !== 'ask' && word.type !== 'renew') return
    if (word.tab && word.tab !== tab) return
    const recording = word.type === 'ask' ? recordingSoFar() : null
    if (recording) channel.tell({ type: 'taken', recording })
    if (word.type === 'renew') location.reload()
  })
}

/** Asks the panel what this tab is to play. Where no panel answers any more, this is a tab like any other: null. */
export async function awaitRecording(name: string, patienceMs = 3000): Promise<Recording | null> {
  const channel = open(name)
  const recording = await new Promise<Recording | null>((resolve) => {
    channel.onTold((word) => word.type === 'load' && resolve(word.recording))
    channel.tell({ type: 'ready' })
    setTimeout(() => resolve(null), patienceMs)
  })
  channel.close()
  if (!recording) window.name = ''
  return recording
}

/** Lets the panel lead what this tab plays. A tab that goes on by hand is a tab like any other: loaded anew it plays nothing. */
export function serveReplay(name: string, replay: Replay): void {
  const channel = open(name)
  channel.onTold((word) => {
    if (word.type !== 'order') return
    const { order } = word
    if (order.act === 'play') void replay.play(order.upTo, order.pace)
    else if (order.act === 'stop') replay.stop()
    else replay.goOn()
  })
  replay.subscribe((progress) => {
    if (progress.phase === 'released') window.name = ''
    channel.tell({ type: 'at', progress })
  })
  channel.tell({ type: 'at', progress: replay.progress() })
}

/** The tabs of an application as a recorder and a player, for a panel. */
export type Tape = {
  /** Loads a tab of the application anew, or all, so that it is recorded from its start. */
  renew: (tab?: string | null) => void
  /** Returns the recording of this tab, without one that of the tab that was loaded last; null where no tab records. */
  take: (tab?: string | null) => Promise<Recording | null>
  /** Opens the page of a recording in a tab of its own and plays it until so many entries have happened. False where the browser opens none. */
  play: (recording: Recording, upTo: number, pace: number) => boolean
  /** Leads on what is played. */
  order: (order: Order) => void
  subscribe: (listener: (progress: Progress) => void) => () => void
}

const answerMs = 400

export function followTape(name: string): Tape {
  const channel = open(name)
  const listeners = new Set<(progress: Progress) => void>()
  let taken: Recording[] = []
  /** The recording that the tab plays and the last order to it: a tab that is loaded anew gets both again. */
  let played: { recording: Recording; order: Order; isTold: boolean } | null = null
  const loadAgain = () => {
    if (!played) return
    played.isTold = false
    channel.tell({ type: 'load', recording: played.recording })
  }
  const note = (progress: Progress) => {
    // The tab says so for the first time when its application has been started.
    if (played?.isTold === false) channel.tell({ type: 'order', order: played.order })
    else if (played) played.order = { act: 'play', upTo: progress.cursor, pace: 0 }
    if (played) played.isTold = true
    for (const listener of listeners) listener(progress)
  }
  channel.onTold((word) => {
    if (word.type === 'taken') taken.push(word.recording)
    if (word.type === 'ready') loadAgain()
    if (word.type === 'at') note(word.progress)
  })
  return {
    renew: (tab = null) => channel.tell({ type: 'renew', tab }),
    take: async (tab = null) => {
      taken = []
      channel.tell({ type: 'ask', tab })
      await new Promise((over) => setTimeout(over, answerMs))
      return taken.toSorted((one, other) => other.startedAt - one.startedAt)[0] ?? null
    },
    play: (recording, upTo, pace) => {
      played = { recording, order: { act: 'play', upTo, pace }, isTold: false }
      const [width, height] = recording.viewport
      // With a hash, a tab that shows this page already would not load it anew: `prepareReplay` puts it back.
      return globalThis.open(recording.page.split('#')[0], tabName, `width=${width},height=${height}`) !== null
    },
    order: (order) => channel.tell({ type: 'order', order }),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
