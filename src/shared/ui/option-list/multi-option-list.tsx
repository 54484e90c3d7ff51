import { useId } from 'react'
import { css } from 'styled-system/css'
import type { OptionListProps } from './option-list'
import { OptionRow } from './option-row'

type MultiOptionListProps = Omit<OptionListProps, 'value' | 'onChange'> & {
  value: readonly string[]
  onChange: (optionIds: string[]) => void
  /** How many are to be chosen. More marks than that void the task, so no further one can be set. */
  choose: number
}

/** Several answers of many: native checkboxes drawn as cells, with the count of chosen ones. */
export function MultiOptionList({ options, value, onChange, choose, label, isDisabled = false, marks, notes }: MultiOptionListProps) {
  const name = useId()
  const isFull = value.length >= choose
  const setChosen = (id: string, isChosen: boolean) => onChange(isChosen ? [...value, id] : value.filter((other) => other !== id))
  return (
    <div role="group" aria-label={label} aria-describedby={`${name}-count`} className={css({ display: 'grid', gap: '2' })}>
      <p id={`${name}-count`} role="status" className={css({ textStyle: 'small', color: 'inkMuted' })}>
        Обрано {value.length} з {choose}
        {isFull && !isDisabled && '. Щоб обрати інший варіант, спершу зніми позначку'}
      </p>
      {options.map((option) => (
        <OptionRow
          key={option.id}
          kind="checkbox"
          name={name}
          option={option}
          isChosen={value.includes(option.id)}
          onChoose={(isChosen) => setChosen(option.id, isChosen)}
          isDisabled={isDisabled || (isFull && !value.includes(option.id))}
          mark={marks?.[option.id]}
          note={notes?.[option.id]}
        />
      ))}
    </div>
  )
}
