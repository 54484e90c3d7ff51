import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { ChemicalElement } from '#domain/element'
import { css } from 'styled-system/css'
import { Scroller } from '@/shared/ui/scroller'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import { TextField } from '@/shared/ui/text-field'
import { blockOf, elementWords, foundBy, headOf, rowsOf, type PeriodicForm } from '../../model/periodic-table'
import { neighbour } from '../../model/neighbour'
import { cellLook, tableLook } from './table-look'

export type PeriodicTableProps = { elements: readonly ChemicalElement[]; form: PeriodicForm; label: string }

const comma = (value: number): string => String(value).replace('.', ',')

/** The periodic table: sought by symbol, name or number, walked through by arrow keys as one stop of the Tab key. */
export function PeriodicTable({ elements, form, label }: PeriodicTableProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [current, setCurrent] = useState<ChemicalElement | null>(null)
  const rows = rowsOf(elements, form)
  const found = foundBy(elements, typed)
  const [only] = found.length === 1 ? found : []
  const told = only ?? current
  const idOf = ({ number }: ChemicalElement) => `${id}-${number}`
  const buttonOf = (element: ChemicalElement | undefined) => element && document.getElementById(idOf(element))
  const seek = (next: string) => {
    setTyped(next)
    setCurrent(null)
    buttonOf(foundBy(elements, next)[0])?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }
  const walk = (event: KeyboardEvent, from: ChemicalElement) => {
    const next = neighbour(rows, from, event.key)
    if (!next) return
    event.preventDefault()
    buttonOf(next)?.focus()
  }
  const choose = (element: ChemicalElement) => {
    setTyped('')
    setCurrent(element)
  }
  const stop = told ?? elements[0]
  return (
    <div className={css({ stack: '3', gridTemplateColumns: 'one' })}>
      <TextField
        label="Знайти елемент"
        hint="Символ, назва або номер"
        value={typed}
        onChange={(event) => seek(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && buttonOf(found[0])?.focus()}
        autoComplete="off"
        maxLength={20}
      />
      <p role="status" className={css({ textStyle: 'small', minHeight: 'oneLine' })}>
        {told ? elementWords(told) : tidings(typed, found)}
      </p>
      <Scroller label={label}>
        <table className={tableLook} aria-label={label}>
          <Head form={form} />
          <Body
            rows={rows}
            draw={(element) => (
              <ElementButton
                id={idOf(element)}
                element={element}
                isTold={element === told}
                isFound={found.includes(element)}
                isStop={element === stop}
                onChoose={() => choose(element)}
                onWalk={(event) => walk(event, element)}
              />
            )}
          />
        </table>
      </Scroller>
    </div>
  )
}

function tidings(typed: string, found: readonly ChemicalElement[]): string {
  if (typed.trim() === '') return 'Обери елемент у таблиці або почни писати його назву. Стрілки ведуть таблицею.'
  return found.length === 0 ? 'Такого елемента немає' : `Знайдено: ${found.map(({ name }) => name).join(', ')}`
}

function Head({ form }: { form: PeriodicForm }) {
  return (
    <thead>
      <tr>
        <th scope="col">Період</th>
        {headOf(form).map(({ name, span }) => (
          <th key={name} scope="col" colSpan={span}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type BodyProps = { rows: ReturnType<typeof rowsOf>; draw: (element: ChemicalElement) => ReactNode }

const Body = ({ rows, draw }: BodyProps) => (
  <tbody>
    {rows.map(({ name, cells }, index) => (
      <tr key={index}>
        <th scope="row">{name}</th>
        {cells.map((element, column) => (
          <td key={column}>{element && draw(element)}</td>
        ))}
      </tr>
    ))}
  </tbody>
)

type ElementButtonProps = {
  id: string
  element: ChemicalElement
  isTold: boolean
  isFound: boolean
  isStop: boolean
  onChoose: () => void
  onWalk: (event: KeyboardEvent) => void
}

function ElementButton({ id, element, isTold, isFound, isStop, onChoose, onWalk }: ElementButtonProps) {
  return (
    <button
      id={id}
      type="button"
      aria-pressed={isTold}
      data-block={blockOf(element)}
      data-found={isFound || undefined}
      tabIndex={isStop ? 0 : -1}
      onFocus={onChoose}
      onClick={onChoose}
      onKeyDown={onWalk}
      className={cellLook}
    >
      <span className={css({ textStyle: 'small' })}>{element.number}</span>{' '}
      <span className={css({ textStyle: 'cell' })}>{element.symbol}</span>{' '}
      <span className={css({ textStyle: 'small' })}>{comma(element.mass)}</span> <VisuallyHidden>{element.name}</VisuallyHidden>
    </button>
  )
}
