import { useEffect, useState } from 'react'
import { Skeleton } from '@/shared/ui/skeleton'
import type { StudyProps } from '../../model/study'
import { freeChoice, readTable, type ReadTable } from '../../model/read-table'
import { ImportPreview } from './import-preview'
import { TableChoiceFields } from './table-choice'

type TextPreviewProps = StudyProps & { text: string; title?: string; onDone: () => void }

/** The cards of a table as it is read now, with what can be chosen about it. */
export function TextPreview({ text, title, study, onDone }: TextPreviewProps) {
  const [choice, setChoice] = useState(freeChoice)
  const [read, setRead] = useState<ReadTable | 'failed' | null>(null)
  useEffect(() => {
    let isOld = false
    readTable(text, choice).then(
      (found) => !isOld && setRead(found),
      () => !isOld && setRead('failed'),
    )
    return () => {
      isOld = true
    }
  }, [text, choice])
  if (read === 'failed') return <p role="alert">Не вдалося прочитати таблицю. Перевір з’єднання і спробуй ще раз.</p>
  if (read === null) return <Skeleton shapes={['row', 'row', 'row']} label="Читаємо таблицю…" />
  return (
    <ImportPreview study={study} title={title ?? read.title} cards={read.cards} left={read.left} more={read.more} onDone={onDone}>
      <TableChoiceFields read={read} choice={choice} onChange={setChoice} />
    </ImportPreview>
  )
}
