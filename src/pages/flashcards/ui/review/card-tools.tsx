import { useState, type ComponentProps } from 'react'
import { Link } from 'wouter'
import type { Flashcard } from '#domain/flashcard'
import { reviewLook } from 'styled-system/recipes'
import { ReportTask } from '@/features/report-task'
import { Button } from '@/shared/ui/button'
import { lazyPart } from '@/shared/lib/lazy'
import type { Study } from '../../model/study'
import { ownCardOf } from '../../model/own-card-of'
import type { EditDialogProps } from '../create/edit-dialog'

const look = reviewLook()

type CardToolsProps = {
  card: Flashcard
  study: Study
  /** The attributes that keep setting aside at rest while something is written down. */
  rest: Pick<ComponentProps<'button'>, 'aria-disabled' | 'disabled'>
  onSuspend: () => void
}
const EditDialog = lazyPart<EditDialogProps>(async () => (await import('../create/edit-dialog')).EditDialog)

/** The other deeds for the card in hand. */
export function CardTools({ card, study, rest, onSuspend }: CardToolsProps) {
  const [isEditing, setEditing] = useState(false)
  const own = ownCardOf(study.state.own, card.id)
  const task = /^task\.(.+)$/.exec(card.id)?.[1]
  return (
    <div className={look.tools}>
      <Button {...rest} variant="quiet" size="small" onClick={onSuspend}>
        Відкласти картку
      </Button>
      {own && (
        <Button variant="quiet" size="small" onClick={() => setEditing(true)}>
          Редагувати
        </Button>
      )}
      {task !== undefined && <ReportTask question={{ id: task, version: 1 }} />}
      {card.source && (
        <Link href={card.source.to} className={look.source}>
          {card.source.title}
        </Link>
      )}
      {own && isEditing && <EditDialog own={own} study={study} onClose={() => setEditing(false)} />}
    </div>
  )
}
