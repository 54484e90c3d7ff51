import * as v from 'valibot'
import { deckSchema, deckSummarySchema } from '#domain/flashcard'

/** Answer to `GET /v3/flashcards/decks`: the decks of theory, open to everybody, with an ETag. */
export const decksAnswerSchema = v.object({ data: v.object({ decks: v.array(deckSummarySchema) }) })
/** Answer to `GET /v3/flashcards/decks/{deck}` (theory, public) and to `GET /v3/flashcards/mistakes` (private), both with an ETag. */
export const deckAnswerSchema = v.object({ data: v.object({ deck: deckSchema }) })
