import { inputLook } from '@/shared/ui/field'

type ScoreInputProps = { label: string; value: string; isWrong: boolean; onChange: (typed: string) => void }

/** A short number in a table; its name is read out, a comma and a point are alike. */
export function ScoreInput({ label, value, isWrong, onChange }: ScoreInputProps) {
  return (
    <input
      aria-label={label}
      className={inputLook}
      inputMode="decimal"
      autoComplete="off"
      maxLength={7}
      value={value}
      aria-invalid={isWrong || undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
