import * as v from 'valibot'

/** The steps of every lesson, in this order: theory, a worked example, a try with hints, a check of at least five tasks. */
export const lessonStepSchema = v.picklist(['theory', 'example', 'try', 'check'], 'Невідомий крок')
export type LessonStep = v.InferOutput<typeof lessonStepSchema>
export const lessonSteps = lessonStepSchema.options
