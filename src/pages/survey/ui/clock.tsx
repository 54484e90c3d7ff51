import { useEffect, useState } from 'react'
import { countOf } from '@/entities/subject'
import { css } from 'styled-system/css'
import { Icon } from '@/shared/ui/icon'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import { clockText, timeLeftText, warningMinutes } from '../model/clock-text'

type ClockProps = { /** Milliseconds. */ remaining: number }

const soon = 5 * 60_000

/** The time left. It may be hidden; it is spoken at 30, 10, 5 and 1 minutes and on Alt+T. */
export function Clock({ remaining }: ClockProps) {
  const [isHidden, setHidden] = useState(false)
  const [asked, setAsked] = useState('')

  useEffect(() => {
    const tell = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyT') return
      event.preventDefault()
      setAsked(timeLeftText(remaining))
    }
    addEventListener('keydown', tell)
    return () => removeEventListener('keydown', tell)
  }, [remaining])

  useEffect(() => {
    const timer = setTimeout(() => setAsked(''), 4000)
    return () => clearTimeout(timer)
  }, [asked])

  const minutes = warningMinutes(remaining)
  return (
    <div className={css({ display: 'flex', alignItems: 'center' })}>
      {isHidden ? (
        minutes !== null && <span className={warningLook}>ще {minutes} хв</span>
      ) : (
        <span role="timer" aria-live="off" aria-label="Час до кінця тесту" data-soon={remaining <= soon || undefined} className={timeLook}>
          {clockText(remaining)}
        </span>
      )}
      <button type="button" onClick={() => setHidden(!isHidden)} aria-label={isHidden ? 'Показати час' : 'Сховати час'} className={eyeLook}>
        <Icon name={isHidden ? 'clock' : 'eye-off'} />
      </button>
      <VisuallyHidden>
        <span role="status">{asked || (minutes === null ? '' : `Залишилося: ${countOf(minutes, 'minute')}`)}</span>
      </VisuallyHidden>
    </div>
  )
}

const timeLook = css({
  textStyle: 'label',
  fontVariantNumeric: 'tabular-nums',
  paddingInline: '2',
  paddingBlock: '1',
  borderRadius: 'cell',
  '&[data-soon]': { backgroundColor: 'marker', color: 'onMarker' },
})
const warningLook = css({ textStyle: 'smallLabel', color: 'inkMuted' })
const eyeLook = css({
  center: true,
  width: 'target',
  height: 'target',
  borderRadius: 'cell',
  color: 'inkMuted',
  cursor: 'pointer',
  _hover: { color: 'pen', backgroundColor: 'penWash' },
})
