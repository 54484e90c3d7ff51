import * as v from 'valibot'
import { drawingSchema } from './drawing.ts'
import { inlineTextSchema, richTextSchema } from './rich-text.ts'
import { contentId, subjectId } from './text.ts'

/**
 * A picture: `src` on our own origin, CSS pixels, `alt` in words. With a `drawing` the site draws it itself; `src` is then for where our
 * styles do not reach.
 */
export const figureSchema = v.object({
  src: v.string(),
  alt: v.string(),
  width: v.number(),
  height: v.number(),
  drawing: v.optional(drawingSchema),
})

/** One choice of a task. `label` is what the paper prints beside it: А–Д, A–H or 1–7. */
export const optionSchema = v.object({ id: v.string(), label: v.string(), text: inlineTextSchema })

/** A text, source, map or chart that tasks ask about; tasks with the same `id` share it. */
export const stimulusSchema = v.object({
  id: contentId,
  title: v.nullable(v.string()),
  text: richTextSchema,
  figure: v.nullable(figureSchema),
})
export type Stimulus = v.InferOutput<typeof stimulusSchema>

export const questionFormSchema = v.picklist(['single', 'matching', 'sequence', 'multi', 'grouped', 'numeric', 'gap', 'gapPool'])

const common = {
  id: contentId,
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  subject: subjectId,
  topic: contentId,
  prompt: richTextSchema,
  figure: v.nullable(figureSchema),
  stimulus: v.nullable(stimulusSchema),
  /** Points for a wholly right answer. */
  points: v.number(),
  /** The count of numbers that it takes in the paper: 1, or one for each row or gap where the paper numbers those. */
  numbers: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Seconds that a prepared pupil takes. */
  seconds: v.number(),
  /** Isolated sentences before whole texts: such a task stands in no paper. */
  isWarmUp: v.optional(v.boolean()),
}

/** A task as the pupil sees it, without its key. One variant for each of the eight forms of the exam. */
export const questionSchema = v.variant('form', [
  v.object({ ...common, form: v.literal('single'), options: v.array(optionSchema) }),
  v.object({ ...common, form: v.literal('matching'), rows: v.array(optionSchema), options: v.array(optionSchema) }),
  v.object({ ...common, form: v.literal('sequence'), options: v.array(optionSchema) }),
  v.object({ ...common, form: v.literal('multi'), options: v.array(optionSchema), choose: v.number() }),
  v.object({
    ...common,
    form: v.literal('grouped'),
    groups: v.array(v.object({ id: v.string(), title: inlineTextSchema, options: v.array(optionSchema) })),
  }),
  v.object({ ...common, form: v.literal('numeric'), unit: v.nullable(inlineTextSchema) }),
  v.object({ ...common, form: v.literal('gap'), gaps: v.array(v.object({ id: v.string(), options: v.array(optionSchema) })) }),
  v.object({ ...common, form: v.literal('gapPool'), gaps: v.array(v.object({ id: v.string() })), options: v.array(optionSchema) }),
])
export type Question = v.InferOutput<typeof questionSchema>
export type QuestionForm = Question['form']
export type Figure = v.InferOutput<typeof figureSchema>
export type Option = v.InferOutput<typeof optionSchema>
