import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from './moment.ts'

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    isAnonymous: boolean('is_anonymous').notNull(),
    name: text('name'),
    email: text('email'),
    /** The moment when a provider, or a letter that was used, has shown that the address is the owner’s. */
    emailVerifiedAt: moment('email_verified_at'),
    passwordHash: text('password_hash'),
    /** The account was entered by a mailed password: one of the owner’s own is still to come. */
    isPasswordMailed: boolean('is_password_mailed').notNull().default(false),
    /** A password that was sent by mail and opens the account once, beside the owner’s, until `mailedPasswordEndsAt`. */
    mailedPasswordHash: text('mailed_password_hash'),
    mailedPasswordEndsAt: moment('mailed_password_ends_at'),
    /** Key of the picture in the store of uploads. */
    avatar: text('avatar'),
    createdAt: moment('created_at').notNull(),
    /** The version of the terms that the owner agreed to, a day, and when; null where nobody has asked. */
    consentVersion: text('consent_version'),
    consentedAt: moment('consented_at'),
    /** So many exams were begun: whoever plans another one finds by it whether one has been begun beside. */
    begunExams: integer('begun_exams').notNull().default(0),
  },
  (table) => [uniqueIndex('users_email').on(table.email)],
)

/** The user to whom a row belongs and with whom it goes. */
export const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    refreshHash: text('refresh_hash').unique(),
    /** Names the session to its owner; no token follows from it. */
    id: uuid('id').notNull().unique().defaultRandom(),
    userId: owner(),
    /** Browser and system as the device describes itself. */
    device: text('device'),
    createdAt: moment('created_at').notNull(),
    /** Written at most once an hour. */
    lastSeenAt: moment('last_seen_at'),
    /** The bearer’s own end; null where it lives as long as the session. */
    bearerEndsAt: moment('bearer_ends_at'),
    /** True when the tokens given out last have been used: until then the former ones may be exchanged again, since the answer may have been lost. */
    isUsed: boolean('is_used').notNull().default(true),
    /** The end of the session, however often its tokens are exchanged. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/** Refresh tokens that have been exchanged. One that comes again has been copied: its session ends. */
export const spentRefreshes = pgTable(
  'spent_refreshes',
  {
    refreshHash: text('refresh_hash').primaryKey(),
    session: uuid('session')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    spentAt: moment('spent_at').notNull(),
  },
  (table) => [index('spent_refreshes_session').on(table.session)],
)

/** An account of a provider that opens an account here. `apple-bare` is Apple’s identifier without a token, `demo` a stand-in of a provider, both for one machine only. */
export const identities = pgTable(
  'identities',
  {
    provider: text('provider', { enum: ['google', 'apple', 'apple-bare', 'demo'] }).notNull(),
    subject: text('subject').notNull(),
    userId: owner(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] }), index('identities_user').on(table.userId)],
)

/** A picture that was announced and has not yet become the avatar; a newer one replaces it. Unknown `type` and `size` were not announced. */
export const avatarUploads = pgTable('avatar_uploads', {
  userId: owner().primaryKey(),
  key: text('key').notNull().unique(),
  type: text('type'),
  size: integer('size'),
  expiresAt: moment('expires_at').notNull(),
})

/** Purchases of premium. Premium lasts until `endsAt`, whether or not it is renewed then. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    store: text('store').notNull(),
    itemId: text('item_id').notNull(),
    userId: owner(),
    isRenewing: boolean('is_renewing').notNull(),
    startedAt: moment('started_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    cancelledAt: moment('cancelled_at'),
    /** No money was taken for it. */
    isTest: boolean('is_test').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.store, table.itemId] })],
)

/** Attempts within a window of time, by what is limited. */
export const attempts = pgTable('attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  endsAt: moment('ends_at').notNull(),
})

/**
 * The bytes that a visitor has written: in all, by the size of the calls, put right every night by what is stored; and in the minute that began
 * last.
 */
export const usage = pgTable('usage', {
  userId: owner().primaryKey(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  minute: moment('minute').notNull(),
  writes: integer('writes').notNull(),
})
