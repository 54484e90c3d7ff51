import * as v from 'valibot'
import { mostOwnDecks } from '#domain/own-card'
import { plainText } from '#domain/text'

export const mostSharedDecks = mostOwnDecks
/** The words of one shared deck in bytes: some ten thousand words with their meanings. */
export const sharedDeckBytes = 1024 * 1024

const code = v.pipe(v.string('Хибне посилання'), v.regex(/^[\w-]{10,40}$/, 'Хибне посилання'))
const deck = v.pipe(v.string('Хибна колода'), v.uuid('Хибна колода'), v.toLowerCase())

/** Body of `POST /v3/flashcards/shares`: a copy of an own deck as it is now goes behind a link; the link of a deck stays the same. */
export const shareRequestSchema = v.object({ deck })
/** The address ends in `code`. `left` counts cards that are nothing without their picture or sound: those are not given away. */
export const shareAnswerSchema = v.object({ data: v.object({ code: v.string(), cards: v.number(), left: v.number() }) })

/** Body of `POST /v3/flashcards/shares/stop`: the link leads nowhere from then on; copies that were taken stay. */
export const shareStopSchema = v.object({ deck })
export const shareStopAnswerSchema = v.object({ data: v.object({}) })

/** Body of `POST /v3/flashcards/shared-decks`. */
export const sharedLookSchema = v.object({ code })
const sharedCardSchema = v.object({ kind: v.picklist(['basic', 'cloze']), front: v.string(), back: v.string() })
export type SharedCard = v.InferOutput<typeof sharedCardSchema>
/** What the link offers: the words of a deck, and nothing of whoever made it. `isOwn`: it is the deck of whoever asks. */
export const sharedDeckAnswerSchema = v.object({
  data: v.object({ title: v.string(), cards: v.array(sharedCardSchema), isOwn: v.boolean() }),
})
export type SharedDeck = v.InferOutput<typeof sharedDeckAnswerSchema>['data']

export const shareReasonSchema = v.picklist(['offensive', 'personal', 'copied', 'wrong'], 'Невідома причина')
export type ShareReason = v.InferOutput<typeof shareReasonSchema>
/** Body of `POST /v3/flashcards/shared-decks/report`. `id` is made by the device, so that the same report may come twice. */
export const shareReportSchema = v.object({
  id: v.pipe(v.string('Хибний ідентифікатор'), v.uuid('Хибний ідентифікатор')),
  code,
  reason: shareReasonSchema,
  text: v.pipe(plainText, v.trim(), v.maxLength(500, 'Задовге повідомлення')),
})
export const shareReportAnswerSchema = v.object({ data: v.object({}) })
