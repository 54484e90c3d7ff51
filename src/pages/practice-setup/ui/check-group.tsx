import { css } from 'styled-system/css'
import { Checkbox } from '@/shared/ui/checkbox'

type CheckGroupProps<T> = {
  legend: string
  options: readonly { value: T; label: string; count: number }[]
  chosen: readonly T[]
  onChange: (chosen: T[]) => void
}

/** Any of a few, each with how many tasks there are of it. */
export function CheckGroup<T extends string>({ legend, options, chosen, onChange }: CheckGroupProps<T>) {
  const toggle = (value: T, isChosen: boolean) =>
    onChange(options.map((option) => option.value).filter((each) => (each === value ? isChosen : chosen.includes(each))))
  return (
    <fieldset className={css({ minWidth: '0' })}>
      <legend className={css({ textStyle: 'smallLabel' })}>{legend}</legend>
      <div className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '6' })}>
        {options.map(({ value, label, count }) => (
          <Checkbox key={value} checked={chosen.includes(value)} onChange={(event) => toggle(value, event.target.checked)}>
            {label} <span className={css({ color: 'inkMuted', fontVariantNumeric: 'tabular-nums' })}>{count}</span>
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
