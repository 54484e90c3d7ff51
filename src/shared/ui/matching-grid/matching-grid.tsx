import { useId, useState } from 'react'
import type { Option } from '#domain/question'
import { css } from 'styled-system/css'
import { lazyPart } from '../../lib/lazy'
import type { Mark } from '../mark'
import { AnswerCells } from './answer-cells'
import { PartList } from './part-list'
import { useIsNarrow } from './use-is-narrow'

const RowSheets = lazyPart(async () => (await import('./row-sheets')).RowSheets)

type MatchingGridProps = {
  /** Rows without text (places of a sequence, gaps) have only their labels. */
  rows: readonly Option[]
  options: readonly Option[]
  /** Option id by row id. */
  value: Readonly<Record<string, string>>
  onChange: (value: Record<string, string>) => void
  label: string
  isDisabled?: boolean
  /** By row id. */
  marks?: Readonly<Record<string, Mark>>
  /** Right option id by row id; shown only in rows that have a mark. */
  correct?: Readonly<Record<string, string>>
  rowsTitle?: string
  optionsTitle?: string
  /** The name of a row: «Рядок», «Пропуск». */
  rowName?: string
}

/**
 * Matching as on the answer blank: numbered rows, lettered columns, one cell in each row. A letter serves one row: chosen in another it
 * moves there, and a message says so.
 */
export function MatchingGrid({
  rows,
  options,
  value,
  onChange,
  label,
  isDisabled = false,
  marks,
  correct,
  rowsTitle,
  optionsTitle,
  rowName = 'Рядок',
}: MatchingGridProps) {
  const id = useId()
  const textIdOf = (kind: 'row' | 'option') => (partId: string) => `${id}-${kind}-${partId}`
  const [moved, setMoved] = useState('')
  const rowOf = (optionId: string) => rows.find((row) => value[row.id] === optionId)
  const setRow = (row: Option, option: Option | null) => {
    const before = option && rowOf(option.id)
    const others = Object.entries(value).filter(([rowId, chosen]) => rowId !== row.id && chosen !== option?.id)
    setMoved(before && before.id !== row.id ? `${option.label} перенесено: ${rowName.toLowerCase()} ${before.label} → ${row.label}` : '')
    onChange(Object.fromEntries(option ? [...others, [row.id, option.id]] : others))
  }
  const choice = { rows, options, value, onChoose: setRow, rowName }
  const isNarrow = useIsNarrow()
  const usedIn = (option: string) => rowOf(option)?.label
  const rowsWithText = rows.filter((row) => row.text.length > 0)
  if (isNarrow) {
    return (
      <div role="group" aria-label={label} className={css({ stack: '3', gridTemplateColumns: 'one' })}>
        <RowSheets {...choice} isDisabled={isDisabled} marks={marks} correct={correct} />
        <PartList title={optionsTitle ?? 'Варіанти'} parts={options} textId={textIdOf('option')} usedIn={usedIn} />
        <Moved text={moved} />
      </div>
    )
  }
  return (
    <div role="group" aria-label={label} className={css({ stack: '5', gridTemplateColumns: 'one' })}>
      <div
        className={css({
          stack: '5',
          gridTemplateColumns: { base: 'one', md: 'fit64' },
        })}
      >
        {rowsWithText.length > 0 && <PartList title={rowsTitle} parts={rowsWithText} textId={textIdOf('row')} />}
        <PartList title={optionsTitle} parts={options} textId={textIdOf('option')} usedIn={usedIn} />
      </div>
      <AnswerCells {...choice} textIdOf={textIdOf} isDisabled={isDisabled} marks={marks} correct={correct} />
      <Moved text={moved} />
    </div>
  )
}

/** Says that a letter has moved from one row to another. */
function Moved({ text }: { text: string }) {
  return (
    <p role="status" className={css({ textStyle: 'small', color: 'inkMuted', minHeight: 'oneLine' })}>
      {text}
    </p>
  )
}
