import { useEffect, useState } from 'react'
import { is } from 'valibot'
import { recordingSchema, type Recording } from '../../recorder/recording.ts'
import type { Progress } from '../../replay/replay.ts'
import type { Tape } from '../../replay/tape.ts'
import { saveFile } from './save-file.ts'
import { TapeEntries } from './tape-entries.tsx'
import { usePanelText } from './panel-text.ts'

/** The longest pause between two entries that somebody watches, in ms. */
const watched = 700

/** Records the tab that is followed, keeps recordings as files, and plays one in a tab of its own: to any entry, and on from there by hand. */
export function TapeView({ tape, tab }: { tape: Tape; tab: string | null }) {
  const panelText = usePanelText().tape
  const [recording, setRecording] = useState<Recording | null>(null)
  const [progress, setProgress] = useState<Progress | null>(null)
  const [complaint, complain] = useState('')
  useEffect(() => tape.subscribe(setProgress), [tape])
  const show = (given: unknown, otherwise: string) => {
    const isRecording = is(recordingSchema, given)
    complain(isRecording ? '' : otherwise)
    if (!isRecording) return
    setRecording(given)
    setProgress(null)
  }
  /** Plays up to an entry; for an entry behind the cursor the recording starts anew. */
  const goTo = (upTo: number, pace: number) => {
    if (!recording) return
    if (progress?.phase === 'waits' && upTo >= progress.cursor) tape.order({ act: 'play', upTo, pace })
    else if (!tape.play(recording, upTo, pace)) return complain(panelText.blocked)
    complain('')
  }
  const length = recording?.entries.length ?? 0
  return (
    <section aria-label={panelText.title} data-part="tape">
      <Keeping tape={tape} tab={tab} recording={recording} onShow={show} />
      {recording && <Player recording={recording} progress={progress} onGo={goTo} onOrder={tape.order} />}
      {complaint && (
        <p role="alert" data-part="complaint">
          {complaint}
        </p>
      )}
      <p role="status">{progress && panelText.phases[progress.phase](progress.cursor, length)}</p>
      {recording && !recording.isWhole && <p data-part="complaint">{panelText.notWhole}</p>}
      {recording ? (
        <TapeEntries recording={recording} progress={progress} onPick={(index) => goTo(index + 1, 0)} />
      ) : (
        <p data-part="empty">{panelText.empty}</p>
      )}
    </section>
  )
}

type KeepingProps = { tape: Tape; tab: string | null; recording: Recording | null; onShow: (given: unknown, otherwise: string) => void }

/** Takes a recording from the application or out of a file, and saves it. */
function Keeping({ tape, tab, recording, onShow }: KeepingProps) {
  const panelText = usePanelText().tape
  const read = async (file: File) => {
    const text = await file.text()
    try {
      onShow(JSON.parse(text), panelText.noRecording)
    } catch {
      onShow(null, panelText.noRecording)
    }
  }
  const open = (field: HTMLInputElement) => {
    const [file] = field.files ?? []
    // The same file can be chosen again once it has been mended.
    field.value = ''
    if (file) void read(file)
  }
  const save = () => recording && saveFile(new File([JSON.stringify(recording, null, 1)], 'recording.json', { type: 'application/json' }))
  return (
    <div data-part="toolbar" role="toolbar" aria-label={panelText.title}>
      <button type="button" onClick={() => tape.renew(tab)}>
        {panelText.start}
      </button>
      <button type="button" onClick={() => void tape.take(tab).then((taken) => onShow(taken, panelText.nobody))}>
        {panelText.stop}
      </button>
      <button type="button" disabled={!recording} onClick={save}>
        {panelText.save}
      </button>
      <label data-part="file">
        {panelText.open} <input type="file" accept=".json,application/json" onChange={({ target }) => open(target)} />
      </label>
    </div>
  )
}

type PlayerProps = {
  recording: Recording
  progress: Progress | null
  onGo: (upTo: number, pace: number) => void
  onOrder: Tape['order']
}

function Player({ recording, progress, onGo, onOrder }: PlayerProps) {
  const panelText = usePanelText().tape
  const [cursor, length] = [progress?.cursor ?? 0, recording.entries.length]
  return (
    <div data-part="toolbar" role="toolbar" aria-label={panelText.player}>
      <button type="button" disabled={!recording.isWhole} onClick={() => onGo(length, watched)}>
        {panelText.play}
      </button>
      <button type="button" disabled={!recording.isWhole || cursor >= length} onClick={() => onGo(cursor + 1, 0)}>
        {panelText.step}
      </button>
      <button type="button" disabled={progress?.phase !== 'plays'} onClick={() => onOrder({ act: 'stop' })}>
        {panelText.pause}
      </button>
      <button type="button" disabled={progress?.phase !== 'waits'} onClick={() => onOrder({ act: 'goOn' })}>
        {panelText.goOn}
      </button>
    </div>
  )
}
