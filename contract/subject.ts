import * as v from 'valibot'
import { referenceSheetSchema, subjectSchema, subjectSummarySchema } from '#domain/subject'

export const subjectsAnswerSchema = v.object({ data: v.object({ subjects: v.array(subjectSummarySchema) }) })
export const subjectAnswerSchema = v.object({ data: v.object({ subject: subjectSchema }) })
/** The title of a subject and its reference sheet with the formulas drawn; null where the exam has none. */
export const referenceAnswerSchema = v.object({ data: v.object({ title: v.string(), reference: v.nullable(referenceSheetSchema) }) })
export type SubjectReference = v.InferOutput<typeof referenceAnswerSchema>['data']
