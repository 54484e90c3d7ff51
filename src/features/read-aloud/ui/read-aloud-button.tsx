import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { RichText } from '#domain/rich-text'
import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { readWith, voiceOf, watchVoices } from '../model/device-voice'
import { heardText } from '../model/heard-text'

/** Stands only where the device has a voice for the language. A second press stops it, and so does leaving. */
export function ReadAloudButton({ blocks }: { blocks: RichText }) {
  const heard = heardText(blocks)
  const lang = heard?.lang ?? ''
  const hasVoice = useSyncExternalStore(watchVoices, () => voiceOf(lang) !== null)
  const [state, setState] = useState<'silent' | 'reading' | 'failed'>('silent')
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  if (!heard || !hasVoice) return null
  const isReading = state === 'reading'

  const press = () => {
    if (isReading) {
      stop.current?.()
      return
    }
    const voice = voiceOf(lang)
    if (!voice) return
    setState('reading')
    stop.current = readWith(voice, heard.text, (end) => setState(end === 'failed' ? 'failed' : 'silent'))
  }
  return (
    <div className={css({ wrap: '2', alignItems: 'center' })}>
      <Button variant="quiet" size="small" onClick={press}>
        {isReading ? 'Зупинити читання' : 'Читати вголос'}
      </Button>
      <span role="status" className={css({ textStyle: 'small', color: 'inkMuted' })}>
        {state === 'failed' && 'Голос пристрою не відповідає. Спробуй ще раз.'}
      </span>
    </div>
  )
}
