import * as v from 'valibot'
import { keySchema } from '#domain/key'
import { questionSchema } from '#domain/question'
import { scaleSchema } from '#domain/scoring/scale'
import { topicSchema } from '#domain/subject'
import { surveyId } from '#domain/survey'
import { surveyEventSchema } from '#domain/survey-event'
import { extraTimeSchema } from '#domain/survey-mode'
import { tells } from '#domain/tells'
import { contentId, moment, subjectId } from '#domain/text'

/** The number of practice tasks in a pack. */
export const practiceTasks = 50

/**
 * Keys of a paper under AES-GCM; PBKDF2 draws the password out of `secret`. Bytes in base64. It keeps keys out of sight until the
 * hand-in, not from who looks for them.
 */
export const sealedSchema = v.object({
  rounds: v.number(),
  secret: v.string(),
  salt: v.string(),
  iv: v.string(),
  text: v.pipe(v.string(), v.metadata(tells.key)),
})
export type Sealed = v.InferOutput<typeof sealedSchema>
export const keysSchema = v.record(contentId, keySchema)

/** The means to study one subject without a network. `pages`: public answers of the API that belong to it, by their path. */
export const packSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  subject: v.object({ id: subjectId, title: v.string(), scale: scaleSchema, topics: v.array(topicSchema) }),
  createdAt: v.string(),
  practice: v.nullable(v.object({ questions: v.array(questionSchema), keys: keysSchema })),
  /** `seconds` by the rules, without extra time. */
  paper: v.nullable(
    v.object({
      paper: v.nullable(contentId),
      title: v.string(),
      seconds: v.number(),
      questions: v.array(questionSchema),
      sealed: sealedSchema,
    }),
  ),
  pages: v.array(v.string()),
})
export type Pack = v.InferOutput<typeof packSchema>
export const packAnswerSchema = v.object({ data: v.object({ pack: packSchema, serverNow: v.string() }) })
export const packRequestSchema = v.object({ subject: subjectId })

export const offlineModeSchema = v.picklist(['quick', 'topics', 'mixed', 'nmt'], 'Без мережі такий тест не починають')

/**
 * A survey begun from a pack without a network. `id` is made by the device. `tasks` in their order; those of a paper are the paper’s own.
 * `finishedAt`: null while it goes on.
 */
export const begunSchema = v.object({
  id: surveyId,
  pack: v.pipe(v.string('Хибний запас'), v.uuid('Хибний запас')),
  mode: offlineModeSchema,
  tasks: v.pipe(v.array(contentId), v.maxLength(practiceTasks, 'Забагато завдань')),
  extraTime: v.optional(extraTimeSchema, 0),
  save: v.optional(v.picklist(['automatic', 'onDemand'], 'Хибне збереження'), 'automatic'),
  createdAt: moment,
  finishedAt: v.nullable(moment),
  events: v.pipe(v.array(surveyEventSchema, 'Потрібен перелік подій'), v.maxLength(5000, 'Забагато подій')),
})
export type Begun = v.InferOutput<typeof begunSchema>
