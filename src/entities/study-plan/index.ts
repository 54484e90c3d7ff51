/** Writes calendars; fetched when one is asked for. */
export const openCalendarFile = () => import('./model/calendar-file')
export { gainsOf, type Gain } from './model/gain'
export { makePlan } from './model/make-plan'
export type { PlannedSubject, PlanReason, PlanTask } from './model/plan-task'
export { weekOf, type Week } from './model/week'
