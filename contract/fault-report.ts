import * as v from 'valibot'
import { routeNames } from './route-names.ts'
import { reportReasonSchema } from './user-fact.ts'
import { contentId, moment, plainText } from './text.ts'

/** The bytes that a recording may take, packed: gzip of its JSON. */
export const mostPacked = 200_000
/** The bytes that it may have once it is unpacked. */
export const mostUnpacked = 2_500_000
/** The days for which a recording is kept. */
export const recordingDays = 30

const build = v.pipe(v.string(), v.regex(/^[\w.-]{0,64}$/))

/**
 * A visitor’s report of a fault; it may be written offline. `route`: the name of the route, never the address. `recording`: packed, in
 * Base64, with consent alone; a bad one is left out.
 */
export const faultReportSchema = v.object({
  /** Made by the device (UUID), so that the same report may arrive twice without harm. */
  id: v.pipe(v.string('Хибний ідентифікатор'), v.uuid('Хибний ідентифікатор')),
  at: moment,
  task: v.nullable(v.object({ question: contentId, version: v.pipe(v.number(), v.integer(), v.minValue(1)), reason: reportReasonSchema })),
  text: v.pipe(plainText, v.maxLength(1000, 'Задовге повідомлення')),
  route: v.picklist([...routeNames, 'unknown']),
  build,
  recording: v.nullable(v.string()),
})
export type FaultReport = v.InferOutput<typeof faultReportSchema>

/** The fate of the recording: `none` came, it was `kept`, or it was refused as too large, unreadable or over the visitor’s quota. */
const outcomeSchema = v.picklist(['none', 'kept', 'tooLarge', 'unreadable', 'noRoom'])
export type RecordingOutcome = v.InferOutput<typeof outcomeSchema>

/** Answer to `POST /v3/fault-reports`: the report is stored now. */
export const faultReportAnswerSchema = v.object({ data: v.object({ recording: outcomeSchema }) })

/** A report as an operator sees it in the list. `bytes`: of its packed recording; null where it has none, or none any more. */
export const toldFaultSchema = v.object({
  ...v.omit(faultReportSchema, ['recording']).entries,
  text: v.string(),
  bytes: v.nullable(v.number()),
})
export type ToldFault = v.InferOutput<typeof toldFaultSchema>

/** Answer to `GET /v3/operations/reports`: the newest first. */
export const faultReportsAnswerSchema = v.object({ data: v.object({ days: v.number(), reports: v.array(toldFaultSchema) }) })

/** Answer to `GET /v3/operations/reports/{report}/recording`: whoever opens the recording knows what stands in it. */
export const recordingAnswerSchema = v.object({
  data: v.object({ recording: v.looseObject({ version: v.number(), build: v.string(), page: v.string(), entries: v.array(v.unknown()) }) }),
})
