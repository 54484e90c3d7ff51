import type { Confidence as Level } from '#domain/survey-event'
import { css, cx } from 'styled-system/css'
import { pillLook } from '@/shared/ui/button'

const levels: readonly { level: Level; text: string }[] = [
  { level: 'sure', text: 'Впевнено' },
  { level: 'unsure', text: 'Вагаюсь' },
  { level: 'guess', text: 'Вгадую' },
]

type ConfidenceProps = { value: Level | null; onChange: (level: Level | null) => void }

/** Lets the pupil mark how sure the answer is; the mark is voluntary and changes no points. */
export function Confidence({ value, onChange }: ConfidenceProps) {
  return (
    <div role="group" aria-label="Наскільки певна відповідь, за бажанням" className={css({ wrap: '2' })}>
      {levels.map(({ level, text }) => (
        <button
          key={level}
          type="button"
          aria-pressed={value === level}
          onClick={() => onChange(value === level ? null : level)}
          className={look}
        >
          {text}
        </button>
      ))}
    </div>
  )
}

const look = cx(
  pillLook({ chosen: 'pen' }),
  css({ paddingInline: '3', color: 'inkMuted', layerStyle: 'lightCell', _hover: { color: 'pen' } }),
)
