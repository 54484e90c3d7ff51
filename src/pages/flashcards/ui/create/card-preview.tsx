import type { Flashcard } from '#contract/flashcard'
import { RichText } from '@/shared/ui/rich-text'

/** The card as it will be asked; a cloze makes one for each gap. */
export function CardPreview({ cards }: { cards: readonly Pick<Flashcard, 'id' | 'front' | 'back'>[] }) {
  return (
    <div role="group" aria-label="Як виглядатиме картка" className="fc-previews">
      {cards.length === 0 && <p className="fc-muted">Тут з’явиться картка, коли в тексті буде пропуск.</p>}
      {cards.map(({ id, front, back }) => (
        <div key={id} className="fc-preview">
          <div className="fc-preview-face">{front.length > 0 ? <RichText blocks={front} /> : <p className="fc-muted">Питання</p>}</div>
          <div className="fc-preview-face fc-preview-back">
            {back.length > 0 ? <RichText blocks={back} /> : <p className="fc-muted">Відповідь</p>}
          </div>
        </div>
      ))}
    </div>
  )
}
