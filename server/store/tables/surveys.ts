import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Graded } from '#domain/grading/grading-input'
import type { SurveyEvent } from '#domain/survey-event'
import { surveyModeSchema, type SurveyMode, type SurveyPolicy } from '#domain/survey-mode'
import type { Pause } from '#domain/survey-pauses'
import { owner } from './accounts.ts'
import type { TaskReference } from './content.ts'
import { moment } from './moment.ts'

/** The stored part of a result; the texts of the tasks and the day are joined to it when it is shown. */
export type StoredResult = Graded

/** A whole paper of one subject inside a survey: an authored one, or null for one drawn from the bank. */
export type WholePaper = { subject: string; paper: string | null }

/** The plan of a new survey. `papers` names the subjects whose whole paper it holds: only those get a verdict. */
export type Plan = {
  /** The subject of its address; `block` for two. */
  subject: string
  subjects: string[]
  mode: SurveyMode
  policy: SurveyPolicy
  papers: WholePaper[]
  title: string
  max: number
  tasks: TaskReference[]
  /** Of a paper for a group: the tasks for which each pupil gets an instance of its own of the template. */
  own?: string[]
  parent?: string
}

export const surveys = pgTable(
  'surveys',
  {
    id: text('id').primaryKey(),
    userId: owner(),
    /** The subject of its address; `block` for two. */
    subject: text('subject').notNull(),
    subjects: jsonb('subjects').$type<string[]>().notNull(),
    mode: text('mode', { enum: surveyModeSchema.options }).notNull(),
    policy: jsonb('policy').$type<SurveyPolicy>().notNull(),
    /** Empty in practice, which has no scale. */
    papers: jsonb('papers').$type<WholePaper[]>().notNull(),
    parent: text('parent'),
    day: jsonb('day').$type<{ block: 1 | 2; otherId: string }>(),
    title: text('title').notNull(),
    max: integer('max').notNull(),
    tasks: jsonb('tasks').$type<TaskReference[]>().notNull(),
    /** The pauses that the facts come to, at their effective times. */
    pauses: jsonb('pauses').$type<Pause[]>().notNull().default([]),
    isBegunOffline: boolean('is_begun_offline').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    startedAt: moment('started_at'),
  },
  (table) => [index('surveys_user').on(table.userId, table.createdAt)],
)

/** The survey that a row is about and with which it goes. */
export const ofSurvey = () => text('survey').references(() => surveys.id, { onDelete: 'cascade' })

export const surveyEvents = pgTable(
  'survey_events',
  {
    survey: ofSurvey().notNull(),
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
    survey: ofSurvey().primaryKey(),
    userId: owner(),
    raw: integer('raw').notNull(),
    max: integer('max').notNull(),
    /** Of a whole paper of one subject above the threshold. */
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
