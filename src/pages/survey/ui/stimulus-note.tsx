import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { css, cx } from 'styled-system/css'
import { inputLook } from '@/shared/ui/field'

const pauseMs = 600

type StimulusNoteProps = { text: string; onWrite: (text: string) => void }

/** A note beside a stimulus. It is written down when the typing pauses, and at once when the field or the page is left. */
export function StimulusNote({ text, onWrite }: StimulusNoteProps) {
  const id = useId()
  const [typed, setTyped] = useState(text)
  const written = useRef(text)
  const writeNow = () => {
    if (typed === written.current) return
    written.current = typed
    onWrite(typed)
  }
  const write = useEffectEvent(writeNow)
  useEffect(() => {
    const timer = setTimeout(() => write(), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  useEffect(() => {
    const leave = () => write()
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
      leave()
    }
  }, [])
  return (
    <div className={css({ display: 'grid', gap: '1', marginTop: '4' })}>
      <label htmlFor={id} className={css({ textStyle: 'smallLabel' })}>
        Нотатка
      </label>
      <textarea
        id={id}
        value={typed}
        maxLength={2000}
        rows={3}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={writeNow}
        className={cx(inputLook, css({ width: 'full', paddingBlock: '2', resize: 'vertical' }))}
      />
    </div>
  )
}
