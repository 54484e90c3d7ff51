import type { surveys } from '../store/schema.ts'

export {
  alarmsOf,
  clockOf,
  deadlineOf,
  effective,
  effectiveIn,
  isInTime,
  isOver,
  pausesUntil,
  secondsOf,
  startOf,
  type Received,
} from '#contract/grading/clock'

export type SurveyRow = typeof surveys.$inferSelect
