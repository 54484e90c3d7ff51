import { useId, useRef, useState } from 'react'
import { css, cx } from 'styled-system/css'
import { cardsLook } from 'styled-system/recipes'
import { Button } from '@/shared/ui/button'
import { Checkbox } from '@/shared/ui/checkbox'
import { Field, inputLook } from '@/shared/ui/field'
import type { StudyProps } from '../../model/study'
import { mostRows, readTable, type ReadRow } from '../../model/read-table'
import { ImportPreview } from './import-preview'

const cardsParts = cardsLook()

/** Cards from a pasted table: the question in the first column, the answer in the second. */
export function TableImport({ study }: StudyProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [isHeadless, setHeadless] = useState(true)
  const [read, setRead] = useState<{ rows: ReadRow[]; more: number } | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const looks = useRef(0)
  const look = async () => {
    const own = (looks.current += 1)
    try {
      setFailed(false)
      const found = await readTable(text, isHeadless)
      if (own === looks.current) setRead(found)
    } catch {
      setFailed(true)
    }
  }
  const change = (act: () => void) => {
    act()
    looks.current += 1
    setRead(null)
  }
  return (
    <div className={cardsParts.stack}>
      <Field
        id={id}
        label="Таблиця"
        hint={`Встав рядки з таблиці або CSV: запитання, потім відповідь. До ${mostRows} рядків.`}
        error={hasFailed ? 'Не вдалося прочитати таблицю. Перевір з’єднання і спробуй ще раз.' : undefined}
      >
        <textarea
          id={id}
          rows={8}
          value={text}
          className={cx(inputLook, css({ resize: 'vertical', lineHeight: 'calm' }))}
          onChange={(event) => change(() => setText(event.target.value))}
        />
      </Field>
      <Checkbox checked={!isHeadless} onChange={() => change(() => setHeadless(!isHeadless))}>
        Перший рядок — назви стовпців
      </Checkbox>
      {read ? (
        <ImportPreview key={text} study={study} rows={read.rows} more={read.more} onDone={() => change(() => setText(''))} />
      ) : (
        <div>
          <Button disabled={text.trim() === ''} onClick={() => void look()}>
            Переглянути рядки
          </Button>
        </div>
      )}
    </div>
  )
}
