import type { AnyActorRef, InspectionEvent } from 'xstate'
import type { Recorder } from '../recorder/record.ts'
import type { Recording } from '../recorder/recording.ts'
import { playClock } from './clock.ts'
import { happen, step, type Difference, type PlayedPage } from './happen.ts'
import { playNetwork } from './network.ts'

/** The progress of a replay; `cursor` counts the entries that have happened. */
export type Progress = {
  cursor: number
  phase: 'waits' | 'plays' | 'released'
  differences: readonly Difference[]
  unknown: readonly string[]
  /** Calls that came more often than in the recording and had their last answer again. */
  repeated: readonly string[]
}

export type Replay = {
  /** The seed and the network of the played page; none of its events is a person’s. */
  chance: { seed: string; fetch: typeof fetch; isPersons: () => false }
  /** The recorder of the page that is played. */
  listen: (recorder: Recorder) => void
  inspect: (event: InspectionEvent) => void
  /** Plays until so many entries have happened, to the last one without a number. `pace` is the longest pause between two, in ms. */
  play: (upTo?: number, pace?: number) => Promise<Progress>
  stop: () => void
  /** The clock and the network of this page take over: whoever looks on goes on by hand. */
  goOn: () => void
  progress: () => Progress
  subscribe: (listener: (progress: Progress) => void) => void
}

/** Prepares a page to be played: to be called before anything of the application starts. */
export function prepareReplay(recording: Recording): Replay {
  const hash = recording.page.split('#')[1]
  if (hash !== undefined) history.replaceState(history.state, '', `#${hash}`)
  const clock = playClock(recording.startedAt)
  const network = playNetwork(recording)
  const actors: AnyActorRef[] = []
  const differences: Difference[] = []
  const listeners = new Set<(progress: Progress) => void>()
  const { entries } = recording
  let recorder: Recorder | null = null
  const at: Pick<Progress, 'cursor' | 'phase'> = { cursor: 0, phase: 'waits' }
  const progress = (): Progress => ({
    ...at,
    differences: [...differences],
    unknown: [...network.unknown()],
    repeated: [...network.repeated()],
  })
  const tell = () => listeners.forEach((listener) => listener(progress()))
  const differ: PlayedPage['differ'] = (kind, detail) => void differences.push({ index: at.cursor, kind, detail })
  let isStopped = false
  const isOver = () => isStopped || at.phase !== 'plays'
  const come = () => recorder?.recordingSoFar().entries ?? []
  const page: PlayedPage = { recording, clock, network, actors, differ, come, isOver }
  addEventListener('error', ({ message }) => differ('error', message))
  addEventListener('unhandledrejection', ({ reason }) => differ('error', String(reason)))

  async function play(upTo = entries.length, pace = 0): Promise<Progress> {
    if (at.phase !== 'waits') return progress()
    at.phase = 'plays'
    isStopped = false
    while (at.cursor < Math.min(upTo, entries.length) && !isOver()) {
      if (pace > 0) await clock.pause(Math.min(pace, Math.max(0, entries[at.cursor]!.at - clock.elapsed())))
      if (!(await happen(page, at.cursor).catch(fail))) break
      at.cursor += 1
      tell()
    }
    if (!isOver()) {
      if (at.cursor === entries.length) await clock.goTo(recording.length)
      await clock.pause(20 * step)
    }
    // Until now a new order would have played beside this one.
    if (at.phase === 'plays') at.phase = 'waits'
    tell()
    return progress()
  }
  const fail = (reason: unknown): true => (differ('error', String(reason)), true)

  return {
    chance: { seed: recording.seed, fetch: network.fetch, isPersons: () => false },
    listen: (heard) => void (recorder = heard),
    inspect: ({ actorRef }) => void (actors.includes(actorRef as AnyActorRef) || actors.push(actorRef as AnyActorRef)),
    play,
    stop: () => void (isStopped = true),
    goOn: () => {
      at.phase = 'released'
      clock.release()
      network.release()
      tell()
    },
    progress,
    subscribe: (listener) => void listeners.add(listener),
  }
}
