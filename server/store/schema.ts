import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Key } from '#contract/key'
import type { Question } from '#contract/question'
import type { Result, ResultItem } from '#contract/result'
import type { Subject } from '#contract/subject'
import type { SurveyEvent } from '#contract/survey'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** A task of a paper, as it was when the paper was put together. */
export type TaskReference = { id: string; version: number }
/** What is kept of a result; the texts of the tasks are joined to it when it is shown. */
export type StoredResult = Omit<Result, 'items'> & { items: (Omit<ResultItem, 'question' | 'key'> & TaskReference)[] }

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    isAnonymous: boolean('is_anonymous').notNull(),
    name: text('name'),
    email: text('email'),
    passwordHash: text('password_hash'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('users_email').on(table.email)],
)

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    refreshHash: text('refresh_hash').unique(),
    userId: owner(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/** Failed sign-ins within a window of time, by account and by address. */
export const signInFailures = pgTable('sign_in_failures', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  endsAt: moment('ends_at').notNull(),
})

export const subjects = pgTable('subjects', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  body: jsonb('body').$type<Omit<Subject, 'papers' | 'paperList'>>().notNull(),
})

export const papers = pgTable(
  'papers',
  {
    id: text('id').primaryKey(),
    subject: text('subject').notNull(),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    isPublished: boolean('is_published').notNull(),
    max: integer('max').notNull(),
    tasks: jsonb('tasks').$type<TaskReference[]>().notNull(),
  },
  (table) => [index('papers_subject').on(table.subject, table.position)],
)

/** Tasks of all versions: a survey shows the words with which it began. */
export const questions = pgTable(
  'questions',
  {
    id: text('id').notNull(),
    version: integer('version').notNull(),
    hash: text('hash').notNull(),
    question: jsonb('question').$type<Question>().notNull(),
    key: jsonb('key').$type<Key>().notNull(),
    difficulty: integer('difficulty_hundredths').notNull(),
    seconds: integer('seconds').notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.version] })],
)

/** Pictures that tasks refer to. */
export const pictures = pgTable(
  'pictures',
  {
    subject: text('subject').notNull(),
    file: text('file').notNull(),
    hash: text('hash').notNull(),
    svg: text('svg').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.file] })],
)

/** One row: the hash of the content that was loaded last. */
export const contentState = pgTable('content_state', { name: text('name').primaryKey(), hash: text('hash').notNull() })

export const surveys = pgTable(
  'surveys',
  {
    id: text('id').primaryKey(),
    userId: owner(),
    subject: text('subject').notNull(),
    mode: text('mode', { enum: ['nmt'] }).notNull(),
    paper: text('paper').notNull(),
    title: text('title').notNull(),
    seconds: integer('seconds').notNull(),
    max: integer('max').notNull(),
    tasks: jsonb('tasks').$type<TaskReference[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    startedAt: moment('started_at'),
  },
  (table) => [index('surveys_user').on(table.userId, table.createdAt)],
)

export const surveyEvents = pgTable(
  'survey_events',
  {
    survey: text('survey')
      .notNull()
      .references(() => surveys.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** Whole, inside an object: a bare text in a jsonb column would be read back as a number where it looks like one. */
    event: jsonb('event').$type<SurveyEvent>().notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.survey, table.id] })],
)

export const results = pgTable(
  'results',
  {
    survey: text('survey')
      .primaryKey()
      .references(() => surveys.id, { onDelete: 'cascade' }),
    userId: owner(),
    raw: integer('raw').notNull(),
    max: integer('max').notNull(),
    scaled: integer('scaled'),
    answered: integer('answered').notNull(),
    finishedAt: moment('finished_at').notNull(),
    body: jsonb('body').$type<StoredResult>().notNull(),
  },
  (table) => [index('results_user').on(table.userId)],
)

/** Answers to calls that may be repeated: the same key gives the same answer. `answer` is null while the call runs. */
export const onceAnswers = pgTable(
  'once_answers',
  {
    userId: owner(),
    route: text('route').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb('answer').$type<unknown>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.route, table.key] })],
)
