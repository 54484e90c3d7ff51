import { useId } from 'react'
import { Field, inputLook } from '@/shared/ui/field'

type SelectProps = {
  label: string
  hint?: string
  value: string
  options: readonly { value: string; text: string }[]
  onChange: (value: string) => void
}

/** One of many, by the browser’s own list. */
export function Select({ label, hint, value, options, onChange }: SelectProps) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint}>
      <select
        id={id}
        value={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.value)}
        className={inputLook}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </Field>
  )
}
