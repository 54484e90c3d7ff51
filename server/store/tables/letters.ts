import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import type { PartnershipLetter } from '#contract/partnership'
import { moment } from './moment.ts'

/** Letters from the page of partnership. They belong to no account: whoever writes need not have one. */
export const partnershipLetters = pgTable(
  'partnership_letters',
  {
    id: uuid('id').primaryKey(),
    letter: jsonb('letter').$type<PartnershipLetter>().notNull(),
    receivedAt: moment('received_at').notNull(),
    /** The moment when somebody last began to send it; after ten minutes another may. */
    takenAt: moment('taken_at'),
    /** The moment when the mail server had the letter and its copy. */
    sentAt: moment('sent_at'),
  },
  (table) => [index('partnership_letters_waiting').on(table.sentAt, table.receivedAt)],
)
