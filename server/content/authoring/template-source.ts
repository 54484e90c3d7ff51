import * as v from 'valibot'
import { contentId } from '#domain/text'
import { taskFields } from './task-fields.ts'
import { drawnFigureSource } from '../../drawing/figures/figure-source.ts'

/** Markdown with values put in: `@name`, `@(expression)`, `@(count|one|few|many)`; `fillText` says all ways. */
const text = v.pipe(v.string(), v.trim(), v.minLength(1))
const expression = v.union([v.number(), text])
const name = v.pipe(v.string(), v.regex(/^[a-z][a-zA-Z0-9]*$/, 'назва — латинські літери й цифри'))

/** `2..9`, `10..90 by 10`, or a list to choose from: numbers, words, lists, or words with their cells `{ one: …, many: … }`. */
const rangeOrList = v.union([
  v.pipe(v.string(), v.regex(/^-?[\d.]+\.\.-?[\d.]+( by [\d.]+)?$/, 'межі пишуть так: 2..9 або 10..90 by 10')),
  v.pipe(
    v.array(
      v.union([
        v.number(),
        v.string(),
        v.array(v.union([v.number(), v.string()])),
        v.record(v.string(), v.union([v.string(), v.number()])),
      ]),
    ),
    v.minLength(2),
  ),
])

const common = {
  ...taskFields,
  prompt: text,
}

const computed = {
  ...common,
  explanation: text,
  draw: v.record(name, rangeOrList),
  /** Values that follow, each from those above it. */
  let: v.optional(v.record(name, expression), {}),
  /** Conditions that the drawn numbers must fulfil. */
  where: v.optional(v.array(text), []),
  figure: v.optional(drawnFigureSource),
}

/** A mistake that pupils make: its name, what it leads to, and what to say about it. `when` it leads to something else than the key. */
const mistake = v.object({ name: text, value: expression, note: text })

/** The spelling of an option; `value` is what it stands for. */
const show = v.optional(text, '$@value$')

const single = v.object({
  ...computed,
  form: v.literal('single'),
  key: expression,
  /** The key once more, by another way. */
  check: expression,
  show,
  options: v.optional(v.picklist([4, 5]), 5),
  mistakes: v.pipe(v.array(mistake), v.minLength(3)),
})

const numeric = v.object({
  ...computed,
  form: v.literal('numeric'),
  key: expression,
  check: expression,
  unit: v.optional(text),
  mistakes: v.optional(v.array(mistake), []),
})

/** Three rows of those written are drawn; the spare values make up five options. */
const matching = v.object({
  ...computed,
  form: v.literal('matching'),
  rows: v.pipe(v.array(v.object({ text, key: expression, check: expression, note: text })), v.minLength(3)),
  spare: v.pipe(v.array(v.object({ name: text, value: expression })), v.minLength(2)),
  show,
})

const filter = v.object({
  groups: v.optional(v.array(text)),
  asked: v.optional(v.array(text)),
  topics: v.optional(v.array(text)),
  from: v.optional(v.number()),
  to: v.optional(v.number()),
  unequal: v.optional(v.array(text)),
  without: v.optional(v.array(text), []),
})

/** Its topic and estimate of difficulty are those of the row that is asked about. */
const { topic: _topic, ...ofAnyRow } = common
const tabular = {
  ...ofAnyRow,
  explanation: text,
  /** A table of facts of the subject: `theory/<table>.yaml`, or `templates/tables/<table>.yaml`. */
  table: v.pipe(v.string(), v.regex(/^[a-z-]+$/, 'має бути назва таблиці: малі латинські літери й дефіси')),
  rows: v.optional(filter, {}),
  /** Whether the rows of a task share one topic or only a section, each row of another topic; instances take that as theirs. */
  about: v.optional(v.picklist(['topic', 'section']), 'topic'),
  /** The nearness of wrong rows: of the same group, of the same topic and then of its section, of `other` groups, or nearer than so many years. */
  near: v.optional(v.union([v.picklist(['group', 'topic', 'other', 'any']), v.object({ years: v.number() })]), 'group'),
  /** Cells that must differ: a row that shares one with the asked row would also be right. */
  differ: v.optional(v.array(text), []),
  /** Rows never asked together: each would be right for the other. */
  apart: v.optional(v.array(v.array(contentId)), []),
}

/** A row asks, the same row answers; `wrong` is how a wrong row is written as an option, if not as the right one. */
const tableSingle = v.object({
  ...tabular,
  form: v.literal('single'),
  answer: text,
  wrong: v.optional(text),
  note: text,
  options: v.optional(v.picklist([4, 5]), 4),
})
const tableMatching = v.object({
  ...tabular,
  form: v.literal('matching'),
  ask: text,
  answer: text,
  note: text,
  pairs: v.optional(v.picklist([3, 4]), 4),
})
/** Rows in the order of their `sort`; neighbours are at least `apartBy` from each other. */
const tableSequence = v.object({ ...tabular, form: v.literal('sequence'), answer: text, apartBy: v.optional(v.number(), 1) })
/** Three of seven: those of one group among those of another. `@group` is the group asked for. */
const tableMulti = v.object({ ...tabular, form: v.literal('multi'), answer: text, note: text })

const statement = v.object({
  text: v.pipe(text, v.regex(/[.]$/, 'твердження закінчують крапкою')),
  isTrue: v.boolean(),
  /** A clause that goes on after a colon. */
  why: v.pipe(text, v.regex(/[^.]$/, 'пояснення твердження пишуть без крапки в кінці')),
})
type Statement = v.InferOutput<typeof statement>
const fewestOfAKind = 5
const countOf = (statements: Statement[], truth: boolean) => statements.filter(({ isTrue }) => isTrue === truth).length
const isMixed = (statements: Statement[]) => [true, false].every((truth) => countOf(statements, truth) >= fewestOfAKind)
const areDifferent = (statements: Statement[]) => new Set(statements.map((each) => each.text)).size === statements.length

/** “Which of these are true?”: three of the statements about one thing are drawn. None of them may tell whether another is true. */
export const statementTemplateSource = v.object({
  ...common,
  form: v.literal('single'),
  statements: v.pipe(
    v.array(statement),
    v.minLength(12),
    v.check(isMixed, `потрібно щонайменше ${fewestOfAKind} правильних і ${fewestOfAKind} хибних тверджень`),
    v.check(areDifferent, 'твердження повторюються'),
  ),
})

/** A task from parameters, over a table of facts where it names a `table`, or of `statements` that are true or not. */
export const templateSource = v.lazy((given) => {
  const fields = typeof given === 'object' && given !== null ? given : {}
  if ('statements' in fields) return statementTemplateSource
  return 'table' in fields ? tableTemplateSource : computedTemplateSource
})
export const computedTemplateSource = v.variant('form', [single, numeric, matching])
export const tableTemplateSource = v.variant('form', [tableSingle, tableMatching, tableSequence, tableMulti])
export type ComputedTemplate = v.InferOutput<typeof computedTemplateSource>
export type TableTemplate = v.InferOutput<typeof tableTemplateSource>
export type StatementTemplate = v.InferOutput<typeof statementTemplateSource>
export type TemplateSource = ComputedTemplate | TableTemplate | StatementTemplate
export type Filter = v.InferOutput<typeof filter>

/** `content/subjects/<subject>/templates/<set>.yaml` */
export const templateSetSource = v.object({ templates: v.pipe(v.array(templateSource), v.minLength(1)) })
