import * as v from 'valibot'
import { plainText } from '#domain/text'

/** The shop of a purchase; the `{store}` of an address. */
export const storeSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/, 'Хибна крамниця'))
export const defaultStore = 'web'

/** `store_item_id` comes with `user.premium`. */
export const cancellationSchema = v.object({
  store_item_id: v.pipe(plainText, v.minLength(1, 'Хибна підписка'), v.maxLength(128, 'Хибна підписка')),
})
export type Cancellation = v.InferInput<typeof cancellationSchema>
