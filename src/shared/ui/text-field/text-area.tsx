import { useId, type ComponentProps } from 'react'
import { css, cx } from 'styled-system/css'
import { Field, inputLook, inputOf, type FieldTexts } from '../field'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'id'> & FieldTexts

/** A native text area with its label; takes every attribute of `<textarea>`. */
export function TextArea({ label, hint, error, ...rest }: TextAreaProps) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea {...rest} {...inputOf(id, { hint, error })} className={look} />
    </Field>
  )
}

const look = cx(inputLook, css({ resize: 'vertical' }))
