import * as v from 'valibot'
import { answerSchema } from '#domain/answer'
import { lessonStepSchema } from '#domain/lesson-step'
import { preferencesChangeSchema } from '#domain/study-preferences'
import { contentId, moment, plainText } from '#domain/text'

const fact = {
  /** Made by the device (UUID), so that the same fact may arrive twice without harm. */
  id: v.pipe(v.string('Хибний ідентифікатор'), v.uuid('Хибний ідентифікатор')),
  /** The moment of the fact by the server’s clock, as the device knows it. */
  at: moment,
}

const lesson = { course: contentId, lesson: contentId }

export const reportReasonSchema = v.picklist(['wrongKey', 'unclear', 'typo', 'picture', 'other'], 'Хибна причина')
export type ReportReason = v.InferOutput<typeof reportReasonSchema>

/**
 * A fact of a visitor outside any survey; it may come late. `task.save` sets or takes away a bookmark; `lesson.answer` answers a task of
 * a check: the facts of one `attempt` make a survey on the server.
 */
export const userFactSchema = v.variant(
  'kind',
  [
    v.object({ ...fact, kind: v.literal('task.save'), question: contentId, isSaved: v.boolean('Хибна позначка') }),
    v.object({
      ...fact,
      kind: v.literal('task.report'),
      question: contentId,
      version: v.pipe(v.number(), v.integer(), v.minValue(1)),
      reason: reportReasonSchema,
      text: v.pipe(plainText, v.maxLength(1000, 'Задовге повідомлення')),
      answer: v.optional(answerSchema, null),
    }),
    v.object({ ...fact, kind: v.literal('article.read'), article: contentId, block: v.pipe(plainText, v.maxLength(60)) }),
    v.object({ ...fact, kind: v.literal('preferences.set'), change: preferencesChangeSchema }),
    v.object({ ...fact, ...lesson, kind: v.literal('lesson.step'), step: lessonStepSchema }),
    v.object({
      ...fact,
      ...lesson,
      kind: v.literal('lesson.answer'),
      attempt: v.pipe(v.string('Хибна спроба'), v.uuid('Хибна спроба')),
      question: contentId,
      value: answerSchema,
    }),
  ],
  'Невідома подія',
)
export type UserFact = v.InferOutput<typeof userFactSchema>

/** Body of `POST /v3/user/facts`. */
export const userFactsSchema = v.object({ facts: v.pipe(v.array(userFactSchema), v.minLength(1), v.maxLength(200, 'Забагато подій')) })
/** Acknowledgement: every fact of the batch is stored now. `duplicates` were stored before. */
export const userFactsAnswerSchema = v.object({ data: v.object({ accepted: v.number(), duplicates: v.number(), serverNow: v.string() }) })
/** Answer to `GET /v3/user/facts?kind=`: the facts of one kind, oldest first. */
export const ownFactsAnswerSchema = v.object({ data: v.object({ facts: v.array(userFactSchema) }) })
