import * as v from 'valibot'
import { answerSchema } from '#domain/answer'
import { moment } from '#domain/text'
import { variantsAnswerSchema, worksheetLimits } from './worksheet.ts'

const id = v.pipe(v.string('Хибний ідентифікатор'), v.uuid('Хибний ідентифікатор'))
const variant = v.pipe(
  v.number('Хибний варіант'),
  v.integer('Хибний варіант'),
  v.minValue(1, 'Хибний варіант'),
  v.maxValue(worksheetLimits.variants, 'Хибний варіант'),
)

/** Variants of an assigned paper: so many at least. Those that were drawn once stay as they are. */
export const paperVariantsRequestSchema = v.object({ count: variant })
export type PaperVariantsRequest = v.InferInput<typeof paperVariantsRequestSchema>
/** `code`: what the sheets of this paper bear. */
export const paperVariantsAnswerSchema = v.object({
  data: v.object({ code: v.string(), ...variantsAnswerSchema.entries.data.entries }),
})
export type PaperVariants = v.InferOutput<typeof paperVariantsAnswerSchema>['data']

/** What was read from the sheet of one pupil. `id` is made by the device that read it; `answers` stand in the order of the variant’s tasks. */
export const paperResultSchema = v.object({
  id,
  /** When it was read, by the server’s clock as the device knows it. */
  at: moment,
  member: id,
  variant,
  answers: v.pipe(v.array(answerSchema), v.minLength(1, 'Немає відповідей'), v.maxLength(200, 'Забагато відповідей')),
})
export type PaperResult = v.InferOutput<typeof paperResultSchema>

export const paperResultsSchema = v.object({
  results: v.pipe(v.array(paperResultSchema), v.minLength(1, 'Немає результатів'), v.maxLength(100, 'Забагато результатів за раз')),
})
/**
 * Results that the server does not take: the pupil has one already, on paper or on the site with an answer (`sat`), is not in the class any more (`left`),
 * or had other tasks (`other`). All others are stored.
 */
export const paperResultsAnswerSchema = v.object({
  data: v.object({ refused: v.array(v.object({ id, why: v.picklist(['sat', 'left', 'other']) })) }),
})
export type PaperRefusals = v.InferOutput<typeof paperResultsAnswerSchema>['data']['refused']
