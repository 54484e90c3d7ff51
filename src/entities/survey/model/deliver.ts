import { problemOf } from '@/shared/api'
import { sendEvents } from '../api/survey-calls'
import type { AnswerLog } from './answer-log'
import type { ServerClock } from './server-clock'

const batchSize = 100
/** Statuses after which the same batch may succeed later. */
const passing = new Set([401, 408, 425, 429])

/** What one delivery came to: `refused` facts were turned down for good and stay on the device. */
export type Delivery = { refused: number }

/**
 * Sends what waits, one batch at a time in order, and resolves when nothing waits. A batch the server turns down for good
 * (4xx) is put aside, not thrown away. Rejects on the first failure that may pass: the caller tries again.
 */
export async function deliver(log: AnswerLog, clock: ServerClock): Promise<Delivery> {
  let refused = 0
  for (;;) {
    const waiting = await log.waiting()
    const survey = waiting[0]?.survey
    if (survey === undefined) return { refused }
    const batch = waiting.filter((entry) => entry.survey === survey).slice(0, batchSize)
    const ids = batch.map(({ event }) => event.id)
    try {
      const answer = await sendEvents(
        survey,
        batch.map(({ event }) => event),
      )
      clock.sync(answer.serverNow)
      const kept = await log.survey(survey)
      if (kept) await log.keepSurvey({ ...kept, clock: answer.clock })
      await log.settle(ids, 'delivered')
    } catch (error) {
      const { status } = problemOf(error)
      if (status === null || status >= 500 || passing.has(status)) throw error
      await log.settle(ids, 'refused')
      refused += ids.length
    }
  }
}
