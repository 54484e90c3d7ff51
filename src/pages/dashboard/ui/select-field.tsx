import { useId, type ReactNode } from 'react'
import { Field, inputLook } from '@/shared/ui/field'

type SelectFieldProps = { label: string; hint?: string; value: string; onChange: (value: string) => void; children: ReactNode }

/** A native list to choose from; `children` are its options. */
export function SelectField({ label, hint, value, onChange, children }: SelectFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint}>
      <select
        id={id}
        className={inputLook}
        aria-describedby={hint ? `${id}-hint` : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
    </Field>
  )
}
