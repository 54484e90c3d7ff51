import * as v from 'valibot'
import { questionFormSchema } from '#domain/question'
import { contentId } from '#domain/text'
import { exhibitSchema } from './exhibit-source.ts'
import { md } from './question-source.ts'

/**
 * How sure a statement is: `official` by the examiners; `papers` counted in several; `single` in one; `derived` our guess; `programme`
 * nothing found.
 */
const confidenceSchema = v.picklist(['official', 'papers', 'single', 'derived', 'programme'])

const share = v.pipe(v.number(), v.integer(), v.minValue(1))

/** One thing that a number has asked for, seen in `seen` of the `of` papers of its number, and drawn as often. */
const wantSource = v.object({
  topics: v.pipe(v.array(contentId), v.minLength(1)),
  exhibits: v.optional(v.array(exhibitSchema)),
  pattern: v.optional(contentId),
  seen: share,
  confidence: confidenceSchema,
})

const bound = v.pipe(v.number(), v.minValue(-2), v.maxValue(2))

/**
 * One number of the paper, or a run of numbers on one text. `opens`: topics of the text’s first task. `repeats`: its topic may stand at
 * another number too.
 */
const slotSource = v.object({
  numbers: v.union([share, v.tuple([share, share])]),
  form: questionFormSchema,
  difficulty: v.optional(v.tuple([bound, bound]), [-2, 2]),
  of: share,
  wants: v.pipe(v.array(wantSource), v.minLength(1)),
  opens: v.optional(v.array(contentId)),
  repeats: v.optional(v.boolean(), false),
})
export type SlotSource = v.InferOutput<typeof slotSource>

/** `content/exams/<exam>/blueprints/<subject>.yaml`: what each number of the paper asks. `source` tells what it was counted from. */
export const blueprintSource = v.object({ source: md, slots: v.pipe(v.array(slotSource), v.minLength(1)) })
