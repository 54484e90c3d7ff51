import { useId, type ComponentProps } from 'react'
import { css } from 'styled-system/css'
import { describedBy, Field, inputLook, type FieldTexts } from '@/shared/ui/field'
import { visuallyHidden } from '@/shared/ui/visually-hidden'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'style'> & FieldTexts

/** A native text area with its label. */
export function TextArea({ label, hint, error, ...rest }: TextAreaProps) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className={inputLook}
      />
    </Field>
  )
}

type ChoiceProps = Omit<ComponentProps<'select'>, 'className' | 'style'> & FieldTexts & { options: Readonly<Record<string, string>> }

/** A native list to choose from; nothing is chosen at first. */
export function Choice({ label, hint, error, options, ...rest }: ChoiceProps) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <select
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className={inputLook}
      >
        <option value="">Обери зі списку</option>
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  )
}

/** A field for programs that fill in everything; people neither see nor reach it. */
export function Trap() {
  return (
    <div className={visuallyHidden} aria-hidden="true">
      <label>
        Сайт
        <input name="website" tabIndex={-1} autoComplete="off" className={css({ width: 'full' })} />
      </label>
    </div>
  )
}
