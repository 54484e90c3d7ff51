import { useId } from 'react'
import { css } from 'styled-system/css'
import { visuallyHidden } from '@/shared/ui/visually-hidden'
import { untilText } from '@/entities/group'
import type { Period } from '../../model/period'

type PeriodChoiceProps = { periods: readonly Period[]; chosen: Period; onChoose: (period: Period) => void }

/** Until when the seats last. */
export function PeriodChoice({ periods, chosen, onChoose }: PeriodChoiceProps) {
  const name = useId()
  return (
    <fieldset className={css({ minWidth: '0' })}>
      <legend className={css({ textStyle: 'smallLabel', marginBottom: '2' })}>На який строк</legend>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        {periods.map((period) => (
          <label key={period.productId} className={tile}>
            <input
              type="radio"
              name={name}
              checked={period.productId === chosen.productId}
              onChange={() => onChoose(period)}
              className={visuallyHidden}
            />
            <span className={css({ textStyle: 'label' })}>{period.title}</span>
            <span className={css({ textStyle: 'small', color: 'inkMuted' })}>до {untilText(period.until)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const tile = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minHeight: 'target',
  paddingInline: '4',
  paddingBlock: '2',
  border: 'edge',
  borderRadius: 'cell',
  backgroundColor: 'sheet',
  cursor: 'pointer',
  '&:hover:not(:has(:checked), :has(:disabled))': { backgroundColor: 'penWash', borderColor: 'pen' },
  '&:has(:checked)': { backgroundColor: 'markerWash', borderColor: 'pen', boxShadow: '[inset 0 0 0 1px {colors.pen}]' },
  '&:has(:focus-visible)': { outline: '[3px solid {colors.pen}]', outlineOffset: '[2px]' },
  _forcedColors: { '&:has(:checked)': { outline: '[3px solid Highlight]' } },
})
