import { integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { OwnCard, OwnDeck } from '#domain/own-card'
import type { ReviewFact } from '#domain/review'
import type { SharedCard } from '#contract/shared-deck'
import { owner } from './accounts.ts'
import { moment } from './moment.ts'

/** The log of reviews. `arrival` counts the facts of one owner in the order in which they came, with gaps. */
export const reviewFacts = pgTable(
  'review_facts',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    arrival: integer('place').notNull(),
    fact: jsonb('fact').$type<ReviewFact>().notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), uniqueIndex('review_facts_place').on(table.userId, table.arrival)],
)

/** Own cards and decks: the last word about each. `body` is null once it was removed, so that an older word does not bring it back. */
export const ownFlashcards = pgTable(
  'own_flashcards',
  {
    userId: owner(),
    kind: text('kind', { enum: ['card', 'deck'] }).notNull(),
    id: uuid('id').notNull(),
    body: jsonb('body').$type<OwnCard | OwnDeck>(),
    /** The moment of the write, which decides between two. */
    at: moment('at').notNull(),
    write: uuid('write').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.id] })],
)

/** Pictures and sounds of own cards, in base64. `size`: bytes of the file itself. */
export const cardMedia = pgTable(
  'card_media',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    body: text('body').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)

/** Copies of own decks behind links: words alone. `complaints`: ids of those who complained, each once; enough of them hide a deck. */
export const sharedDecks = pgTable(
  'shared_decks',
  {
    code: text('code').primaryKey(),
    userId: owner(),
    deck: uuid('deck').notNull(),
    title: text('title').notNull(),
    cards: jsonb('cards').$type<SharedCard[]>().notNull(),
    complaints: jsonb('complaints').$type<string[]>().notNull(),
    sharedAt: moment('shared_at').notNull(),
    hiddenAt: moment('hidden_at'),
  },
  (table) => [uniqueIndex('shared_decks_deck').on(table.userId, table.deck)],
)
