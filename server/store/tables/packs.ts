import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Plan } from './surveys.ts'
import { owner, users } from './accounts.ts'
import { moment } from './moment.ts'
import type { JoinedReminders } from './reminders.ts'

/** Packs that were given out to be studied with offline: a survey begun with it is checked against this, whatever the content is by then. */
export const packs = pgTable(
  'packs',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    subject: text('subject').notNull(),
    practice: jsonb('practice').$type<Plan>(),
    paper: jsonb('paper').$type<Plan>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('packs_user').on(table.userId)],
)

/** The rows of a guest that were joined to another guest, by their ids; reminders, of which there is one row a person, as they were. */
export type JoinedRows = Record<
  'surveys' | 'packs' | 'reports' | 'groups' | 'facts' | 'reviews' | 'cards' | 'paid' | 'given' | 'gifts',
  string[]
> & { reminders?: JoinedReminders | null }

/** Guests whose work was joined to that of another device and can be taken back for some minutes by whoever holds the former token. */
export const joinedGuests = pgTable(
  'joined_guests',
  {
    guestId: uuid('guest_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null once the other guest has gone and everything is back. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    tokenHash: text('token_hash').notNull().unique(),
    rows: jsonb('rows').$type<JoinedRows>().notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('joined_guests_user').on(table.userId)],
)

/** Codes by which another device becomes the same guest; none of them can be read here. */
export const handovers = pgTable(
  'handovers',
  {
    codeHash: text('code_hash').primaryKey(),
    userId: owner(),
    expiresAt: moment('expires_at').notNull(),
    /** What the device that asked for the code, and the one that used it, said of themselves. */
    device: text('device'),
    usedAt: moment('used_at'),
    usedBy: text('used_by'),
  },
  (table) => [index('handovers_user').on(table.userId)],
)
