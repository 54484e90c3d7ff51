import type { SurveyEvent } from '#contract/survey-event'
import { problemOf, unspoken } from '@/shared/api'
import { sendEvents } from '../api/survey-calls'
import type { AnswerLog } from './answer-log'
import type { ServerClock } from './server-clock'

const batchSize = 100
/** Statuses with which our own server turns facts down for good: the survey is over or not ours, or a fact does not fit. */
const final = new Set([404, 409, 413, 422])

/** What one delivery came to: `refused` facts were turned down for good and stay on the device. */
export type Delivery = { refused: number }

/**
 * Sends what waits, survey by survey, the latest first, and resolves when nothing waits. A fact that the server turns down in its own words
 * is put aside, not thrown away; a refusal without our words comes from somewhere on the way and may pass.
 * Rejects in the end when some survey could not be served: the caller tries again.
 * @param only serve this survey alone.
 */
export async function deliver(log: AnswerLog, clock: ServerClock, only?: string): Promise<Delivery> {
  const waiting = (await log.waiting()).filter(({ survey }) => only === undefined || survey === only)
  const surveys = [...new Set(waiting.toReversed().map(({ survey }) => survey))]
  const failures: unknown[] = []
  let refused = 0
  for (const survey of surveys) {
    try {
      refused += await serve(survey, log, clock)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
  return { refused }
}

async function serve(survey: string, log: AnswerLog, clock: ServerClock): Promise<number> {
  let refused = 0
  for (;;) {
    const events = (await log.waiting()).filter((entry) => entry.survey === survey).map(({ event }) => event)
    if (events.length === 0) return refused
    refused += await send(survey, events.slice(0, batchSize), log, clock)
  }
}

/** @returns how many were refused: of a batch with one fact that does not fit, only that one. */
async function send(survey: string, events: readonly SurveyEvent[], log: AnswerLog, clock: ServerClock): Promise<number> {
  try {
    const answer = await sendEvents(survey, events)
    clock.sync(answer.serverNow)
    const kept = await log.survey(survey)
    if (kept) await log.keepSurvey({ ...kept, clock: answer.clock })
    await log.settle(
      events.map(({ id }) => id),
      'delivered',
    )
    return 0
  } catch (error) {
    const { status, detail } = problemOf(error)
    if (status === null || !final.has(status) || detail === unspoken) throw error
    if (events.length > 1 && (status === 422 || status === 413)) {
      const middle = Math.ceil(events.length / 2)
      return (await send(survey, events.slice(0, middle), log, clock)) + (await send(survey, events.slice(middle), log, clock))
    }
    await log.settle(
      events.map(({ id }) => id),
      'refused',
    )
    return events.length
  }
}
