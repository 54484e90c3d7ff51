import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Result, ResultItem } from '#contract/result'
import type { SurveyEvent } from '#contract/survey'
import { owner } from './accounts.ts'
import type { TaskReference } from './content.ts'
import { moment } from './moment.ts'

/** What is kept of a result; the texts of the tasks are joined to it when it is shown. */
export type StoredResult = Omit<Result, 'items'> & { items: (Omit<ResultItem, 'question' | 'key'> & TaskReference)[] }

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
