import { useRef, useState } from 'react'
import { cardsLook } from 'styled-system/recipes'
import { Button } from '@/shared/ui/button'
import { TextArea } from '@/shared/ui/text-field'
import type { StudyProps } from '../../model/study'
import { TextPreview } from './text-preview'

const cardsParts = cardsLook()

/** Cards from a pasted table: the question in the first column, the answer in the others, unless it is chosen otherwise. */
export function TableImport({ study }: StudyProps) {
  const [text, setText] = useState('')
  const [isRead, setRead] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const begin = () => {
    setText('')
    setRead(false)
    field.current?.focus()
  }
  return (
    <div className={cardsParts.stack}>
      <TextArea
        ref={field}
        label="Таблиця"
        hint="Встав рядки з таблиці, Quizlet чи CSV: запитання, потім відповідь. Роздільник і стовпці можна вибрати далі."
        rows={8}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setRead(false)
        }}
      />
      {isRead ? (
        <TextPreview key={text} study={study} text={text} onDone={begin} />
      ) : (
        <div>
          <Button disabled={text.trim() === ''} onClick={() => setRead(true)}>
            Переглянути рядки
          </Button>
        </div>
      )}
    </div>
  )
}
