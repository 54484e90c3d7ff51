import type { Flashcard } from '#domain/flashcard'
import type { OwnCard } from '#domain/own-card'
import { plainWriter } from '#domain/plain-writer'

/** A card in own words, as it is exported: `$…$` a formula, `**…**` strong. */
export type WrittenCard = Pick<OwnCard, 'id' | 'kind' | 'front' | 'back' | 'media' | 'masks'>

/** Writes authored text in own words; a table becomes lines. */
const { text } = plainWriter({
  formula: (tex, isBlock) => `$${isBlock ? tex.trim() : tex}$`,
  gap: '…',
  lineBreak: '\n',
  strong: (words) => `**${words}**`,
  item: (words, index, isOrdered) => `${isOrdered ? `${index + 1}.` : '–'} ${words}`,
  between: { blocks: '\n', items: '\n', rows: '\n', cells: ' · ' },
})

export const writtenCard = ({ id, front, back }: Flashcard): WrittenCard => ({
  id,
  kind: 'basic',
  front: text(front),
  back: text(back),
})
