import * as v from 'valibot'
import { movableKindSchema } from '#domain/movable/kinds'
import { contentId } from '#domain/text'
import { figureSource, md } from './question-source.ts'

const blockId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/, 'мають бути малі латинські літери, цифри й дефіси'))

/**
 * A piece of an article. `example` opens step by step; `mistake` shows what goes wrong; `check` asks one task; `movable` has sliders;
 * `exam` says how the exam asks.
 */
const blockSource = v.variant('kind', [
  v.object({ kind: v.literal('section'), id: blockId, title: md, text: md }),
  v.object({
    kind: v.literal('example'),
    id: blockId,
    title: v.optional(md),
    problem: md,
    steps: v.pipe(v.array(md), v.minLength(2)),
    answer: md,
  }),
  v.object({ kind: v.literal('mistake'), id: blockId, wrong: md, right: md }),
  v.object({ kind: v.literal('check'), id: blockId, question: contentId }),
  v.object({ kind: v.literal('figure'), id: blockId, figure: figureSource, caption: md }),
  v.object({ kind: v.literal('movable'), id: blockId, of: movableKindSchema, caption: md }),
  v.object({ kind: v.literal('exam'), id: blockId, text: md, questions: v.array(contentId) }),
])

/** `content/subjects/<subject>/theory/<type>/<seo_code>.yaml`: the file’s name is the address. Tasks are named by their ids in `tasks/`. */
export const articleSource = v.object({
  id: contentId,
  title: md,
  /** One sentence: what the reader takes away. */
  gist: md,
  /** For search engines, 80–160 characters. */
  description: v.pipe(md, v.minLength(80), v.maxLength(160)),
  /** Place in the order of the programme, within the subject. */
  order: v.number(),
  topics: v.pipe(v.array(contentId), v.minLength(1)),
  updated: v.pipe(v.string(), v.isoDate()),
  /** Earlier addresses; they lead here. */
  aliases: v.optional(v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'мають бути малі латинські літери, цифри й дефіси'))), []),
  blocks: v.pipe(v.array(blockSource), v.minLength(3)),
  /** The check-yourself test at the end. */
  test: v.object({ id: contentId, questions: v.pipe(v.array(contentId), v.length(7)) }),
})
export type ArticleSource = v.InferOutput<typeof articleSource>

/**
 * `content/subjects/<subject>/theory/<type>.yaml`: a table of facts, which is read and turned into cards. `prompt` names the columns that
 * ask; the others answer.
 */
export const tableSource = v.object({
  title: md,
  intro: md,
  columns: v.pipe(v.array(v.object({ id: blockId, title: md })), v.minLength(2)),
  prompt: v.pipe(v.array(blockId), v.minLength(1)),
  /** `timeline`: the rows also make a line of time, by `sort` (a year, with decimals inside the year; negative before our era). */
  view: v.picklist(['table', 'timeline']),
  /** Sections of the programme whose rows make a deck for each topic; all other rows make the deck of the table. */
  deckPerTopic: v.optional(v.array(contentId), []),
  /** The name of the deck of all other rows, where it is not that of the table. */
  deckTitle: v.optional(md),
  rows: v.array(
    v.object({
      id: contentId,
      topic: contentId,
      group: v.optional(md),
      sort: v.optional(v.number()),
      /** How much harder than the table a task about this row is; less than 0 for what everybody knows. */
      harder: v.optional(v.pipe(v.number(), v.minValue(-1), v.maxValue(1)), 0),
      cells: v.record(blockId, md),
    }),
  ),
})
export type TableSource = v.InferOutput<typeof tableSource>
