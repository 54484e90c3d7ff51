import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { workKindSchema } from '#contract/group-work'
import { owner, users } from './accounts.ts'
import type { TaskReference } from './content.ts'
import { moment } from './moment.ts'
import { ofSurvey, type Plan } from './surveys.ts'

/** Paid seats. A group whose owner has removed the account goes on without one: its members’ seats are paid for. */
export const groups = pgTable(
  'groups',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    seats: integer('seats').notNull(),
    endsAt: moment('ends_at').notNull(),
    createdAt: moment('created_at').notNull(),
    /** No money was taken for the seats. */
    isTest: boolean('is_test').notNull().default(false),
    /** Opened without a payment: it has places of its own and is never over. Without paid seats `seats` is 0. */
    isClass: boolean('is_class').notNull().default(false),
  },
  (table) => [index('groups_owner').on(table.ownerId)],
)

const group = () =>
  uuid('group_id')
    .notNull()
    .references(() => groups.id, { onDelete: 'cascade' })

/** Payments that have opened or renewed a group: each counts once. */
export const groupPayments = pgTable('group_payments', {
  paymentId: text('payment_id').primaryKey(),
  groupId: group(),
  seats: integer('seats').notNull(),
  until: moment('until').notNull(),
  isTest: boolean('is_test').notNull().default(false),
  /** The moment when it ceased to count: the money has gone back, or a test purchase was closed. */
  refundedAt: moment('refunded_at'),
  createdAt: moment('created_at').notNull(),
})

/** Members with a seat, and those from whom the owner took it. A member who leaves is removed. `id` names the member to the owner, who never learns the user’s own. */
export const groupMembers = pgTable(
  'group_members',
  {
    groupId: group(),
    userId: owner(),
    id: uuid('id').notNull().unique().defaultRandom(),
    state: text('state', { enum: ['active', 'revoked'] }).notNull(),
    sharesResults: boolean('shares_results').notNull(),
    joinedAt: moment('joined_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.userId] }), index('group_members_user').on(table.userId)],
)

export const groupInvitations = pgTable(
  'group_invitations',
  {
    code: text('code').primaryKey(),
    groupId: group(),
    kind: text('kind', { enum: ['class', 'person', 'owner'] }).notNull(),
    /** For whom the owner made it. */
    label: text('label'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('group_invitations_group').on(table.groupId)],
)

/** A paper for the whole group. The plan is fixed here, so everybody gets the same tasks in the same order. */
export const groupAssignments = pgTable(
  'group_assignments',
  {
    id: uuid('id').primaryKey(),
    groupId: group(),
    plan: jsonb('plan').$type<Plan>().notNull(),
    due: moment('due').notNull(),
    /** The moment when the owner showed the keys before the deadline; null where the deadline shows them. */
    releasedAt: moment('released_at'),
    /** The tasks of each variant that was printed, in the order of their numbers; null while nothing was. */
    variants: jsonb('variants').$type<TaskReference[][]>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('group_assignments_group').on(table.groupId)],
)

/** A topic, a lesson or a deck for the whole group. */
export const groupWorks = pgTable(
  'group_works',
  {
    id: uuid('id').primaryKey(),
    groupId: group(),
    kind: text('kind', { enum: workKindSchema.options }).notNull(),
    title: text('title').notNull(),
    subject: text('subject').notNull(),
    /** The topic, the course of the lesson, or the deck. */
    target: text('target').notNull(),
    lesson: integer('lesson'),
    /** The things that count: the topics with those below, the id of the lesson, or the cards. */
    refs: jsonb('refs').$type<string[]>().notNull(),
    needed: integer('needed').notNull(),
    due: moment('due').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('group_works_group').on(table.groupId)],
)

/** One survey of a member for each assigned paper. */
export const groupSittings = pgTable(
  'group_sittings',
  {
    assignmentId: uuid('assignment_id')
      .notNull()
      .references(() => groupAssignments.id, { onDelete: 'cascade' }),
    userId: owner(),
    survey: ofSurvey().notNull(),
    /** The sheet of paper that the answers were read from; null for who sat it on the site. */
    sheet: uuid('sheet'),
  },
  (table) => [primaryKey({ columns: [table.assignmentId, table.userId] }), index('group_sittings_user').on(table.userId)],
)
