import * as v from 'valibot'

/**
 * Modes of practice; the mode is also the `{type}` of a survey’s address. `nmt` a paper or a block of two papers by the rules of the exam;
 * `topics` tasks of chosen topics; `quick` a few tasks at once; `mixed` topics interleaved; `mistakes` what went wrong before and is due;
 * `diagnostic` a short look at a whole subject; `custom` by filters; `saved` bookmarked tasks; `theory` the test of an article;
 * `retry` tasks of an earlier survey once more.
 */
export const surveyModeSchema = v.picklist(
  ['nmt', 'topics', 'quick', 'mixed', 'mistakes', 'diagnostic', 'custom', 'saved', 'theory', 'retry'],
  'Невідомий режим',
)
export type SurveyMode = v.InferOutput<typeof surveyModeSchema>

/** Extra time in percent of the time of the exam. */
export const extraTimeSchema = v.picklist([0, 25, 50, 100], 'Хибний додатковий час')

/**
 * The rules of one survey, fixed when it is made.
 * `feedback`: after each task, with its key, or at the end only. `seconds`: time by the rules, extra time included; null without a clock.
 * `save`: every answer counts as given, or, as in the exam, only what was saved on demand.
 * `pause`: `any` stops at will; `alarm` stops the clock for an air-raid alarm only.
 * `isTimedByServer`: the paper of a group. Its clock runs from the moment its tasks were given out; see `contract/grading/clock.ts`.
 */
export const surveyPolicySchema = v.object({
  feedback: v.picklist(['afterEach', 'atEnd']),
  seconds: v.nullable(v.number()),
  extraTime: extraTimeSchema,
  save: v.picklist(['automatic', 'onDemand']),
  pause: v.picklist(['any', 'alarm']),
  isTimedByServer: v.optional(v.boolean()),
})
export type SurveyPolicy = v.InferOutput<typeof surveyPolicySchema>

/** The official rule: alarms of more than 2 h 30 min in all lead to the additional session. */
export const alarmLimitSeconds = 9000
/** The official break between the two blocks of the day. */
export const breakSeconds = 1200
/** The official time of a block of two subjects; one subject alone takes half of it. */
export const blockSeconds = 7200
