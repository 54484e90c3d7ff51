import * as v from 'valibot'
import { questionFormSchema } from '#contract/question'
import { contentId } from '#contract/text'
import { exhibitSchema } from './exhibit-source.ts'
import { md } from './question-source.ts'

/**
 * The confidence in a statement: `official` by the examiners or a retelling; `papers` counted in several papers; `single` one paper, commentary or
 * trainer; `derived` our guess; `programme` nothing found, so the sections of the programme stand.
 */
const confidenceSchema = v.picklist(['official', 'papers', 'single', 'derived', 'programme'])

const share = v.pipe(v.number(), v.integer(), v.minValue(1))

/**
 * One thing that a number has asked for: topics or sections, what the task shows (anything unless said), a pattern that topics cannot name.
 * `seen`: in how many of the `of` papers of its number; it is drawn as often.
 */
const wantSource = v.object({
  topics: v.pipe(v.array(contentId), v.minLength(1)),
  exhibits: v.optional(v.array(exhibitSchema)),
  pattern: v.optional(contentId),
  seen: share,
  confidence: confidenceSchema,
})

const bound = v.pipe(v.number(), v.minValue(-2), v.maxValue(2))

/**
 * One number of the paper, or a run of numbers that one task or one whole text fills. `opens`: topics of the first task of the text.
 * `repeats`: its topic may stand at another number too. Points, options and rows follow from the structure of the exam.
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
