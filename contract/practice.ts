import * as v from 'valibot'
import { questionFormSchema } from '#domain/question'
import { tells } from '#domain/tells'
import { contentId, subjectId } from '#domain/text'

/**
 * A task of the bank without its words. `state`: how the visitor’s last answer fared. `mistake`: it stands in the queue; `isDue`: not
 * answered rightly today already.
 */
export const practiceTaskSchema = v.object({
  id: contentId,
  topic: contentId,
  form: questionFormSchema,
  points: v.number(),
  seconds: v.number(),
  difficulty: v.picklist(['easy', 'medium', 'hard']),
  state: v.pipe(v.picklist(['new', 'right', 'wrong']), v.metadata(tells.outcome)),
  mistake: v.nullable(v.object({ rightDays: v.number(), isDue: v.boolean() })),
  isSaved: v.boolean(),
})
export type PracticeTask = v.InferOutput<typeof practiceTaskSchema>

/** A paper as its set-up shows it: never begun, or how the last attempt ended. */
export const practicePaperSchema = v.object({
  id: contentId,
  title: v.string(),
  tasks: v.number(),
  max: v.number(),
  last: v.nullable(v.object({ raw: v.number(), max: v.number(), at: v.string() })),
})

/** Answer to `GET /v3/subjects/{id}/practice`: everything that the set-ups of one subject count with. */
export const practiceSchema = v.object({
  subject: subjectId,
  tasks: v.array(practiceTaskSchema),
  papers: v.array(practicePaperSchema),
  /** True when a whole paper can be drawn from the bank by the official blueprint. */
  canDraw: v.boolean(),
  /** The reason for the pupil why no paper can be set, and the alternative. */
  whyNoPaper: v.optional(v.nullable(v.string())),
})
export type Practice = v.InferOutput<typeof practiceSchema>
export const practiceAnswerSchema = v.object({ data: v.object({ practice: practiceSchema }) })
