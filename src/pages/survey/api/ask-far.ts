import type { Survey } from '#domain/survey'
import type { SurveyEvent } from '#domain/survey-event'
import { readSurvey, type SurveyGround } from '@/entities/survey'
import { adoptForeign } from './adopt-foreign'

/** What the server says of a paper that was opened without it; `events` is all that the device holds since then. */
export type Far = { survey: Survey; events: SurveyEvent[] }

/**
 * Asks the server about a paper that was opened from the device alone; a later clock stays. Rejects with the server’s refusal, or once
 * `signal` is aborted, and then no fact is taken.
 */
export async function askFar(id: string, { log, clock }: SurveyGround, signal: AbortSignal): Promise<Far> {
  const before = await log.clock(id)
  const { survey, serverNow } = await readSurvey(id, undefined, signal)
  clock.sync(serverNow)
  if (JSON.stringify(await log.clock(id)) === JSON.stringify(before)) await log.keepSurvey(survey)
  signal.throwIfAborted()
  await adoptForeign(id, survey.events, log)
  return { survey, events: await log.events(id) }
}
