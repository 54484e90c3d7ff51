import { useId, type ReactNode } from 'react'
import type { Option } from '#contract/question'
import { css } from 'styled-system/css'
import type { Mark } from '../mark'
import { OptionRow } from './option-row'

export type OptionListProps = {
  options: readonly Option[]
  value: string | null
  onChange: (optionId: string) => void
  /** Name of the group for those who do not see it: «Відповідь на завдання 3». */
  label: string
  isDisabled?: boolean
  marks?: Readonly<Record<string, Mark>>
  /** What to say under an option, by option id. */
  notes?: Readonly<Record<string, ReactNode>>
}

/** One answer of several, as on the paper: native radio buttons drawn as lettered cells. */
export function OptionList({ options, value, onChange, label, isDisabled = false, marks, notes }: OptionListProps) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={css({ display: 'grid', gap: '2' })}>
      {options.map((option) => (
        <OptionRow
          key={option.id}
          kind="radio"
          name={name}
          option={option}
          isChosen={option.id === value}
          onChoose={() => onChange(option.id)}
          isDisabled={isDisabled}
          mark={marks?.[option.id]}
          note={notes?.[option.id]}
        />
      ))}
    </div>
  )
}
