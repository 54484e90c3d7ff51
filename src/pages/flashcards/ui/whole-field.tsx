import { useState } from 'react'
import { cardsLook } from 'styled-system/recipes'
import { TextField } from '@/shared/ui/text-field'

const look = cardsLook()

type WholeFieldProps = {
  label: string
  hint?: string
  /** null: nothing is set. */
  value: number | null
  max: number
  /** A setting that may not be empty says so. */
  isRequired?: boolean
  onChange: (value: number | null) => void
}

/** A whole number that is kept once it fits; what does not fit stays in the field with the reason. */
export function WholeField({ label, hint, value, max, isRequired = false, onChange }: WholeFieldProps) {
  const [typed, setTyped] = useState(value === null ? '' : String(value))
  const isEmpty = typed.trim() === ''
  const fits = isEmpty ? !isRequired : /^\d{1,4}$/.test(typed.trim()) && Number(typed) <= max
  const keep = () => {
    const next = isEmpty ? null : Number(typed)
    if (fits && next !== value) onChange(next)
  }
  return (
    <div className={look.whole}>
      <TextField
        label={label}
        hint={hint}
        error={fits ? undefined : `Ціле число від 0 до ${max}`}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => event.key === 'Enter' && keep()}
      />
    </div>
  )
}
