import { boolean, index, integer, json, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Admission } from '#contract/admission'
import type { ContentPage } from '#contract/content-page'
import type { Key } from '#domain/key'
import type { Question, QuestionForm } from '#domain/question'
import type { PaperStructure, Subject } from '#domain/subject'

/** A task of a paper, as it was when the paper was put together. */
export type TaskReference = { id: string; version: number }

/** What a task shows besides its words. `source` is a quoted document; `none` words alone. */
export const exhibits = ['figure', 'map', 'text', 'table', 'source', 'none'] as const
export type Exhibit = (typeof exhibits)[number]

/** One thing that a number has asked for; `seen`: in how many of the `of` papers of its number, and it is drawn as often. */
export type Want = {
  topics: string[]
  /** Null: any. */
  exhibits: Exhibit[] | null
  pattern: string | null
  seen: number
  confidence: 'official' | 'papers' | 'single' | 'derived' | 'programme'
}

/** One number of a paper, or a run of numbers filled by one task or one text; difficulty in hundredths, topics without their sections. */
export type Slot = Pick<PaperStructure['parts'][number], 'form' | 'from' | 'to' | 'points' | 'options' | 'rows'> & {
  difficulty: readonly [number, number]
  repeats: boolean
  opens: string[] | null
  of: number
  wants: Want[]
}

/** The rules that papers of a subject are drawn by, number by number. */
export type Blueprint = Slot[]

export const subjects = pgTable('subjects', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  body: jsonb('body').$type<Omit<Subject, 'papers' | 'paperList'>>().notNull(),
  /** Share of each section in a paper, by its id; they sum up to 1. */
  weights: jsonb('weights').$type<Record<string, number>>().notNull(),
  /** The blueprint: the demands of each number of a paper. */
  blueprint: jsonb('blueprint').$type<Blueprint>().notNull().default([]),
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
    /** The count of numbers that its tasks take. */
    numbers: integer('numbers').notNull(),
    tasks: jsonb('tasks').$type<TaskReference[]>().notNull(),
  },
  (table) => [index('papers_subject').on(table.subject, table.position)],
)

/** Tasks of all versions: a survey shows the words with which it began. What tasks are drawn by stands in columns. */
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
    subject: text('subject').notNull(),
    topic: text('topic').notNull(),
    form: text('form').$type<QuestionForm>().notNull(),
    points: integer('points').notNull(),
    numbers: integer('numbers').notNull(),
    /** Choices offered, and rows or groups to answer; null where the form has none. */
    options: integer('options'),
    rows: integer('rows'),
    stimulus: text('stimulus'),
    exhibit: text('exhibit').$type<Exhibit>().notNull().default('none'),
    pattern: text('pattern'),
    /** It stands in the present bank for practice. */
    isTraining: boolean('is_training').notNull(),
    /** It stands in the present bank or in a published paper. */
    isCurrent: boolean('is_current').notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.version] }), index('questions_subject').on(table.subject, table.isCurrent)],
)

/** What an instance over a table has of the row that it asks about. */
export type Ask = { row: string; topic: string; difficulty: number }

/** The properties that a task is drawn by, as they stand in its row. */
type DrawnBy = Omit<typeof questions.$inferInsert, 'id' | 'version' | 'question' | 'key' | 'hash' | 'isCurrent'> & {
  /** Over a table: topic and difficulty of an instance are those of what it asks about. */
  asks: Ask[]
}

/** A template with all that its instances are made of. Its parts are known where templates are stored and read: `content/task-templates/store-templates.ts`. */
export type StoredTemplate = {
  readonly subject: string
  readonly asks: readonly Ask[]
  readonly template: { readonly id: string; readonly version: number }
}

/** Present templates of tasks. What has been made of them stands among the questions as `template~seed`. */
export const templates = pgTable(
  'templates',
  {
    id: text('id').primaryKey(),
    version: integer('version').notNull(),
    subject: text('subject').notNull(),
    drawnBy: jsonb('drawn_by').$type<DrawnBy>().notNull(),
    /** Not `jsonb`, which would forget the order in which the numbers of a template are drawn and computed. */
    body: json('body').$type<StoredTemplate>().notNull(),
  },
  (table) => [index('templates_subject').on(table.subject)],
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

/** The rules of admission by their year, as the content has them. */
export const admissions = pgTable('admissions', {
  year: integer('year').primaryKey(),
  body: jsonb('body').$type<Admission>().notNull(),
})

export type StoredPage = ContentPage & { description: string }

/** Pages of words by the id that follows from their address. */
export const contentPages = pgTable('content_pages', {
  id: text('id').primaryKey(),
  body: jsonb('body').$type<StoredPage>().notNull(),
})
