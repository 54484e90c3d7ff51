import { useId, type ComponentProps } from 'react'
import { Field, inputLook, inputOf, type FieldTexts } from '../field'

export type Choice = { value: string; text: string }
type SelectBoxProps = Omit<ComponentProps<'select'>, 'className' | 'style' | 'onChange'> & {
  options?: readonly Choice[]
  onChange?: (value: string) => void
}

/** A list of the browser without a label of its own; `children` are options that come before `options`. */
export function SelectBox({ options, onChange, children, ...rest }: SelectBoxProps) {
  return (
    <select {...rest} className={inputLook} onChange={onChange && ((event) => onChange(event.target.value))}>
      {children}
      {options?.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  )
}

/** A labelled list of the browser from which one option is chosen. */
export function Select({ label, hint, error, ...rest }: Omit<SelectBoxProps, 'id'> & FieldTexts) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <SelectBox {...rest} {...inputOf(id, { hint, error })} />
    </Field>
  )
}
