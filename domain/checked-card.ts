import * as v from 'valibot'
import { hasGaps } from './cloze.ts'
import { ownCardFields } from './own-card.ts'
import { isSeen } from './visible-text.ts'

/** A side says something without words where it shows or plays something. */
const hasMedium = ({ media = [] }: { media?: { side: string }[] | undefined }, side: 'front' | 'back'): boolean =>
  media.some((each) => each.side === side)

/** An own card that asks and answers something, with what is wrong with it in words: what is written is checked, what the server tells has been. */
export const ownCardSchema = v.pipe(
  ownCardFields,
  v.forward(
    v.check((card) => isSeen(card.front) || hasMedium(card, 'front'), 'Тут порожньо'),
    ['front'],
  ),
  v.check((card) => card.kind !== 'basic' || card.back !== '' || hasMedium(card, 'back'), 'Додай відповідь'),
  v.check(({ kind, front }) => kind !== 'cloze' || hasGaps(front), 'Познач хоча б один пропуск'),
  v.check(
    (card) => card.kind !== 'occlusion' || (card.media ?? []).some(({ side, kind }) => side === 'front' && kind === 'picture'),
    'Додай картинку',
  ),
  v.check(({ kind, masks = [] }) => kind !== 'occlusion' || masks.length > 0, 'Закрий хоча б одне місце на картинці'),
)
