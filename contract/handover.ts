import * as v from 'valibot'
import { codeSchema } from './group-code.ts'
import { plainText } from './text.ts'

/** The minutes for which a code leads to the guest who asked for it. */
export const handoverMinutes = 10

/** A code that makes another device the same guest, once. */
export const handoverAnswerSchema = v.object({ data: v.object({ code: v.string(), expiresAt: v.string() }) })

/** The state of a code: it waits, another device has used it, or its time is over. */
export const handoverStateAnswerSchema = v.object({ data: v.object({ state: v.picklist(['waiting', 'used', 'over']) }) })

/** `anonymous_token`: the guest of the device that takes over, whose work joins that of the other. */
export const handoverTakeSchema = v.object({
  code: codeSchema,
  anonymous_token: v.optional(v.pipe(plainText, v.maxLength(200, 'Хибний токен'))),
})
