import type { Question } from '#domain/question'
import { css, cx } from 'styled-system/css'
import { useIsSaved, useUserFacts } from '@/entities/user-fact'
import { toolLook } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import { showToast } from '@/shared/ui/toaster'

type SaveTaskProps = { question: Pick<Question, 'id'> }

/** Sets or takes away the bookmark of a task with one press; it works without a connection. */
export function SaveTask({ question: { id } }: SaveTaskProps) {
  const facts = useUserFacts()
  const isSaved = useIsSaved(id)
  const toggle = () => void facts.state({ kind: 'task.save', question: id, isSaved: !isSaved }).catch(tellLost)
  return (
    <button type="button" aria-pressed={isSaved} onClick={toggle} className={look}>
      <Icon name="bookmark" />
      Закладка
    </button>
  )
}

const tellLost = () => showToast({ severity: 'error', title: 'Помилка', detail: 'Закладку не вдалося зберегти. Спробуй ще раз' })

const look = cx(
  toolLook,
  css({ textStyle: 'smallLabel', color: 'pen', '&[aria-pressed=true]': { color: 'ink' }, '&[aria-pressed=true] svg': { fill: 'marker' } }),
)
