import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ArticleBlock, ArticleSummary, LibraryOf } from '#contract/theory'
import type { TheoryKind } from '#domain/theory-kind'

/** A block as it is stored: tasks by their ids, since the bank has their words. */
export type StoredBlock =
  | Exclude<ArticleBlock, { kind: 'check' | 'exam' }>
  | { kind: 'check'; id: string; question: string }
  | (Omit<Extract<ArticleBlock, { kind: 'exam' }>, 'tasks'> & { questions: string[] })

export type StoredArticle = Omit<ArticleSummary, 'section'> & {
  description: string
  updated: string
  blocks: StoredBlock[]
  testQuestions: string[]
}
/** `deckPerTopic`: sections of the programme whose rows make a deck for each topic. */
export type StoredTable = Pick<LibraryOf<'table'>, 'title' | 'intro' | 'columns' | 'prompt' | 'view' | 'rows'> & {
  deckPerTopic?: string[]
  deckTitle?: string
}

/** Articles by their present address; `testId` is the test at the end. */
export const articles = pgTable(
  'articles',
  {
    id: text('id').primaryKey(),
    subject: text('subject').notNull(),
    type: text('type').$type<TheoryKind>().notNull(),
    seoCode: text('seo_code').notNull(),
    position: integer('position').notNull(),
    testId: text('test_id').notNull(),
    aliases: jsonb('aliases').$type<string[]>().notNull(),
    body: jsonb('body').$type<StoredArticle>().notNull(),
  },
  (table) => [
    uniqueIndex('articles_address').on(table.subject, table.type, table.seoCode),
    uniqueIndex('articles_test').on(table.testId),
    index('articles_order').on(table.subject, table.position),
  ],
)

/** Tables of facts: one of each kind for a subject. */
export const factTables = pgTable(
  'fact_tables',
  {
    subject: text('subject').notNull(),
    type: text('type').$type<TheoryKind>().notNull(),
    body: jsonb('body').$type<StoredTable>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.type] })],
)
