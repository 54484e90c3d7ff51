import type { ReactNode } from 'react'
import type { Option } from '#domain/question'
import { css } from 'styled-system/css'
import { OptionList } from '@/shared/ui/option-list'
import { optionMarks } from '../model/marks'

type ChoicePerPartProps = {
  parts: readonly { id: string; title: ReactNode; name: string; options: readonly Option[] }[]
  chosen: Readonly<Record<string, string>>
  onChange: (chosen: Record<string, string>) => void
  label: string
  isDisabled: boolean
  /** Right option by part. */
  correct?: Readonly<Record<string, string>>
}

/** Several short lists, one answer in each: the three groups of a task in biology, the gaps of a text. */
export function ChoicePerPart({ parts, chosen, onChange, label, isDisabled, correct }: ChoicePerPartProps) {
  return (
    <div className={css({ stack: '6' })}>
      {parts.map(({ id, title, name, options }) => {
        const value = chosen[id] ?? null
        const right = correct?.[id]
        return (
          <div key={id} className={css({ stack: '2' })}>
            <p className={css({ textStyle: 'label' })}>{title}</p>
            <OptionList
              options={options}
              value={value}
              onChange={(option) => onChange({ ...chosen, [id]: option })}
              label={`${label}, ${name}`}
              isDisabled={isDisabled}
              marks={right === undefined ? undefined : optionMarks([right], value === null ? [] : [value])}
            />
          </div>
        )
      })}
    </div>
  )
}
