import * as v from 'valibot'

/** Who holds the token. A guest has neither name nor e-mail. `premium.status` is `none` or `active`; the server decides it. */
export const userSchema = v.object({
  id: v.string(),
  is_anonymous: v.boolean(),
  name: v.nullable(v.string()),
  email: v.nullable(v.string()),
  avatar_url: v.nullable(v.string()),
  premium: v.object({ status: v.picklist(['none', 'active']) }),
})
export type User = v.InferOutput<typeof userSchema>
export const userAnswerSchema = v.object({ data: v.object({ user: userSchema }) })

/** What a pupil has done so far: counts of finished surveys, answers given and points earned. */
export const statisticSchema = v.object({
  surveys_finished: v.number(),
  answers_given: v.number(),
  points_earned: v.number(),
  points_possible: v.number(),
})
export type Statistic = v.InferOutput<typeof statisticSchema>
export const statisticAnswerSchema = v.object({ data: v.object({ statistic: statisticSchema }) })
