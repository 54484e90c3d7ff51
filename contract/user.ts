import * as v from 'valibot'
import { nameSchema } from './auth.ts'
import { tells } from '#domain/tells'
import { statisticSchema } from '#domain/statistic'

/** The premium of an account, decided by the server. */
export const premiumSchema = v.object({
  status: v.picklist(['none', 'active']),
  /** An ISO moment. */
  until: v.optional(v.nullable(v.string())),
  /** False once the subscription is cancelled. */
  is_renewing: v.optional(v.nullable(v.boolean())),
  /** What a cancel needs; `group` is a seat that somebody else pays for. */
  store: v.optional(v.nullable(v.string())),
  store_item_id: v.optional(v.nullable(v.string())),
  /** No money was taken for it. */
  is_test: v.optional(v.boolean()),
})

/** The holder of the token. A guest has neither name nor e-mail. */
export const userSchema = v.object({
  id: v.string(),
  is_anonymous: v.boolean(),
  name: v.nullable(v.string()),
  email: v.nullable(v.string()),
  /** Absolute, or a path on the API’s own origin. */
  avatar_url: v.nullable(v.string()),
  /** Linked ways to sign in; `demo` stands in for them in a demonstration. */
  providers: v.optional(v.array(v.picklist(['google', 'apple', 'demo']))),
  /** The version of the terms agreed to, null where unknown. */
  consent_version: v.optional(v.nullable(v.string())),
  /** `wanted`: it was entered by a mailed one, and wants one of its own. */
  password: v.optional(v.picklist(['none', 'own', 'wanted'])),
  premium: premiumSchema,
})
export type User = v.InferOutput<typeof userSchema>
export const userAnswerSchema = v.object({ data: v.object({ user: userSchema }) })

export const statisticAnswerSchema = v.object({ data: v.object({ statistic: statisticSchema }) })

/** The fields of an account that its user may change; a field that is left out stays as it is. */
export const profileSchema = v.object({ name: v.optional(nameSchema) })
export type Profile = v.InferInput<typeof profileSchema>

const megabyte = 1024 * 1024

/** Announces a picture: its type and its size in bytes, at most 1 MB. Both are signed into the address; without them they are checked afterwards. */
export const avatarRequestSchema = v.object({
  content_type: v.optional(v.picklist(['image/png', 'image/jpeg', 'image/webp'], 'Фото має бути PNG, JPEG або WebP')),
  size: v.optional(
    v.pipe(
      v.number('Хибний розмір фото'),
      v.integer('Хибний розмір фото'),
      v.minValue(1, 'Фото порожнє'),
      v.maxValue(megabyte, 'Фото завелике: можна до 1 МБ'),
    ),
  ),
})
export type AvatarRequest = v.InferInput<typeof avatarRequestSchema>

/** The address to which the picture is `PUT` within ten minutes: absolute, or a path on the API’s own origin. */
export const avatarAnswerSchema = v.object({ data: v.object({ upload_url: v.string() }) })

/** A signed-in device. `device` is what it said of itself; `last_seen_at` is exact to the hour. Moments are ISO 8601. */
export const deviceSessionSchema = v.object({
  id: v.string(),
  device: v.nullable(v.string()),
  created_at: v.string(),
  last_seen_at: v.string(),
  is_current: v.boolean(),
})
export type DeviceSession = v.InferOutput<typeof deviceSessionSchema>
export const deviceSessionsAnswerSchema = v.object({ data: v.object({ sessions: v.array(deviceSessionSchema) }) })

const record = v.record(v.string(), v.unknown())

/** Everything that is stored about the user, for the user to keep. The shape inside the lists may grow. */
export const exportSchema = v.object({
  exported_at: v.string(),
  user: userSchema,
  created_at: v.string(),
  consented_at: v.nullable(v.string()),
  sessions: v.array(deviceSessionSchema),
  surveys: v.pipe(v.array(record), v.metadata(tells.outcome)),
  task_answers: v.pipe(v.array(record), v.metadata(tells.outcome)),
  facts: v.array(record),
  fault_reports: v.array(record),
  reviews: v.array(record),
  own_flashcards: v.array(record),
  card_media: v.optional(v.array(record), []),
  shared_decks: v.optional(v.array(record), []),
  subscriptions: v.array(record),
  payments: v.optional(v.array(record), []),
  groups: v.array(record),
  reminders: v.optional(record),
})
export const exportAnswerSchema = v.object({ data: v.object({ export: exportSchema }) })
