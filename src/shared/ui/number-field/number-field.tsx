import { useId, useRef, type ReactNode } from 'react'
import { decimalOf } from '#domain/scoring/number'
import { css, cx } from 'styled-system/css'
import { Button } from '../button'
import { inputLook } from '../field'
import { Icon } from '../icon'
import { MarkLabel, type Mark } from '../mark'
import { Reading } from './reading'

type NumberFieldProps = {
  /** The answer as typed. */
  value: string
  onChange: (typed: string) => void
  label?: string
  /** The unit of the number; drawn after the field. */
  unit?: ReactNode
  isDisabled?: boolean
  mark?: Mark
  /** Shown beside the mark when the answer is wrong; a decimal number with a point, or two with ± between. */
  correct?: string
}

const markLook = css({
  '&[data-mark=right]': { borderColor: 'right', backgroundColor: 'rightWash', color: 'ink' },
  '&[data-mark=wrong]': { borderColor: 'wrong', backgroundColor: 'wrongWash', color: 'ink' },
})
const digits = css({
  width: '44',
  minWidth: '0',
  fontSize: 'large',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 'strong',
  textAlign: 'center',
})

/** A short numeric answer, with what it will be counted as. The sign and the comma have buttons: keypads of some phones lack them. */
export function NumberField({ value, onChange, label = 'Відповідь', unit, isDisabled = false, mark, correct }: NumberFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const flipSign = () => {
    onChange(/^\s*[-−–]/.test(value) ? value.replace(/^\s*[-−–]\s*/, '') : `−${value}`)
    input.current?.focus()
  }
  const addComma = () => {
    const caret = input.current?.selectionStart ?? value.length
    onChange(`${value.slice(0, caret)},${value.slice(input.current?.selectionEnd ?? caret)}`)
    input.current?.focus()
  }
  const decimal = decimalOf(value)
  const offered = decimal === null ? null : spelled(decimal)
  const takeOffer = (text: string) => {
    onChange(text)
    input.current?.focus()
  }
  return (
    <div className={css({ stack: '2', gridTemplateColumns: 'one', justifyItems: 'start' })}>
      <label htmlFor={id} className={css({ textStyle: 'smallLabel' })}>
        {label}
      </label>
      <div className={css({ row: '2', maxWidth: 'full' })}>
        <Button variant="secondary" isSquare disabled={isDisabled} onClick={flipSign} aria-label="Змінити знак">
          <Icon name="plus-minus" />
        </Button>
        <input
          ref={input}
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={20}
          disabled={isDisabled}
          data-mark={mark}
          aria-describedby={unit ? `${id}-unit ${id}-reading` : `${id}-reading`}
          className={cx(inputLook, digits, markLook)}
        />
        <Button variant="secondary" isSquare disabled={isDisabled} onClick={addComma} aria-label="Поставити кому">
          ,
        </Button>
        {unit && (
          <span id={`${id}-unit`} className={css({ flexShrink: '0', whiteSpace: 'nowrap' })}>
            {unit}
          </span>
        )}
      </div>
      {offered && (mark || !isDisabled) && (
        <div inert={mark !== undefined} aria-hidden={mark && true} className={offerLook}>
          <Button variant="secondary" size="small" onClick={() => takeOffer(offered)}>
            Записати {offered}
          </Button>
        </div>
      )}
      <div id={`${id}-reading`} className={readingLook}>
        {mark ? <NumberFeedback mark={mark} correct={correct} /> : <Reading typed={value} hasUnit={Boolean(unit)} />}
      </div>
    </div>
  )
}

/** The room of what goes when the answer is checked, and, on two lines, of the mark and the right answer that come: nothing below moves. */
const offerLook = css({ '&[inert]': { visibility: 'hidden' } })
const readingLook = css({ minHeight: '12' })

/** As a pupil writes it. */
const spelled = (decimal: string) => decimal.replace('.', ',').replace('-', '−')

function NumberFeedback({ mark, correct }: { mark: Mark; correct?: string }) {
  return (
    <span className={css({ display: 'inline-flex', flexWrap: 'wrap', columnGap: '4' })}>
      {mark !== 'missed' && <MarkLabel mark={mark} />}
      {mark !== 'right' && correct !== undefined && (
        <MarkLabel mark="missed" text={`Правильна відповідь: ${correct.replaceAll('.', ',').replace('-', '−')}`} />
      )}
    </span>
  )
}
