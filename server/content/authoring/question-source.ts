import * as v from 'valibot'
import { contentId } from '#domain/text'
import { drawnFigureSource } from '../../drawing/figures/figure-source.ts'
import { taskFields } from './task-fields.ts'

/** The shapes of the YAML that editors write in `content/`. Text fields are Markdown with `$TeX$`. */

/** Markdown, not empty. */
export const md = v.pipe(v.string(), v.trim(), v.minLength(1))
/** Id of an option, a row, a group or a gap. */
const choice = v.pipe(v.string(), v.regex(/^[a-h]$|^[1-9]$/, 'має бути літера від a до h або цифра від 1 до 9'))
const parts = v.record(choice, choice)
const decimal = v.pipe(v.string(), v.regex(/^-?\d+(\.\d*[1-9])?$/, 'має бути число з десятковою крапкою, без зайвих нулів'))
const texts = v.record(choice, md)

/** `file` lies in `assets/` beside the paper; `alt` says in words everything that is needed to solve the task. */
export const pictureSource = v.object({
  file: v.pipe(v.string(), v.regex(/^[a-z0-9-]+\.svg$/, 'має бути назва файла .svg: малі латинські літери, цифри й дефіси')),
  alt: v.pipe(md, v.minLength(20)),
  width: v.number(),
  height: v.number(),
})

/** A picture from a file, or a figure as data: `file`, or one of `geometry`, `graph`, `numberLine`, `chart`, `timeline`, `map`, `scheme`. */
export const figureSource = v.lazy((given) =>
  typeof given === 'object' && given !== null && 'file' in given ? pictureSource : drawnFigureSource,
)
export type FigureSource = v.InferOutput<typeof pictureSource> | v.InferOutput<typeof drawnFigureSource>

/**
 * A text, a source, a map or a chart that several tasks ask about. `{{1}}` in the text is the gap 1 of a task `gap` or `gapPool`;
 * it is drawn with the number that the task has in the paper.
 */
export const stimulusSource = v.object({ id: contentId, title: v.optional(md), text: v.optional(md), figure: v.optional(figureSource) })
export type StimulusSource = v.InferOutput<typeof stimulusSource>

/**
 * Computes a key anew, in the notation of mathjs. `numeric`: `expression` equals the key. `single`: the key alone equals it. `matching`:
 * by row. Free variables stand for any number.
 */
const proof = v.object({
  expression: v.union([md, v.record(choice, md)]),
  values: v.optional(v.record(choice, md)),
  /** In units of mathjs: what the key is measured in; then expressions and values carry units, and there are no free variables. */
  unit: v.optional(md),
  /** Decimals to which the stem asks to round. */
  round: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))),
})

const common = {
  ...taskFields,
  prompt: md,
  figure: v.optional(figureSource),
  /** Id of a stimulus of the same file. */
  stimulus: v.optional(contentId),
  /** The sources of the facts of the task: for editors, never sent to pupils. */
  source: v.optional(md),
  /** The reason why the key is right: the whole way to it. */
  explanation: md,
  proof: v.optional(proof),
}

/** `notes` explains every distractor (single), or every row and the unused options (matching). */
export const questionSource = v.variant('form', [
  v.object({ ...common, form: v.literal('single'), options: texts, key: choice, notes: texts }),
  v.object({ ...common, form: v.literal('matching'), rows: texts, options: texts, key: parts, notes: texts }),
  v.object({ ...common, form: v.literal('sequence'), options: texts, key: v.array(choice), notes: v.optional(texts) }),
  v.object({ ...common, form: v.literal('multi'), options: texts, key: v.array(choice), notes: texts }),
  v.object({
    ...common,
    form: v.literal('grouped'),
    groups: v.record(choice, v.object({ title: md, options: texts })),
    key: parts,
    notes: v.optional(texts),
  }),
  v.object({
    ...common,
    form: v.literal('numeric'),
    unit: v.optional(md),
    key: decimal,
    /** The largest distance of an answer from the key; left out wherever the exam wants it exactly. */
    tolerance: v.optional(v.pipe(decimal, v.regex(/^0\.\d|^[1-9]/, 'має бути додатне число'))),
    mistakes: v.optional(v.array(v.object({ value: v.string(), text: md }))),
  }),
  v.object({
    ...common,
    form: v.literal('gap'),
    gaps: v.record(choice, v.object({ options: texts })),
    key: parts,
    notes: v.optional(texts),
  }),
  v.object({ ...common, form: v.literal('gapPool'), gaps: v.array(choice), options: texts, key: parts, notes: v.optional(texts) }),
])
export type QuestionSource = v.InferOutput<typeof questionSource>
