import { useId, type KeyboardEvent, type ReactNode } from 'react'
import type { Option } from '#contract/question'
import { css } from 'styled-system/css'
import type { Mark } from '../mark'
import { optionByKey } from './option-by-key'
import { OptionRow } from './option-row'
import { useSettling } from './use-settling'

export type OptionListProps = {
  options: readonly Option[]
  value: string | null
  onChange: (optionId: string) => void
  /** Follows a choice by a press, Space, Enter or a letter; arrows choose too, but go on. */
  onSettle?: () => void
  /** Name of the group for those who do not see it: «Відповідь на завдання 3». */
  label: string
  isDisabled?: boolean
  marks?: Readonly<Record<string, Mark>>
  /** Notes under options, by option id. */
  notes?: Readonly<Record<string, ReactNode>>
  /** Options that the pupil has ruled out; choosing one takes that back. */
  eliminated?: readonly string[]
  /** With it every option has a button that strikes it out. */
  onEliminate?: (optionId: string, isEliminated: boolean) => void
}

/** One answer of several, as on the paper: native radio buttons drawn as lettered cells. */
export function OptionList({
  options,
  value,
  onChange,
  onSettle,
  label,
  isDisabled = false,
  marks,
  notes,
  eliminated,
  onEliminate,
}: OptionListProps) {
  const name = useId()
  const settling = useSettling(onSettle)
  const chooseByKey = (event: KeyboardEvent<HTMLElement>) => {
    settling.onKeyDown(event)
    if (isDisabled || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const option = optionByKey(options, { key: event.key, code: event.code })
    if (!option) return
    event.preventDefault()
    onChange(option.id)
    onSettle?.()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the radio buttons inside have the focus, their keys bubble
    <div role="radiogroup" aria-label={label} {...settling} onKeyDown={chooseByKey} className={css({ display: 'grid', gap: '2' })}>
      {options.map((option) => (
        <OptionRow
          key={option.id}
          kind="radio"
          name={name}
          option={option}
          isChosen={option.id === value}
          onChoose={() => onChange(option.id)}
          isDisabled={isDisabled}
          isEliminated={eliminated?.includes(option.id) ?? false}
          onEliminate={onEliminate}
          mark={marks?.[option.id]}
          note={notes?.[option.id]}
        />
      ))}
    </div>
  )
}
