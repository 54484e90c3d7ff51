import type { Flashcard } from '#contract/flashcard'
import { cx } from 'styled-system/css'
import { cardsLook, createLook } from 'styled-system/recipes'
import { RichText } from '@/shared/ui/rich-text'

const createParts = createLook()
const cardsParts = cardsLook()

/** The card as it will be asked; a cloze makes one for each gap. */
export function CardPreview({ cards }: { cards: readonly Pick<Flashcard, 'id' | 'front' | 'back'>[] }) {
  return (
    <div role="group" aria-label="Як виглядатиме картка" className={createParts.previews}>
      {cards.length === 0 && <p className={cardsParts.muted}>Тут з’явиться картка, коли в тексті буде пропуск.</p>}
      {cards.map(({ id, front, back }) => (
        <div key={id} className={createParts.preview}>
          <div className={createParts.previewFace}>
            {front.length > 0 ? <RichText blocks={front} /> : <p className={cardsParts.muted}>Запитання</p>}
          </div>
          <div className={cx(createParts.previewFace, createParts.previewBack)}>
            {back.length > 0 ? <RichText blocks={back} /> : <p className={cardsParts.muted}>Відповідь</p>}
          </div>
        </div>
      ))}
    </div>
  )
}
