import * as v from 'valibot'
import { codeSchema } from '#domain/group-code'
import { plainText } from '#domain/text'

/** The minutes for which a code leads to the guest who asked for it. */
export const handoverMinutes = 10

/** The minutes for which the work of a device that was joined to that of another one can be taken back. */
export const handBackMinutes = 10

/** A code that makes another device the same guest, once. */
export const handoverAnswerSchema = v.object({ data: v.object({ code: v.string(), expiresAt: v.string() }) })

/** The state of a code: it waits, another device has used it, or its time is over. `device` is what the other one said of itself. */
export const handoverStateAnswerSchema = v.object({
  data: v.object({ state: v.picklist(['waiting', 'used', 'over']), device: v.optional(v.nullable(v.string()), null) }),
})

const formerToken = v.optional(v.pipe(plainText, v.maxLength(200, 'Хибний токен')))

/** `anonymous_token`: the guest of the device that looks. */
export const handoverPreviewSchema = v.object({ code: codeSchema, anonymous_token: formerToken })

/** How much a guest has done: tests, and what was saved, written and repeated. */
const workSchema = v.object({ surveys: v.number(), others: v.number() })
export type GuestWork = v.InferOutput<typeof workSchema>

/** Whose work meets whose, before anything is joined: `device` gave the code and said that of itself; `own` is that of the device that looks. */
export const handoverPreviewAnswerSchema = v.object({
  data: v.object({ device: v.nullable(v.string()), work: workSchema, own: workSchema }),
})
export type HandoverPreview = v.InferOutput<typeof handoverPreviewAnswerSchema>['data']

/**
 * `anonymous_token`: the guest of the device that takes over. A guest with work is joined to the other only where `joins` says so, and stays apart
 * where it says no; left out, such a call is refused.
 */
export const handoverTakeSchema = v.object({ code: codeSchema, anonymous_token: formerToken, joins: v.optional(v.boolean()) })

/** The guest that this device was before it took over; the bearer is that of the guest it became. */
export const handBackSchema = v.object({ anonymous_token: v.pipe(plainText, v.maxLength(200, 'Хибний токен')) })
