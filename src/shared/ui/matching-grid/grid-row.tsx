import { useId, type KeyboardEvent } from 'react'
import type { Option } from '#domain/question'
import { css } from 'styled-system/css'
import { Icon } from '../icon'
import { optionByKey } from '../option-list'
import { markIcon, markText, type Mark } from '../mark'
import { VisuallyHidden, visuallyHidden } from '../visually-hidden'
import { hitLook, squareLook } from './grid-look'

type GridRowProps = {
  row: Option
  rowName: string
  textId: string
  options: readonly Option[]
  optionTextId: (optionId: string) => string
  value: string | undefined
  onChange: (option: Option | null) => void
  isDisabled: boolean
  mark?: Mark
  correct?: string
}

/** One row of the blank: native radio buttons named by letters, and a button that takes the answer back. */
export function GridRow({ row, rowName, textId, options, optionTextId, value, onChange, isDisabled, mark, correct }: GridRowProps) {
  const name = useId()
  const markOf = (optionId: string): Mark | undefined => {
    if (!mark) return undefined
    if (optionId === value) return mark === 'right' ? 'right' : 'wrong'
    return optionId === correct ? 'missed' : undefined
  }
  const chooseByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (isDisabled || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const option = optionByKey(options, { key: event.key, code: event.code })
    if (!option) return
    event.preventDefault()
    onChange(option)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the radio buttons inside have the focus, their keys bubble
    <div
      role="radiogroup"
      aria-label={`${rowName} ${row.label}`}
      onKeyDown={chooseByKey}
      aria-describedby={row.text.length > 0 ? textId : undefined}
      className={css({ display: 'contents' })}
    >
      <span aria-hidden className={css({ center: true, textStyle: 'cell' })}>
        {row.label}
      </span>
      {options.map((option) => {
        const optionMark = markOf(option.id)
        return (
          <label key={option.id} className={hitLook}>
            <input
              type="radio"
              name={name}
              data-mark={optionMark}
              checked={option.id === value}
              disabled={isDisabled}
              onChange={() => onChange(option)}
              aria-describedby={optionTextId(option.id)}
              className={visuallyHidden}
            />
            <span className={squareLook} data-mark={optionMark}>
              {optionMark && <Icon name={markIcon[optionMark]} size="small" />}
              <VisuallyHidden>
                {option.label}
                {optionMark && `: ${markText[optionMark]}`}
              </VisuallyHidden>
            </span>
          </label>
        )
      })}
      <button
        type="button"
        onClick={() => onChange(null)}
        disabled={isDisabled || value === undefined}
        aria-label={`Стерти ${rowName.toLowerCase()} ${row.label}`}
        className={eraserLook}
      >
        <Icon name="eraser" />
      </button>
    </div>
  )
}

const eraserLook = css({
  center: true,
  minWidth: '6',
  minHeight: 'target',
  borderRadius: 'cell',
  color: 'inkMuted',
  cursor: 'pointer',
  _hover: { color: 'pen', backgroundColor: 'penWash' },
  _disabled: { visibility: 'hidden' },
})
