import * as v from 'valibot'
import { routeNames } from './route-names.ts'
import { moment, plainText } from '#domain/text'

/** The days for which a report is kept. */
export const reportDays = 180
/** The number of events that a report names, the latest. */
export const mostEvents = 50

const build = v.pipe(v.string(), v.regex(/^[\w.-]{0,64}$/))
/** A chart and an event that it was sent, `session: token.refresh`; nothing that the event carries. */
const eventName = v.pipe(v.string(), v.regex(/^[\w.: -]{1,120}$/))

/**
 * A visitor’s report of a fault; it may come later. `route`: the name of the page’s route, never its address. `events`: names of the last
 * events, latest last; older builds send none.
 */
export const faultReportSchema = v.object({
  /** Made by the device (UUID), so that the same report may arrive twice without harm. */
  id: v.pipe(v.string('Хибний ідентифікатор'), v.uuid('Хибний ідентифікатор')),
  at: moment,
  text: v.pipe(plainText, v.maxLength(1000, 'Задовге повідомлення')),
  route: v.picklist([...routeNames, 'unknown']),
  build,
  events: v.optional(v.pipe(v.array(eventName), v.maxLength(mostEvents)), []),
})
export type FaultReport = v.InferOutput<typeof faultReportSchema>

/** Answer to `POST /v3/fault-reports`: the report is stored now. */
export const faultReportAnswerSchema = v.object({ data: v.object({}) })

/** Answer to `GET /v3/operations/reports`: the newest first. */
export const faultReportsAnswerSchema = v.object({
  data: v.object({
    days: v.number(),
    reports: v.array(v.object({ ...faultReportSchema.entries, text: v.string(), events: v.array(v.string()) })),
  }),
})
