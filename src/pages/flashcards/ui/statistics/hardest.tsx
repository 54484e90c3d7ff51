import type { Flashcard } from '#domain/flashcard'
import type { CardMemory } from '#domain/scheduling/memory'
import { RichText } from '@/shared/ui/rich-text'
import { Table } from '@/shared/ui/table'

type HardestProps = { memories: readonly CardMemory[]; cards: ReadonlyMap<string, Flashcard> }

/** The cards forgotten most often: they want another wording, or a look into the theory. */
export function Hardest({ memories, cards }: HardestProps) {
  if (memories.length === 0) return <p>Жодної вивченої картки ще не забуто.</p>
  return (
    <Table
      caption="Забуто найчастіше"
      head={['Картка', 'Відповідь', 'Забуто, разів']}
      rows={memories.flatMap(({ card: id, lapses }) => {
        const card = cards.get(id)
        return card
          ? [
              [
                card.front.length > 0 ? <RichText key="front" blocks={card.front} /> : 'Картка з картинкою',
                <RichText key="back" blocks={card.back} />,
                lapses,
              ],
            ]
          : []
      })}
    />
  )
}
