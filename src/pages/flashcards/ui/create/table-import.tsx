import { useRef, useState } from 'react'
import { cardsLook } from 'styled-system/recipes'
import { Button } from '@/shared/ui/button'
import { Checkbox } from '@/shared/ui/checkbox'
import { TextArea } from '@/shared/ui/text-field'
import type { StudyProps } from '../../model/study'
import { mostRows, readTable, type ReadRow } from '../../model/read-table'
import { ImportPreview } from './import-preview'

const cardsParts = cardsLook()

/** Cards from a pasted table: the question in the first column, the answer in the second. */
export function TableImport({ study }: StudyProps) {
  const [text, setText] = useState('')
  const [isHeadless, setHeadless] = useState(true)
  const [read, setRead] = useState<{ rows: ReadRow[]; more: number } | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const looks = useRef(0)
  const field = useRef<HTMLTextAreaElement>(null)
  const begin = () => {
    change(() => setText(''))
    field.current?.focus()
  }
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
      <TextArea
        ref={field}
        label="Таблиця"
        hint={`Встав рядки з таблиці або CSV: запитання, потім відповідь. До ${mostRows} рядків.`}
        error={hasFailed ? 'Не вдалося прочитати таблицю. Перевір з’єднання і спробуй ще раз.' : undefined}
        rows={8}
        value={text}
        onChange={(event) => change(() => setText(event.target.value))}
      />
      <Checkbox checked={!isHeadless} onChange={() => change(() => setHeadless(!isHeadless))}>
        Перший рядок — назви стовпців
      </Checkbox>
      {read ? (
        <ImportPreview key={text} study={study} rows={read.rows} more={read.more} onDone={begin} />
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
