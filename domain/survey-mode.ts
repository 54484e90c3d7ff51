import * as v from 'valibot'

/**
 * Modes of practice, the `{type}` of a survey’s address. `mixed`: topics interleaved; `custom`: by filters; `theory`: the test of an
 * article; `retry`: an earlier survey once more.
 */
export const surveyModeSchema = v.picklist(
  ['nmt', 'topics', 'quick', 'mixed', 'mistakes', 'diagnostic', 'custom', 'saved', 'theory', 'retry'],
  'Невідомий режим',
)
export type SurveyMode = v.InferOutput<typeof surveyModeSchema>

/** Extra time in percent of the time of the exam. */
export const extraTimeSchema = v.picklist([0, 25, 50, 100], 'Хибний додатковий час')

/** The rules of one survey, fixed when it is made. */
export const surveyPolicySchema = v.object({
  feedback: v.picklist(['afterEach', 'atEnd']),
  /** By the rules, extra time included; null without a clock. */
  seconds: v.nullable(v.number()),
  extraTime: extraTimeSchema,
  /** `onDemand`: as in the exam, only what was saved counts. */
  save: v.picklist(['automatic', 'onDemand']),
  /** `alarm` stops the clock for an air-raid alarm only. */
  pause: v.picklist(['any', 'alarm']),
  /** The paper of a group: its clock runs from the moment its tasks were given out. */
  isTimedByServer: v.optional(v.boolean()),
})
export type SurveyPolicy = v.InferOutput<typeof surveyPolicySchema>

/** The official rule: alarms of more than 2 h 30 min in all lead to the additional session. */
export const alarmLimitSeconds = 9000
/** The official break between the two blocks of the day. */
export const breakSeconds = 1200
/** The official time of a block of two subjects; one subject alone takes half of it. */
export const blockSeconds = 7200
