import type { Recorder } from '#chart-lab/recorder'
import type { Recording } from '#chart-lab/recording'

let begin: (() => Promise<Recorder>) | null = null
let recorder: Recorder | null = null

/** Says how the recorder of this page is had; its code comes when it is first needed. */
export const recordBy = (load: () => Promise<Recorder>): void => void (begin = load)

/** From now on this is the recorder of the page. */
export const keepRecorder = (chosen: Recorder): void => void (recorder = chosen)

/** Writes down what was heard since the page was loaded, and goes on. Without a network it is tried again at the next need. */
export async function beginRecording(): Promise<Recorder | null> {
  return (recorder ??= (await begin?.()) ?? null)
}

/** Returns the masked recording of this page so far, or null where nothing records. It leaves the device only when the visitor sends it. */
export const recordingSoFar = (): Recording | null => recorder?.recordingSoFar() ?? null

let overhear: ((channel: string, data: unknown) => void) | undefined

/** From now on what other tabs say to this one is part of what is recorded. */
export const overhearTabs = (listener: (channel: string, data: unknown) => void): void => void (overhear = listener)

/** Another tab sent a message to this one. */
export const tellHeard = (channel: string, data: unknown): void => overhear?.(channel, data)
