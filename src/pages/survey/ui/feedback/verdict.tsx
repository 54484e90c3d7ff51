import { useEffect, useRef } from 'react'
import type { Outcome, Score } from '#contract/scoring/score-answer'
import { genitiveCountOf } from '@/entities/subject'
import { cva, css } from 'styled-system/css'
import { Icon, type IconName } from '@/shared/ui/icon'

const faces: Record<Outcome, { text: string; icon: IconName; tone: 'right' | 'half' | 'wrong' }> = {
  right: { text: 'Правильно', icon: 'check', tone: 'right' },
  partial: { text: 'Частково правильно', icon: 'target', tone: 'half' },
  wrong: { text: 'Неправильно', icon: 'cross', tone: 'wrong' },
  blank: { text: 'Без відповіді', icon: 'info', tone: 'half' },
  unreadable: { text: 'Не число', icon: 'info', tone: 'half' },
}

/** The verdict on the answer. It takes the focus, so that it is read out and the keys go on from here. */
export function Verdict({ score: { outcome, points, max } }: { score: Score }) {
  const element = useRef<HTMLParagraphElement>(null)
  useEffect(() => element.current?.focus(), [])
  const { text, icon, tone } = faces[outcome]
  return (
    <p ref={element} tabIndex={-1} className={look({ tone })}>
      <Icon name={icon} />
      <span className={css({ textStyle: 'label' })}>{text}</span>
      <span className={css({ marginInlineStart: 'auto', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })}>
        {points} з {genitiveCountOf(max, 'point')}
      </span>
    </p>
  )
}

const look = cva({
  base: {
    row: '3',
    padding: '3',
    color: 'ink',
    borderRadius: 'cell',
    borderLeft: 'unlitBand',
    scrollMarginBlock: '24',
    '& > svg': { flexShrink: '0' },
  },
  variants: {
    tone: {
      right: { backgroundColor: 'rightWash', borderLeftColor: 'right', '& > svg': { color: 'right' } },
      half: { backgroundColor: 'markerWash', borderLeftColor: 'marker' },
      wrong: { backgroundColor: 'wrongWash', borderLeftColor: 'wrong', '& > svg': { color: 'wrong' } },
    },
  },
})
