import * as v from 'valibot'

/** Body of every 4xx and 5xx answer. `errorMessage` is Ukrainian, meant for the pupil, and never repeats what was sent. */
export const problemSchema = v.object({ errorMessage: v.string() })
export type Problem = v.InferOutput<typeof problemSchema>
