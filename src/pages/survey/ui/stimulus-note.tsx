import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { TextArea } from '@/shared/ui/text-field'

const pauseMs = 600

type StimulusNoteProps = { text: string; onWrite: (text: string) => void }

/** A note beside a stimulus, written down when the typing pauses and when the field is left. A `text` of another device takes its place. */
export function StimulusNote({ text, onWrite }: StimulusNoteProps) {
  const [typed, setTyped] = useState(text)
  const written = useRef(text)
  const writeNow = () => {
    if (typed === written.current) return
    written.current = typed
    onWrite(typed)
  }
  const takeOver = useEffectEvent(() => {
    if (typed !== written.current) return
    written.current = text
    setTyped(text)
  })
  useEffect(() => takeOver(), [text])
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
    <div className={css({ marginTop: '4' })}>
      <TextArea
        label="Нотатка"
        value={typed}
        maxLength={2000}
        rows={3}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={writeNow}
      />
    </div>
  )
}
