import * as v from 'valibot'
import { cardMediumSchema, mostCardMedia, pictureMaskSchema } from './card-media.ts'
import { cardId } from './flashcard.ts'
import { plainText } from './text.ts'
import { visibleLine, visibleWords } from './visible-text.ts'

/** The most own cards that a visitor may keep; imports count too. */
export const ownCardLimits = { guest: 50, user: 10_000 } as const
export const mostOwnDecks = 100
const uuid = v.pipe(v.string('Хибний ідентифікатор'), v.uuid('Хибний ідентифікатор'), v.toLowerCase())
/**
 * An own card as typed: `$…$` a formula, `**…**` strong. A `cloze` has gaps `{{c1::word::hint}}`, an `occlusion` masks over a picture: one
 * card a number. `deck`: a UUID or `own`.
 */
export const ownCardFields = v.object({
  id: uuid,
  deck: v.union([uuid, v.literal('own')], 'Хибна колода'),
  kind: v.picklist(['basic', 'cloze', 'occlusion'], 'Хибний вид картки'),
  front: visibleWords(0, 2000, 'Тут порожньо', 'Можна до 2000 знаків'),
  back: v.pipe(plainText, v.trim(), v.maxLength(2000, 'Можна до 2000 знаків')),
  media: v.optional(v.pipe(v.array(cardMediumSchema), v.maxLength(mostCardMedia, `Можна до ${mostCardMedia} картинок і звуків`))),
  masks: v.optional(v.pipe(v.array(pictureMaskSchema), v.maxLength(60, 'Можна до 60 прямокутників'))),
})
export type OwnCard = v.InferOutput<typeof ownCardFields>

export const ownDeckSchema = v.object({ id: uuid, title: visibleLine(1, 80, 'Тут порожньо', 'Можна до 80 знаків') })
export type OwnDeck = v.InferOutput<typeof ownDeckSchema>

/** Id of the card for gap `number` of an own cloze, and for the masks of that number. */
export const gapCardId = (card: string, number: number): string => v.parse(cardId, `${card}.c${number}`)
