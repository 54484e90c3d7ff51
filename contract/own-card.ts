import * as v from 'valibot'
import { hasGaps } from './cloze.ts'
import { cardId } from './flashcard.ts'
import { gradeSchema } from './review.ts'
import { tells } from './tells.ts'
import { moment, plainText } from './text.ts'
import { visibleLine, visibleWords } from './visible-text.ts'

/** The most own cards that a visitor may keep; imports count too. */
export const ownCardLimits = { guest: 50, user: 10_000 } as const
export const mostOwnDecks = 100
/** Writes of one batch. */
export const mostOwnWrites = 500

const uuid = v.pipe(v.string('Хибний ідентифікатор'), v.uuid('Хибний ідентифікатор'), v.toLowerCase())
const words = (most: number) => visibleWords(1, most, 'Тут порожньо', `Можна до ${most} знаків`)

/**
 * An own card as typed: plain text, `$…$` a formula, `**…**` strong. A `cloze` has gaps `{{c1::word}}` or `{{c1::word::hint}}`, one card
 * for each number. `deck`: a UUID or `own`.
 */
export const ownCardSchema = v.pipe(
  v.object({
    id: uuid,
    deck: v.union([uuid, v.literal('own')], 'Хибна колода'),
    kind: v.picklist(['basic', 'cloze'], 'Хибний вид картки'),
    front: words(2000),
    back: v.pipe(plainText, v.trim(), v.maxLength(2000, 'Можна до 2000 знаків')),
  }),
  v.check(({ kind, back }) => kind === 'cloze' || back !== '', 'Додай відповідь'),
  v.check(({ kind, front }) => kind === 'basic' || hasGaps(front), 'Познач хоча б один пропуск'),
)
export type OwnCard = v.InferOutput<typeof ownCardSchema>

export const ownDeckSchema = v.object({ id: uuid, title: visibleLine(1, 80, 'Тут порожньо', 'Можна до 80 знаків') })
export type OwnDeck = v.InferOutput<typeof ownDeckSchema>

const write = {
  /** Made by the device. */ id: uuid,
  /** The moment by the server’s clock; the later of two writes about one thing counts. */ at: moment,
}

/** One change to own cards. `deck.removed` removes its cards too. */
export const ownWriteSchema = v.variant(
  'kind',
  [
    v.object({ ...write, kind: v.literal('card.written'), card: ownCardSchema }),
    v.object({ ...write, kind: v.literal('card.removed'), card: uuid }),
    v.object({ ...write, kind: v.literal('deck.written'), deck: ownDeckSchema }),
    v.object({ ...write, kind: v.literal('deck.removed'), deck: uuid }),
  ],
  'Невідома зміна',
)
export type OwnWrite = v.InferOutput<typeof ownWriteSchema>

/** Body of `POST /v3/flashcards/own`: sent again it changes nothing. Above the limit it is refused whole with 409. */
export const ownWritesSchema = v.object({
  writes: v.pipe(v.array(ownWriteSchema), v.minLength(1), v.maxLength(mostOwnWrites, 'Забагато змін')),
})

/** Everything own, as it stands now; the answer to writes and to `GET /v3/flashcards/own`. `limit` is how many cards this visitor may keep. */
export const ownCardsSchema = v.object({ decks: v.array(ownDeckSchema), cards: v.array(ownCardSchema), limit: v.number() })
export type OwnCards = v.InferOutput<typeof ownCardsSchema>
export const ownCardsAnswerSchema = v.object({ data: ownCardsSchema })

/** What another program knows of a card, or of one gap of a cloze (`gap`, else null): its looks, and whether it is put off for good. */
const importedLearning = v.object({
  gap: v.nullable(v.number()),
  looks: v.array(v.tuple([v.number(), gradeSchema, v.number()])),
  isOff: v.boolean(),
})
export type ImportedLearning = v.InferOutput<typeof importedLearning>

/** A row read from a file, not stored yet: the device gives it an id and sends it as `card.written`, and what it has `learnt` as facts of its own. */
export const importedCardSchema = v.object({
  kind: v.picklist(['basic', 'cloze']),
  front: v.string(),
  back: v.string(),
  learnt: v.optional(v.array(importedLearning)),
})
export type ImportedCard = v.InferOutput<typeof importedCardSchema>

/**
 * Answer to an import of a file of Anki. `title` may be empty. `left` names each note that makes no card, and why; `media` counts what
 * was left out, `sides` other sides of notes, which are no cards here, `more` the notes beyond the limit.
 */
export const importAnswerSchema = v.object({
  data: v.object({
    title: v.string(),
    cards: v.array(importedCardSchema),
    left: v.array(v.object({ row: v.number(), front: v.string(), message: v.string() })),
    media: v.number(),
    sides: v.number(),
    more: v.number(),
  }),
})
export type Imported = v.InferOutput<typeof importAnswerSchema>['data']

export const exportFormatSchema = v.picklist(['csv', 'txt', 'apkg'], 'Невідомий формат')
/** Answer to `GET /v3/flashcards/export/{deck}?format=`: a file in base64. */
export const exportedFileAnswerSchema = v.object({
  data: v.object({ name: v.string(), type: v.string(), base64: v.pipe(v.string(), v.metadata(tells.key)) }),
})

/** Id of the card for gap `number` of an own cloze. */
export const gapCardId = (card: string, number: number): string => v.parse(cardId, `${card}.c${number}`)
