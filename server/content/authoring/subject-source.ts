import * as v from 'valibot'
import { contentId, subjectId } from '#domain/text'
import { drawnFigureSource } from '../../drawing/figures/figure-source.ts'
import { md } from './question-source.ts'

/** `content/subjects/<subject>/subject.yaml` */
export const subjectSource = v.object({
  id: subjectId,
  title: md,
  /** It is being written: seen where authors work, on no site in production, and not yet asked how much it holds. */
  draft: v.optional(v.boolean(), false),
  kind: v.picklist(['required', 'elective']),
  /** The block of the exam day that its paper stands in. */
  block: v.picklist([1, 2]),
  order: v.number(),
  intro: md,
  /** Name of the table in `content/exams/<exam>/scales.yaml`. */
  scale: v.string(),
  /** Labels of options: Ukrainian letters or Latin ones. */
  letters: v.picklist(['ukrainian', 'latin']),
  /** The language of its texts and tasks: of the page where it is `uk`; a foreign one is read as prose and marked for readers of screens. */
  language: v.optional(v.picklist(['uk', 'en']), 'uk'),
  /** Its answers are computed, and computed anew when a paper is looked over. */
  isComputed: v.optional(v.boolean(), false),
  /** `part`: the paper numbers every row and gap, as the papers of foreign languages do. */
  numbering: v.optional(v.picklist(['task', 'part']), 'task'),
  /** `weight` is the section’s share of the tasks of a paper; the weights of a subject sum up to 1. Without weights all sections weigh the same. */
  topics: v.array(
    v.object({
      id: contentId,
      title: md,
      weight: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
      children: v.array(v.object({ id: contentId, title: md })),
    }),
  ),
})
export type SubjectSource = v.InferOutput<typeof subjectSource>

const caption = v.optional(md)
/** Letters of the formulas stand in the `figures`. */
const writtenEntry = v.object({ caption, body: md, figures: v.optional(v.array(drawnFigureSource)) })
/** Drawn from `elements.yaml`, `solubility.yaml` and `activity.yaml` of the subject. */
const drawnEntry = v.object({ caption, draw: v.picklist(['periodicLong', 'periodicShort', 'solubility', 'activity']) })
export type ReferenceEntrySource = v.InferOutput<typeof writtenEntry> | v.InferOutput<typeof drawnEntry>
const isDrawn = (given: unknown): boolean => typeof given === 'object' && given !== null && 'draw' in given

/** `content/subjects/<subject>/reference.yaml`: the sheet that the exam shows inside the test. */
export const referenceSource = v.object({
  title: md,
  sections: v.array(
    v.object({ id: contentId, title: md, entries: v.array(v.lazy((given) => (isDrawn(given) ? drawnEntry : writtenEntry))) }),
  ),
})
