import { parse } from 'valibot'
import { recordingSchema } from '#chart-lab/recording'
import { openRoom, prepareReplay, type Replay } from '#chart-lab/replay'
import { awaitRecording, isReplayTab } from '#chart-lab/tape'
import { channelName, tapeName } from './start'

/** Prepares this tab to play a recording, if it was opened for that: what it is given is asked of the panel, or stands here already. */
export async function replayHere(): Promise<Replay | null> {
  if (!isReplayTab()) return null
  const given: unknown = (globalThis as { chartLabRecording?: unknown }).chartLabRecording ?? (await awaitRecording(tapeName))
  if (given === null) return null
  const recording = parse(recordingSchema, given)
  await openRoom(recording, [channelName, tapeName])
  const replay = prepareReplay(recording)
  Object.assign(globalThis, { chartLabReplay: replay })
  return replay
}
