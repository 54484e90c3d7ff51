import { useId, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { visuallyHidden } from '../visually-hidden'

type Choice<T> = { value: T; label: ReactNode; hint?: ReactNode; isDisabled?: boolean }
type ChoiceGroupProps<T> = {
  legend: string
  options: readonly Choice<T>[]
  value: T
  onChange: (value: T) => void
  /** Side by side, or one under another where they carry hints. */
  isStacked?: boolean
}

/** One of a few, as native radio buttons that look like cells of the blank. */
export function ChoiceGroup<T extends string | number | null>({ legend, options, value, onChange, isStacked }: ChoiceGroupProps<T>) {
  const name = useId()
  return (
    <fieldset className={css({ minWidth: '0' })}>
      <legend className={css({ textStyle: 'smallLabel', marginBottom: '2' })}>{legend}</legend>
      <div className={isStacked ? css({ stack: '2' }) : css({ wrap: '2' })}>
        {options.map((option) => (
          <label key={String(option.value)} className={tile}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
              className={visuallyHidden}
            />
            <span className={css({ textStyle: 'label' })}>{option.label}</span>
            {option.hint && <span className={css({ textStyle: 'small', color: 'inkMuted', overflowWrap: 'anywhere' })}>{option.hint}</span>}
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
  layerStyle: 'cell',
  cursor: 'pointer',
  '&:hover:not(:has(:checked), :has(:disabled))': { backgroundColor: 'penWash', borderColor: 'pen' },
  '&:has(:checked)': { backgroundColor: 'markerWash', borderColor: 'pen', boxShadow: 'penRing' },
  '&:has(:focus-visible)': { outline: 'focus', outlineOffset: 'thin' },
  '&:has(:disabled)': { cursor: 'default', color: 'inkMuted', borderColor: 'line' },
  _forcedColors: { '&:has(:checked)': { outline: 'systemFocus' } },
})
