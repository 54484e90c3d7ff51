import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Icon } from '../icon'

export const inputLook = css({
  width: 'full',
  minHeight: '12',
  paddingInline: '3',
  paddingBlock: '2',
  fontSize: 'body',
  layerStyle: 'cell',
  color: 'ink',
  fade: 'frame',
  _placeholder: { color: 'inkMuted' },
  _hover: { borderColor: 'ink' },
  _focusVisible: { borderColor: 'pen', outlineOffset: '0' },
  _disabled: { backgroundColor: 'sunken', color: 'inkMuted', borderColor: 'line' },
  '&[aria-invalid=true]': { borderColor: 'wrong', boxShadow: 'wrongRing' },
  '&::file-selector-button': { marginInlineEnd: '3' },
})

/** Ids of the texts that belong to an input, for `aria-describedby`. */
export const describedBy = (id: string, { hint, error }: Omit<FieldTexts, 'label'>): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined

/** Ties an input to the label and the texts of its `Field`. */
export const inputOf = (id: string, texts: Omit<FieldTexts, 'label'>) => ({
  id,
  'aria-invalid': texts.error ? true : undefined,
  'aria-describedby': describedBy(id, texts),
})

export type FieldTexts = {
  label: ReactNode
  hint?: ReactNode
  /** The fault of the value and the way to mend it. */
  error?: ReactNode
}

type FieldProps = FieldTexts & { id: string; children: ReactNode }

/** Label above, hint and error below an input. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div className={css({ stack: '1.5', gridTemplateColumns: 'one' })}>
      <label htmlFor={id} className={css({ textStyle: 'smallLabel', justifySelf: 'start' })}>
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className={css({ textStyle: 'small', color: 'inkMuted' })}>
          {hint}
        </p>
      )}
      {error && (
        <p
          id={`${id}-error`}
          role="alert"
          className={css({
            display: 'flex',
            gap: '1.5',
            alignItems: 'flex-start',
            textStyle: 'small',
            color: 'wrong',
            '& > svg': { marginTop: '[0.2em]' },
          })}
        >
          <Icon name="alert" size="small" />
          {error}
        </p>
      )}
    </div>
  )
}
