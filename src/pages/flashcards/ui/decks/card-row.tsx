import { useId, useState } from 'react'
import type { Flashcard } from '#domain/flashcard'
import type { OwnCard } from '#domain/own-card'
import { decksLook } from 'styled-system/recipes'
import { Button } from '@/shared/ui/button'
import { Chip } from '@/shared/ui/chip'
import { lazyPart } from '@/shared/lib/lazy'
import { RichText } from '@/shared/ui/rich-text'
import { standing, type Standing } from '../../model/deck-counts'
import type { StudyProps } from '../../model/study'
import { ownCardOf } from '../../model/own-card-of'
import type { EditDialogProps } from '../create/edit-dialog'

const look = decksLook()

const EditDialog = lazyPart<EditDialogProps>(async () => (await import('../create/edit-dialog')).EditDialog)
const names: Record<Standing, string> = { off: 'відкладена', fresh: 'нова', learning: 'у вивченні', known: 'вивчена' }

/** A card without words is told by what it shows. */
const titleOfMedia = (own: OwnCard | null): string => {
  const medium = own?.media?.find(({ side }) => side === 'front')
  return medium?.words || (medium?.kind === 'sound' ? 'Звук' : 'Картинка')
}

export function CardRow({ card, study }: StudyProps & { card: Flashcard }) {
  const [isEditing, setEditing] = useState(false)
  const state = standing(card, study.state.book)
  const own = ownCardOf(study.state.own, card.id)
  const id = useId()
  const turn = () => void study.collection.state({ kind: state === 'off' ? 'card.resumed' : 'card.suspended', card: card.id })
  return (
    <li className={look.row}>
      <div id={`${id}-front`} className={look.rowFront}>
        {card.front.length > 0 ? <RichText blocks={card.front} /> : <p>{titleOfMedia(own)}</p>}
      </div>
      <div>
        <RichText blocks={card.back} />
      </div>
      <div className={look.rowTools}>
        <Chip tone={state === 'off' ? 'outline' : 'plain'}>{names[state]}</Chip>
        {own?.media?.some(({ kind }) => kind === 'picture') && <Chip tone="outline">картинка</Chip>}
        {own?.media?.some(({ kind }) => kind === 'sound') && <Chip tone="outline">звук</Chip>}
        <Button variant="quiet" size="small" onClick={turn} id={`${id}-turn`} aria-labelledby={`${id}-turn ${id}-front`}>
          {state === 'off' ? 'Повернути картку' : 'Відкласти картку'}
        </Button>
        {own && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => setEditing(true)}
            id={`${id}-edit`}
            aria-labelledby={`${id}-edit ${id}-front`}
          >
            Редагувати
          </Button>
        )}
      </div>
      {own && isEditing && <EditDialog own={own} study={study} onClose={() => setEditing(false)} />}
    </li>
  )
}
