import { useId, type ComponentProps } from 'react'
import { Field, inputLook, inputOf, type FieldTexts } from '../field'

type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'size'> & FieldTexts

/** A native input with its label; takes every attribute of `<input>`. */
export function TextField({ label, hint, error, id, ...rest }: TextFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <Field id={inputId} label={label} hint={hint} error={error}>
      <input {...rest} {...inputOf(inputId, { hint, error })} className={inputLook} />
    </Field>
  )
}
