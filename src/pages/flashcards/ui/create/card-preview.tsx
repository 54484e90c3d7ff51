import type { Flashcard } from '#domain/flashcard'
import { cx } from 'styled-system/css'
import { cardsLook, createLook } from 'styled-system/recipes'
import { RichText } from '@/shared/ui/rich-text'
import type { OwnDraft } from '../../model/own-draft'
import type { StudyProps } from '../../model/study'
import { gapNumber } from '../../model/gap-number'
import { CardMedia } from '../media/card-media'

const createParts = createLook()
const cardsParts = cardsLook()

/** The card as it will be asked; a cloze makes one for each gap, a picture one for each number of its masks. */
type CardPreviewProps = StudyProps & { own: OwnDraft; cards: readonly Pick<Flashcard, 'id' | 'front' | 'back'>[] }

export function CardPreview({ study, own, cards }: CardPreviewProps) {
  const hasMedia = (side: 'front' | 'back') => (own.media ?? []).some((medium) => medium.side === side)
  return (
    <div role="group" aria-label="Як виглядатиме картка" className={createParts.previews}>
      {cards.length === 0 && (
        <p className={cardsParts.muted}>
          Тут з’явиться картка, {own.kind === 'occlusion' ? 'коли на картинці буде закрите місце' : 'коли в тексті буде пропуск'}.
        </p>
      )}
      {cards.map(({ id, front, back }) => (
        <div key={id} className={createParts.preview}>
          <div className={createParts.previewFace}>
            {front.length > 0 && <RichText blocks={front} />}
            {front.length === 0 && !hasMedia('front') && <p className={cardsParts.muted}>Запитання</p>}
            <CardMedia collection={study.collection} card={own} side="front" asked={gapNumber(id)} />
          </div>
          <div className={cx(createParts.previewFace, createParts.previewBack)}>
            {back.length > 0 && <RichText blocks={back} />}
            {back.length === 0 && !hasMedia('back') && <p className={cardsParts.muted}>Відповідь</p>}
            <CardMedia collection={study.collection} card={own} side="back" />
          </div>
        </div>
      ))}
    </div>
  )
}
