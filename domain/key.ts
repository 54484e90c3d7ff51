import * as v from 'valibot'
import { richTextSchema } from './rich-text.ts'
import { tells } from './tells.ts'
import { theoryLinkSchema } from './theory-link.ts'

const note = v.object({ id: v.string(), text: richTextSchema })
const perPart = v.record(v.string(), v.string())
const explained = {
  /** The way from the prompt to the key. */
  explanation: richTextSchema,
  /** Each note says why an option is wrong, or what a row of a matching task rests on; `id` is the option or row. */
  notes: v.array(note),
  /** What helps before the answer: the idea, then the first step. */
  hints: v.optional(v.array(richTextSchema)),
  /** The article that explains it. */
  theory: v.nullable(theoryLinkSchema),
}

/** The key of a task. It leaves the server only after the survey is finished, or in a training mode. */
export const keySchema = v.pipe(
  v.variant('form', [
    v.object({ ...explained, form: v.literal('single'), correct: v.string() }),
    v.object({ ...explained, form: v.literal('matching'), correct: perPart }),
    v.object({ ...explained, form: v.literal('sequence'), correct: v.array(v.string()) }),
    v.object({ ...explained, form: v.literal('multi'), correct: v.array(v.string()) }),
    v.object({ ...explained, form: v.literal('grouped'), correct: perPart }),
    /**
     * `correct` is a decimal number written with a point. The exam counts it exactly; `tolerance` is how far an answer may be from it where the
     * number is read off a picture.
     */
    v.object({ ...explained, form: v.literal('numeric'), correct: v.string(), tolerance: v.optional(v.string()) }),
    v.object({ ...explained, form: v.literal('gap'), correct: perPart }),
    v.object({ ...explained, form: v.literal('gapPool'), correct: perPart }),
  ]),
  v.metadata(tells.key),
)
export type Key = v.InferOutput<typeof keySchema>
