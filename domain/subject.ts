import * as v from 'valibot'
import { drawingSchema } from './drawing.ts'
import { elementSchema } from './element.ts'
import { drawnFormulaSchema } from './formula/drawn.ts'
import { inlineTextSchema, richTextSchema } from './rich-text.ts'
import { scaleSchema } from './scoring/scale.ts'
import { contentId, subjectId } from './text.ts'

/** A stretch of the official paper with tasks of one form. `points` is the most one task earns; `options` the choices offered. */
export const paperPartSchema = v.object({
  form: v.picklist(['single', 'matching', 'sequence', 'multi', 'grouped', 'numeric', 'gap', 'gapPool']),
  from: v.number(),
  to: v.number(),
  points: v.number(),
  options: v.nullable(v.number()),
  rows: v.nullable(v.number()),
})

/** The official paper of one subject in one year. `verified` is false while the split of forms rests on arithmetic or one source. */
export const paperStructureSchema = v.object({
  year: v.number(),
  source: v.string(),
  verified: v.boolean(),
  tasks: v.number(),
  max: v.number(),
  /** Minutes advised for the subject when it is taken alone. */
  minutes: v.number(),
  hasReference: v.boolean(),
  parts: v.array(paperPartSchema),
})

/** `needs`: the topics that are to be known before this one. */
export const topicSchema = v.object({
  id: contentId,
  title: v.string(),
  children: v.array(v.object({ id: contentId, title: v.string(), needs: v.optional(v.array(contentId)) })),
})

/** A subject in the catalogue. `papers` is how many whole papers are ready; 0 means that its tasks are still being written. */
export const subjectSummarySchema = v.object({
  id: subjectId,
  title: v.string(),
  kind: v.picklist(['required', 'elective']),
  /** The block of the exam day that its paper stands in; left out by servers that do not tell it. */
  block: v.optional(v.picklist([1, 2])),
  order: v.number(),
  tasks: v.number(),
  max: v.number(),
  threshold: v.number(),
  minutes: v.number(),
  papers: v.number(),
  /** Tasks for practice in the bank; left out by servers that do not count them. */
  practice: v.optional(v.number()),
})

export const paperSummarySchema = v.object({ id: contentId, title: v.string(), tasks: v.number(), max: v.number() })

/** One entry of the reference sheet: a formula or a small table with its caption and drawings, or a form of the periodic table. */
const referenceEntrySchema = v.object({
  caption: v.nullable(inlineTextSchema),
  body: richTextSchema,
  figures: v.optional(v.array(v.object({ alt: v.string(), drawing: drawingSchema }))),
  periodic: v.optional(v.picklist(['long', 'short'])),
})
export const referenceSheetSchema = v.object({
  title: v.string(),
  sections: v.array(v.object({ id: contentId, title: v.string(), entries: v.array(referenceEntrySchema) })),
  /** The elements that periodic tables of the sheet are drawn from. */
  elements: v.optional(v.array(elementSchema)),
  /** Each once, where the sheet is asked for by itself. */
  formulas: v.optional(v.array(drawnFormulaSchema)),
})

export const subjectSchema = v.object({
  ...subjectSummarySchema.entries,
  intro: v.string(),
  /** The language of its texts, where it is not that of the page. */
  language: v.optional(v.string()),
  topics: v.array(topicSchema),
  structure: paperStructureSchema,
  scale: scaleSchema,
  paperList: v.array(paperSummarySchema),
  reference: v.nullable(referenceSheetSchema),
})

export type SubjectSummary = v.InferOutput<typeof subjectSummarySchema>
export type Subject = v.InferOutput<typeof subjectSchema>
export type PaperStructure = v.InferOutput<typeof paperStructureSchema>
export type ReferenceSheet = v.InferOutput<typeof referenceSheetSchema>
