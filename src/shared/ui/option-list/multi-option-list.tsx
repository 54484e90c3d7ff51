import { useId, useState } from 'react'
import { css } from 'styled-system/css'
import type { OptionListProps } from './option-list'
import { OptionRow } from './option-row'
import { rowOf } from './row-of'

type MultiOptionListProps = Omit<OptionListProps, 'value' | 'onChange'> & {
  value: readonly string[]
  onChange: (optionIds: string[]) => void
  /** The count of options to choose. More marks than that void the task, so a further one is refused, in words. */
  choose: number
}

/** Several answers of many: native checkboxes drawn as cells, with the count of chosen ones. */
export function MultiOptionList({ options, value, onChange, choose, label, ...rows }: MultiOptionListProps) {
  const name = useId()
  const [isRefused, setRefused] = useState(false)
  const setChosen = (id: string, isChosen: boolean) => {
    const isTooMany = isChosen && value.length >= choose
    setRefused(isTooMany)
    if (!isTooMany) onChange(isChosen ? [...value, id] : value.filter((other) => other !== id))
  }
  return (
    <div role="group" aria-label={label} aria-describedby={`${name}-count`} className={css({ stack: '2' })}>
      <p
        id={`${name}-count`}
        role="status"
        data-refused={isRefused || undefined}
        className={css({
          textStyle: 'small',
          color: 'inkMuted',
          '&[data-refused]': { color: 'ink', fontWeight: 'strong' },
        })}
      >
        Обрано {value.length} з {choose}
        {isRefused && '. Більше не можна: спершу зніми одну позначку'}
      </p>
      {options.map((option) => (
        <OptionRow
          key={option.id}
          kind="checkbox"
          name={name}
          option={option}
          isChosen={value.includes(option.id)}
          onChoose={(isChosen) => setChosen(option.id, isChosen)}
          {...rowOf(option, rows)}
        />
      ))}
    </div>
  )
}
