import * as v from 'valibot'
import { deckId } from '#domain/flashcard'
import { drawnFormulaSchema } from '#domain/formula/drawn'
import { keySchema } from '#domain/key'
import { movableSchema } from '#domain/movable/kinds'
import { figureSchema, questionSchema } from '#domain/question'
import { inlineTextSchema, richTextSchema } from '#domain/rich-text'
import { referenceSheetSchema } from '#domain/subject'
import { contentId, subjectId } from '#domain/text'
import { theoryKindSchema } from '#domain/theory-kind'

/** The last part of an article’s address. Codes never begin with `test-`: those addresses are tests. */
export const seoCode = v.pipe(v.string('Хибна адреса'), v.regex(/^(?!test-)[a-z0-9][a-z0-9-]{0,99}$/, 'Хибна адреса'))

/** A task inside an article comes with its key: it is practice, answered and explained on the spot. */
export const articleTaskSchema = v.object({ question: questionSchema, key: keySchema })
export type ArticleTask = v.InferOutput<typeof articleTaskSchema>

const block = { id: v.string() }
const worked = { title: v.nullable(v.string()), problem: richTextSchema, steps: v.array(richTextSchema), answer: richTextSchema }

/**
 * A piece of an article, in reading order. A figure that can be moved stands as it is until the code that moves it has come.
 * `id` is its anchor. Blocks whose tasks are not in the bank are left out.
 */
export const articleBlockSchema = v.variant('kind', [
  v.object({ ...block, kind: v.literal('section'), title: v.string(), text: richTextSchema }),
  v.object({ ...block, kind: v.literal('example'), ...worked }),
  v.object({ ...block, kind: v.literal('mistake'), wrong: richTextSchema, right: richTextSchema }),
  v.object({ ...block, kind: v.literal('check'), task: articleTaskSchema }),
  v.object({ ...block, kind: v.literal('figure'), figure: figureSchema, caption: inlineTextSchema, movable: v.optional(movableSchema) }),
  v.object({ ...block, kind: v.literal('exam'), text: richTextSchema, tasks: v.array(articleTaskSchema) }),
])
export type ArticleBlock = v.InferOutput<typeof articleBlockSchema>

/** An article in a list. `sections` are the anchors that count as read one by one; `minutes` to read it with its examples. */
export const articleSummarySchema = v.object({
  id: contentId,
  seoCode,
  title: v.string(),
  gist: inlineTextSchema,
  minutes: v.number(),
  topics: v.array(contentId),
  /** Title of the section of the programme that its first topic stands in. */
  section: v.string(),
  sections: v.array(v.string()),
  test: v.object({ id: contentId, tasks: v.number() }),
})
export type ArticleSummary = v.InferOutput<typeof articleSummarySchema>

const named = v.object({ id: subjectId, title: v.string() })
const neighbour = v.nullable(v.object({ seoCode, title: v.string() }))

/** An article to read. `updated` is a day. `type` and `seoCode` are its present address, whatever earlier one was asked for. */
export const articleSchema = v.object({
  ...articleSummarySchema.entries,
  subject: named,
  type: theoryKindSchema,
  description: v.string(),
  updated: v.string(),
  blocks: v.array(articleBlockSchema),
  /** The cards of its topic, where they make a deck of their own. */
  deck: v.optional(v.object({ id: deckId, title: v.string(), cards: v.number() })),
  previous: neighbour,
  next: neighbour,
  /** Those of the article and its tasks, each once; a document that has them as markup is without them. */
  formulas: v.optional(v.array(drawnFormulaSchema)),
})
export type Article = v.InferOutput<typeof articleSchema>
export const articleAnswerSchema = v.object({ data: v.object({ article: articleSchema }) })

/** A row of a table of facts; `sort` is a year (negative before our era) where the table is a line of time. */
export const tableRowSchema = v.object({
  id: contentId,
  topic: contentId,
  group: v.nullable(v.string()),
  sort: v.nullable(v.number()),
  cells: v.record(v.string(), richTextSchema),
})
export type TableRow = v.InferOutput<typeof tableRowSchema>

/** A worked example with the article that it stands in; `id` is its anchor there. */
export const theoryExampleSchema = v.object({
  ...block,
  ...worked,
  article: v.object({ seoCode, title: v.string() }),
  topic: contentId,
})
export type TheoryExample = v.InferOutput<typeof theoryExampleSchema>

const library = { subject: named, type: theoryKindSchema, title: v.string(), intro: v.nullable(richTextSchema) }

/** All of one kind. In a table `prompt` names the columns that ask; the others are what a self-test hides. */
export const librarySchema = v.variant('form', [
  v.object({ ...library, form: v.literal('articles'), articles: v.array(articleSummarySchema) }),
  v.object({
    ...library,
    form: v.literal('table'),
    columns: v.array(v.object({ id: v.string(), title: v.string() })),
    prompt: v.array(v.string()),
    view: v.picklist(['table', 'timeline']),
    rows: v.array(tableRowSchema),
  }),
  v.object({ ...library, form: v.literal('examples'), examples: v.array(theoryExampleSchema) }),
  v.object({ ...library, form: v.literal('reference'), sheet: referenceSheetSchema }),
])
export type Library = v.InferOutput<typeof librarySchema>
export type LibraryOf<Form extends Library['form']> = Extract<Library, { form: Form }>
export const libraryAnswerSchema = v.object({ data: v.object({ library: librarySchema }) })

/** The theory of a subject in short: its kinds with the number of entries of each, and its articles by the programme. */
export const theoryContentsSchema = v.object({
  subject: named,
  kinds: v.array(v.object({ type: theoryKindSchema, count: v.number() })),
  articles: v.array(articleSummarySchema),
})
export type TheoryContents = v.InferOutput<typeof theoryContentsSchema>
export const theoryContentsAnswerSchema = v.object({ data: v.object({ theory: theoryContentsSchema }) })
