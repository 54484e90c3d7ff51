import { useEffect, useId, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { beginRecording } from '@/shared/lib/recording'
import { Button } from '@/shared/ui/button'
import { Checkbox } from '@/shared/ui/checkbox'
import { packRecording, type Packed } from '../model/pack-recording'
import { RecordingPreview } from './recording-preview'

export type RecordingConsentProps = {
  /** Hears which recording goes with the report: null for none, else a promise that never rejects and gives null where no recording could be made. */
  onChange: (recording: Promise<string | null> | null) => void
}
type Made = { state: 'none' | 'making' | 'failed' } | { state: 'ready'; packed: Packed }

/** Asks whether a recording of the page may go along. It is made when the visitor says yes: what is shown is what is sent. */
export function RecordingConsent({ onChange }: RecordingConsentProps) {
  const id = useId()
  const [made, setMade] = useState<Made>({ state: 'none' })
  const [isShown, setShown] = useState(false)
  const asked = useRef(0)
  useEffect(() => () => void (asked.current += 1), [])
  const turn = (isWanted: boolean) => {
    const turned = (asked.current += 1)
    setShown(false)
    setMade({ state: isWanted ? 'making' : 'none' })
    if (!isWanted) return onChange(null)
    const packing = makeRecording()
    onChange(packing.then((packed) => packed?.text ?? null))
    void packing.then((packed) => asked.current === turned && setMade(packed ? { state: 'ready', packed } : { state: 'failed' }))
  }
  return (
    <div className={look}>
      <Checkbox aria-describedby={id} onChange={(event) => turn(event.target.checked)}>
        Додати запис моїх дій на цій сторінці
      </Checkbox>
      <p id={id} className={aside}>
        Натискання, переходи й відповіді — без імені, пошти, телефону й написаного словами.
      </p>
      {made.state !== 'none' && (
        <p className={aside}>
          Сюди входять і відповіді сервера, відколи відкрито сторінку. Запис бачать лише розробники, за 30 днів його буде видалено.
        </p>
      )}
      {made.state === 'failed' && <p role="status">Запис підготувати не вдалося. Повідомлення піде без нього.</p>}
      {made.state === 'ready' && (
        <Button variant="secondary" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? 'Сховати запис' : 'Показати, що буде надіслано'}
        </Button>
      )}
      {made.state === 'ready' && isShown && <RecordingPreview packed={made.packed} />}
    </div>
  )
}

/** Nothing is recorded where no recorder can be had. */
async function makeRecording(): Promise<Packed | null> {
  try {
    const recording = (await beginRecording())?.recordingSoFar()
    return recording ? await packRecording(recording) : null
  } catch {
    return null
  }
}

const look = css({ stack: '2', justifyItems: 'start', width: 'full', minWidth: '0' })
const aside = css({ textStyle: 'small', color: 'inkMuted' })
