import { useId, type KeyboardEvent } from 'react'
import type { Option } from '#domain/question'
import { css } from 'styled-system/css'
import { optionByKey } from './option-by-key'
import { OptionRow } from './option-row'
import { rowOf, type Rows } from './row-of'
import { useSettling } from './use-settling'

export type OptionListProps = Rows & {
  options: readonly Option[]
  value: string | null
  onChange: (optionId: string) => void
  /** Follows a choice by a press, Space, Enter or a letter; arrows choose too, but go on. */
  onSettle?: () => void
  /** Name of the group for those who do not see it: «Відповідь на завдання 3». */
  label: string
}

/** One answer of several, as on the paper: native radio buttons drawn as lettered cells. */
export function OptionList({ options, value, onChange, onSettle, label, ...rows }: OptionListProps) {
  const name = useId()
  const settling = useSettling(onSettle)
  const chooseByKey = (event: KeyboardEvent<HTMLElement>) => {
    settling.onKeyDown(event)
    if (rows.isDisabled || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const option = optionByKey(options, { key: event.key, code: event.code })
    if (!option) return
    event.preventDefault()
    onChange(option.id)
    onSettle?.()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the radio buttons inside have the focus, their keys bubble
    <div role="radiogroup" aria-label={label} {...settling} onKeyDown={chooseByKey} className={css({ stack: '2' })}>
      {options.map((option) => (
        <OptionRow
          key={option.id}
          kind="radio"
          name={name}
          option={option}
          isChosen={option.id === value}
          onChoose={() => onChange(option.id)}
          {...rowOf(option, rows)}
        />
      ))}
    </div>
  )
}
