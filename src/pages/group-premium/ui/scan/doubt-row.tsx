import { useState } from 'react'
import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { Form } from '@/shared/ui/form'
import { TextField } from '@/shared/ui/text-field'
import { marksOfNumber, numberText, type PaperTask } from '../../model/sheet-kit'
import { rowName, type Doubt } from '../../model/sheet-pile'
import { SheetPicture } from './sheet-picture'

type DoubtRowProps = {
  doubt: Doubt
  task: PaperTask | undefined
  settled: Readonly<Record<string, readonly number[]>>
  isOff: boolean
  onSettle: (task: number, row: number, marks: readonly number[]) => void
}

/** What the reader was not sure of, beside the photo of it: the teacher says what is marked. */
export function DoubtRow({ doubt: { task: index, rows }, task, settled, isOff, onSettle }: DoubtRowProps) {
  if (!task) return null
  const { sheet } = task
  const [first] = rows
  const row = sheet.rows[first?.row ?? 0]
  const name = row && row.name !== '' && row.name !== sheet.name ? `Завдання ${sheet.name}, рядок ${row.name}` : `Завдання ${sheet.name}`
  const pictures = rows.flatMap(({ picture, row: line }) => (picture ? [{ picture, line }] : []))
  return (
    <div className={css({ stack: '2', gridTemplateColumns: 'one', justifyItems: 'start' })}>
      <h3 className={css({ textStyle: 'label' })}>{name}</h3>
      {pictures.map(({ picture, line }) => (
        <SheetPicture key={line} picture={picture} alt={`${name}: фото`} />
      ))}
      {sheet.kind === 'digits' ? (
        <NumberSettled
          name={name}
          task={task}
          marks={sheet.rows.map((_, line) => settled[rowName(index, line)] ?? rows[line]?.marks ?? [])}
          isSettled={sheet.rows.every((_, line) => settled[rowName(index, line)] !== undefined)}
          isOff={isOff}
          onSettle={(marks) => marks.forEach((each, line) => onSettle(index, line, each))}
        />
      ) : (
        <ChoiceSettled
          name={name}
          cells={row?.cells ?? []}
          most={row?.marks ?? 1}
          marks={settled[rowName(index, first?.row ?? 0)] ?? null}
          isOff={isOff}
          onSettle={(marks) => onSettle(index, first?.row ?? 0, marks)}
        />
      )}
    </div>
  )
}

type ChoiceSettledProps = {
  name: string
  cells: readonly string[]
  most: number
  marks: readonly number[] | null
  isOff: boolean
  onSettle: (marks: readonly number[]) => void
}

/** Cells to press: one of them, or several where a pupil may mark several. */
function ChoiceSettled({ name, cells, most, marks, isOff, onSettle }: ChoiceSettledProps) {
  const press = (cell: number) => {
    if (most === 1) return onSettle([cell])
    const chosen = marks ?? []
    if (chosen.includes(cell)) return onSettle(chosen.filter((each) => each !== cell))
    return onSettle([...chosen.slice(Math.max(0, chosen.length - most + 1)), cell].toSorted((one, other) => one - other))
  }
  return (
    <div role="group" aria-label={`${name}: що позначено`} className={css({ wrap: '2' })}>
      {cells.map((text, cell) => (
        <Button
          key={text}
          isSquare
          variant={marks?.includes(cell) ? 'primary' : 'secondary'}
          aria-pressed={marks?.includes(cell) ?? false}
          disabled={isOff}
          onClick={() => press(cell)}
        >
          {text}
        </Button>
      ))}
      <Button
        variant={marks?.length === 0 ? 'primary' : 'secondary'}
        aria-pressed={marks?.length === 0}
        disabled={isOff}
        onClick={() => onSettle([])}
      >
        Без відповіді
      </Button>
    </div>
  )
}

type NumberSettledProps = {
  name: string
  task: PaperTask
  marks: readonly (readonly number[])[]
  isSettled: boolean
  isOff: boolean
  onSettle: (marks: number[][]) => void
}

function NumberSettled({ name, task, marks, isSettled, isOff, onSettle }: NumberSettledProps) {
  const [text, setText] = useState(() => numberText(task.sheet, marks))
  const [isWrong, setWrong] = useState(false)
  return (
    <Form
      noValidate
      aria-label={name}
      className={css({ wrap: '2', alignItems: 'flex-end' })}
      onSubmit={() => {
        const read = marksOfNumber(task.sheet, text)
        setWrong(read === null)
        if (read) onSettle(read)
      }}
    >
      <TextField
        label="Яке число написано"
        hint={isSettled ? 'Уточнено' : 'Порожньо, якщо відповіді немає'}
        error={isWrong && 'Число до семи знаків, наприклад −2,5'}
        inputMode="decimal"
        value={text}
        disabled={isOff}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="secondary" disabled={isOff}>
        Так
      </Button>
    </Form>
  )
}
