import { css } from 'styled-system/css'
import { cardsLook } from 'styled-system/recipes'
import { Checkbox } from '@/shared/ui/checkbox'
import { Select } from '@/shared/ui/select'
import type { ReadTable, TableChoice } from '../../model/read-table'

const look = cardsLook()
const separators = [
  { value: '\t', text: 'табуляція' },
  { value: ';', text: 'крапка з комою ;' },
  { value: ',', text: 'кома ,' },
  { value: '|', text: 'риска |' },
]

type TableChoiceProps = { read: ReadTable; choice: TableChoice; onChange: (choice: TableChoice) => void }

/** How a table is read: what parts its columns, and which of them ask and answer. */
export function TableChoiceFields({ read, choice, onChange }: TableChoiceProps) {
  const columns = read.columns.map((first, index) => ({
    value: String(index),
    text: `${index + 1}${first === '' ? '' : `: ${first.length > 24 ? `${first.slice(0, 24)}…` : first}`}`,
  }))
  const known = separators.some(({ value }) => value === read.separator)
  const { front, back } = choice.columns
  const choose = (part: Partial<TableChoice['columns']>) => onChange({ ...choice, columns: { ...choice.columns, ...part } })
  return (
    <fieldset className={look.stack}>
      <legend className={css({ textStyle: 'smallLabel', marginBottom: '2' })}>Як читати таблицю</legend>
      <div className={look.inline}>
        <Select
          label="Між стовпцями"
          value={read.separator}
          onChange={(separator) => onChange({ ...choice, separator, columns: { front: 0, back: null } })}
          options={known ? separators : [...separators, { value: read.separator, text: read.separator }]}
        />
        <Select
          label="Запитання — стовпець"
          value={String(front)}
          onChange={(value) => choose({ front: Number(value) })}
          options={columns}
        />
        <Select
          label="Відповідь — стовпець"
          value={back === null ? '' : String(back)}
          onChange={(value) => choose({ back: value === '' ? null : Number(value) })}
          options={columns}
        >
          <option value="">усі інші</option>
        </Select>
      </div>
      <Checkbox checked={choice.isHeaded} onChange={() => onChange({ ...choice, isHeaded: !choice.isHeaded })}>
        Перший рядок — назви стовпців
      </Checkbox>
      {read.joined > 0 && <p className={look.muted}>Рядків без табуляції, приєднаних до попередніх: {read.joined}.</p>}
    </fieldset>
  )
}
