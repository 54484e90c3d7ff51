import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Outcome } from '#domain/scoring/score-answer'
import type { QuestionForm } from '#domain/question'
import type { Confidence } from '#domain/survey-event'
import { surveyModeSchema } from '#domain/survey-mode'
import type { UserFact } from '#contract/user-fact'
import { owner } from './accounts.ts'
import { moment } from './moment.ts'
import { ofSurvey } from './surveys.ts'

/** Every graded answer, blanks left out unless their verdict was asked for: the ground of statistics and of the queue of mistakes. */
export const taskAnswers = pgTable(
  'task_answers',
  {
    survey: ofSurvey().notNull(),
    question: text('question').notNull(),
    userId: owner(),
    subject: text('subject').notNull(),
    topic: text('topic').notNull(),
    form: text('form').$type<QuestionForm>().notNull(),
    mode: text('mode', { enum: surveyModeSchema.options }).notNull(),
    /** The moment when the answer was given. */
    at: moment('at').notNull(),
    /** The moment when the server had it; null in rows of before 1.4. */
    receivedAt: moment('received_at'),
    /** The day in Kyiv, `2026-11-21`. */
    day: text('day').notNull(),
    points: integer('points').notNull(),
    max: integer('max').notNull(),
    outcome: text('outcome').$type<Exclude<Outcome, 'blank'>>().notNull(),
    confidence: text('confidence').$type<Confidence>(),
    /** A hint was read before the answer: it is no evidence of what the pupil can do alone. */
    isHinted: boolean('is_hinted').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.survey, table.question] }), index('task_answers_user').on(table.userId, table.subject)],
)

/** Measures of a task of the bank from first answers: hundredths of difficulty, and seconds where enough were measured. */
export const taskMeasures = pgTable('task_measures', {
  question: text('question').primaryKey(),
  answers: integer('answers').notNull(),
  difficulty: integer('difficulty_hundredths').notNull(),
  seconds: integer('seconds'),
  measuredAt: moment('measured_at').notNull(),
})

/** Facts of a visitor outside any survey. */
export const userFacts = pgTable(
  'user_facts',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<UserFact['kind']>().notNull(),
    fact: jsonb('fact').$type<UserFact>().notNull(),
    at: moment('at').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), index('user_facts_kind').on(table.userId, table.kind, table.at)],
)
