import type { Option } from '#domain/question'
import { css } from 'styled-system/css'
import type { Mark } from '../mark'
import { gridLook } from './grid-look'
import { GridRow } from './grid-row'

/** The rows and the options to choose from, and what is chosen by now. */
export type Choice = {
  rows: readonly Option[]
  options: readonly Option[]
  /** Option id by row id. */
  value: Readonly<Record<string, string>>
  onChoose: (row: Option, option: Option | null) => void
  rowName: string
}

type AnswerCellsProps = Choice & {
  textIdOf: (kind: 'row' | 'option') => (partId: string) => string
  isDisabled: boolean
  marks?: Readonly<Record<string, Mark>>
  correct?: Readonly<Record<string, string>>
}

/** The cells of the blank: a line of letters, then a row of cells for each number. */
export function AnswerCells({ rows, options, value, onChoose, textIdOf, rowName, isDisabled, marks, correct }: AnswerCellsProps) {
  return (
    <div
      className={gridLook}
      style={{
        gridTemplateColumns: `minmax(1.25rem, max-content) repeat(${options.length}, minmax(1.5rem, 2.75rem)) minmax(1.5rem, 2.75rem)`,
      }}
    >
      <span />
      {options.map((option) => (
        <span key={option.id} aria-hidden className={css({ center: true, minHeight: '8', textStyle: 'cell', color: 'pen' })}>
          {option.label}
        </span>
      ))}
      <span />
      {rows.map((row) => (
        <GridRow
          key={row.id}
          row={row}
          rowName={rowName}
          textId={textIdOf('row')(row.id)}
          options={options}
          optionTextId={textIdOf('option')}
          value={value[row.id]}
          onChange={(option) => onChoose(row, option)}
          isDisabled={isDisabled}
          mark={marks?.[row.id]}
          correct={correct?.[row.id]}
        />
      ))}
    </div>
  )
}
