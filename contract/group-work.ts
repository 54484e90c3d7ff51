import * as v from 'valibot'
import { deckId } from '#domain/flashcard'
import { contentId, moment, subjectId } from '#domain/text'

/** The kinds of work that a group may be given beside papers. */
export const workKindSchema = v.picklist(['topic', 'lesson', 'deck'], 'Невідоме завдання')
export type WorkKind = v.InferOutput<typeof workKindSchema>

/**
 * `target`: the topic, the lesson’s course, or the deck; `lesson` is its number. `needed` makes it done: different tasks or cards since
 * it was given, steps since the pupil joined.
 */
const about = {
  id: v.string(),
  kind: workKindSchema,
  title: v.string(),
  subject: subjectId,
  subjectTitle: v.string(),
  /** Of the foreign words in the title, where the subject has any. */
  language: v.optional(v.string()),
  target: v.string(),
  lesson: v.nullable(v.number()),
  needed: v.number(),
  due: v.string(),
}
/** `isDeviceTime`: `doneAt` is what the device says; the server heard of it much later, `heardAt`. */
const progress = {
  done: v.number(),
  doneAt: v.nullable(v.string()),
  heardAt: v.optional(v.nullable(v.string()), null),
  isDeviceTime: v.optional(v.boolean(), false),
}

/** A work as the owner of the group sees it; `progress` is of members who share results and have begun. */
export const workSchema = v.object({
  ...about,
  progress: v.array(v.object({ memberId: v.string(), ...progress, isLate: v.boolean() })),
})
export type Work = v.InferOutput<typeof workSchema>

/** A work as a member sees it. It is ticked off by what the pupil has done, never by hand. */
export const groupWorkSchema = v.object({ ...about, ...progress })
export type GroupWork = v.InferOutput<typeof groupWorkSchema>

const count = (least: number, most: number) =>
  v.pipe(
    v.number('Хибна кількість'),
    v.integer('Хибна кількість'),
    v.minValue(least, `Щонайменше ${least}`),
    v.maxValue(most, `Щонайбільше ${most}`),
  )

/** Something to be done by `due`. Where there is less of it than `needed`, all of it is needed. */
export const workRequestSchema = v.variant(
  'kind',
  [
    v.object({ kind: v.literal('topic'), subject: subjectId, topic: contentId, needed: count(5, 40), due: moment }),
    v.object({ kind: v.literal('lesson'), course: contentId, lesson: count(1, 200), due: moment }),
    v.object({ kind: v.literal('deck'), deck: deckId, needed: count(5, 100), due: moment }),
  ],
  'Невідоме завдання',
)
export type WorkRequest = v.InferInput<typeof workRequestSchema>
