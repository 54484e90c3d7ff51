import * as v from 'valibot'
import { figureSchema } from './question.ts'
import { richTextSchema } from './rich-text.ts'
import { tells } from './tells.ts'
import { contentId, subjectId } from './text.ts'
import { theoryKindSchema } from './theory-kind.ts'

/**
 * The name of a card for ever: `row.<row>` of a table, `task.<task>` of a mistake (with `~<seed>` of a template), `<uuid>` of an own
 * card, `<uuid>.c2` of its second gap.
 */
export const cardId = v.pipe(v.string('Хибна картка'), v.regex(/^[a-z0-9][a-z0-9._-]{0,99}(~[1-9]\d{0,3})?$/, 'Хибна картка'))

/** `<subject>.<type>` for a table of theory, `mistakes`, `own` (own cards without a deck), or the UUID of an own deck. */
export const deckId = v.pipe(v.string('Хибна колода'), v.regex(/^[a-z0-9][a-z0-9._-]{0,79}$/, 'Хибна колода'))
export const mistakesDeck = 'mistakes'
export const looseDeck = 'own'

export const deckKindSchema = v.picklist(['table', 'mistakes', 'own'])

/**
 * A deck in a list. `version` changes with any letter in it. `type` is the kind of theory of a `table`; `topic`: the deck holds one topic
 * alone. `mistakes` and own decks are their owner’s.
 */
export const deckSummarySchema = v.object({
  id: deckId,
  kind: deckKindSchema,
  title: v.string(),
  subject: v.nullable(v.object({ id: subjectId, title: v.string() })),
  type: v.nullable(theoryKindSchema),
  topic: v.optional(contentId),
  cards: v.number(),
  version: v.string(),
})
export type DeckSummary = v.InferOutput<typeof deckSummarySchema>

/**
 * A card to learn. `hint` names what is asked («Назви дату»); `figure` belongs to the front; `source` is an address of this site.
 * `isOff`: it waits for a `card.resumed`.
 */
export const flashcardSchema = v.object({
  id: cardId,
  deck: deckId,
  subject: v.nullable(subjectId),
  topic: v.nullable(contentId),
  front: richTextSchema,
  back: v.pipe(richTextSchema, v.metadata(tells.key)),
  figure: v.nullable(figureSchema),
  hint: v.nullable(v.string()),
  source: v.nullable(v.object({ title: v.string(), to: v.string() })),
  isOff: v.boolean(),
})
export type Flashcard = v.InferOutput<typeof flashcardSchema>

export const deckSchema = v.object({ ...deckSummarySchema.entries, list: v.array(flashcardSchema) })
export type Deck = v.InferOutput<typeof deckSchema>
