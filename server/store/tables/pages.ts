import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ContentPage } from '#contract/content-page'

export type StoredPage = ContentPage & { description: string }

/** Pages of words by the id that follows from their address. */
export const contentPages = pgTable('content_pages', {
  id: text('id').primaryKey(),
  body: jsonb('body').$type<StoredPage>().notNull(),
})
