import * as v from 'valibot'
import { contentId, subjectId } from '#contract/text'

/** What editors write in `content/`: YAML of these shapes. Text fields are Markdown with `$TeX$`. */

const md = v.pipe(v.string(), v.trim(), v.minLength(1))
const choice = v.pipe(v.string(), v.regex(/^[a-h]$|^[1-9]$/))
const parts = v.record(choice, choice)
const texts = v.record(choice, md)

/** `file` lies in `assets/` beside the paper; `alt` says in words everything that is needed to solve the task. */
export const figureSource = v.object({
  file: v.pipe(v.string(), v.regex(/^[a-z0-9-]+\.svg$/)),
  alt: v.pipe(md, v.minLength(20)),
  width: v.number(),
  height: v.number(),
})

const common = {
  id: contentId,
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  topic: contentId,
  /** −2 (nearly all solve it) … 2 (nearly nobody does). */
  difficulty: v.pipe(v.number(), v.minValue(-2), v.maxValue(2)),
  /** Expected seconds for a prepared pupil. */
  seconds: v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(900)),
  prompt: md,
  figure: v.optional(figureSource),
  /** Why the key is right: the whole way to it. */
  explanation: md,
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
  v.object({ ...common, form: v.literal('numeric'), unit: v.optional(md), key: v.pipe(v.string(), v.regex(/^-?\d+(\.\d*[1-9])?$/)), mistakes: v.optional(v.array(v.object({ value: v.string(), text: md }))) }),
  v.object({ ...common, form: v.literal('gap'), gaps: v.record(choice, v.object({ options: texts })), key: parts, notes: v.optional(texts) }),
  v.object({ ...common, form: v.literal('gapPool'), gaps: v.array(choice), options: texts, key: parts, notes: v.optional(texts) }),
])
export type QuestionSource = v.InferOutput<typeof questionSource>

/** `content/subjects/<subject>/tests/<paper>.yaml`: a whole paper, its tasks in the order of the exam. */
export const paperSource = v.object({
  id: contentId,
  title: md,
  year: v.number(),
  status: v.picklist(['published', 'draft']),
  /** Who solved it without seeing the keys, and when. */
  secondSolver: v.object({ by: md, on: v.pipe(v.string(), v.isoDate()) }),
  questions: v.array(questionSource),
})
export type PaperSource = v.InferOutput<typeof paperSource>

/** `content/subjects/<subject>/subject.yaml` */
export const subjectSource = v.object({
  id: subjectId,
  title: md,
  kind: v.picklist(['required', 'elective']),
  order: v.number(),
  intro: md,
  /** Name of the table in `content/exams/<exam>/scales.yaml`. */
  scale: v.string(),
  /** Labels of options: Ukrainian letters or Latin ones. */
  letters: v.picklist(['ukrainian', 'latin']),
  topics: v.array(v.object({ id: contentId, title: md, children: v.array(v.object({ id: contentId, title: md })) })),
})
export type SubjectSource = v.InferOutput<typeof subjectSource>

/** `content/subjects/<subject>/reference.yaml`: the sheet that the exam shows inside the test. */
export const referenceSource = v.object({
  title: md,
  sections: v.array(
    v.object({ id: contentId, title: md, entries: v.array(v.object({ caption: v.optional(md), body: md })) }),
  ),
})
