import { useState } from 'react'
import type { Answer } from '#domain/answer'
import type { Option } from '#domain/question'
import { css } from 'styled-system/css'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import { moved, positionIn, toggled } from '../model/order'
import { SequenceRow } from './sequence-row'

type SequenceAnswerProps = {
  options: readonly Option[]
  /** Option ids from the first position on; fewer than there are options while the order is half made. */
  order: readonly string[]
  onChange: (answer: Answer) => void
  label: string
  isDisabled: boolean
  correct?: readonly string[]
}

/** An order made by pressing the options one after the other; «вище» and «нижче» mend it. */
export function SequenceAnswer({ options, order, onChange, label, isDisabled, correct }: SequenceAnswerProps) {
  const [said, setSaid] = useState('')
  const change = (next: string[], option: Option) => {
    const position = positionIn(next, option.id)
    setSaid(position === null ? `${option.label}: без місця` : `${option.label}: місце ${position}`)
    onChange(next.length > 0 ? next : null)
  }
  const labelOf = (id: string) => options.find((option) => option.id === id)?.label ?? ''
  return (
    <div role="group" aria-label={label} className={css({ stack: '2' })}>
      <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
        {order.length === 0
          ? 'Натискай варіанти по черзі: від першого до останнього.'
          : `Твій порядок: ${options.map((_, index) => labelOf(order[index] ?? '') || '…').join(' → ')}`}
      </p>
      {options.map((option) => (
        <SequenceRow
          key={option.id}
          option={option}
          position={positionIn(order, option.id)}
          last={order.length}
          rightPosition={correct ? positionIn(correct, option.id) : null}
          isDisabled={isDisabled}
          onToggle={() => change(toggled(order, option.id), option)}
          onMove={(by) => change(moved(order, option.id, by), option)}
        />
      ))}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  )
}
